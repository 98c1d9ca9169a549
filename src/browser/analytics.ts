declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Pushes an event to the page's data layer. A layer that is missing, frozen or broken must not affect the shop. */
export function pushEvent(event: Record<string, unknown>): void {
  try {
    (window.dataLayer ??= []).push(event);
  } catch {
    // The event is lost, which does no harm.
  }
}
