/** Tells, in the page's own words, that the shop cannot start; no text of the shop need have come (index.html). */
export function tellNotStarted(): void {
  document.querySelector(".boot-screen")?.remove();
  document.getElementById("not-started")!.hidden = false;
}
