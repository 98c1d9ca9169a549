/**
 * What a browser does for the first time takes it a moment: opening the tab's storage, reading a language's rules for
 * numbers. It does so behind the first paint, while the shop's scripts are on their way, and not when they stand still
 * for it.
 */
export function warmUp(locale: string): void {
  const first = [
    // eslint-disable-next-line no-restricted-globals -- nothing is kept or read: only opened
    () => sessionStorage.length,
    () => Intl.DateTimeFormat.supportedLocalesOf(locale),
    () => new Intl.NumberFormat(locale, { style: "currency", currency: "EUR" }).format(1),
  ];
  const one = (task: () => unknown) => {
    try {
      task();
    } catch {
      // The shop itself copes with a storage that is denied, and with a language that nobody knows.
    }
  };
  // Each is a task of its own, so that an answer or an input comes between; the second frame comes when the first
  // stands.
  requestAnimationFrame(() => requestAnimationFrame(() => first.forEach((task) => setTimeout(one, 0, task))));
}
