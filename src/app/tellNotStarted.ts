/** Shows the page's own message that the shop cannot start (index.html); needs no text files. */
export function tellNotStarted(): void {
  document.querySelector(".boot-screen")?.remove();
  document.getElementById("not-started")!.hidden = false;
}
