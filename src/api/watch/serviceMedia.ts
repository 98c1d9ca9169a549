import { currentEndpoints } from "../endpoints";

/**
 * The address of a picture or film of the commerce service, of a greeting or a wrapping. A relative one belongs to the
 * service; anything else must be https. Null: the page must not load it.
 */
export function serviceMedia(raw: string | null | undefined): string | null {
  if (!raw) return null;
  try {
    const service = new URL(currentEndpoints().commerce, window.location.href);
    const url = new URL(raw, service);
    return url.origin === service.origin || url.protocol === "https:" ? url.href : null;
  } catch {
    return null;
  }
}
