/**
 * Makes the browser do things that are slow the first time (loading a language's number formats) after the first paint,
 * while the shop's scripts are loading, instead of when they would have to wait for it.
 */
export function warmUp(locale: string): void {
  const first = [
    () => Intl.DateTimeFormat.supportedLocalesOf(locale),
    () => new Intl.NumberFormat(locale, { style: "currency", currency: "EUR" }).format(1),
  ];
  const one = (task: () => unknown) => {
    try {
      task();
    } catch {
      // The shop itself handles an unknown language.
    }
  };
  // Each in a task of its own, so that answers and input can be handled in between. The second frame comes after the
  // first is painted.
  requestAnimationFrame(() => requestAnimationFrame(() => first.forEach((task) => setTimeout(one, 0, task))));
}
