import { reloadPage } from "~/browser/page";

/**
 * Shows the page's own message that the shop cannot start (index.html); needs no text files. It may be for want of a
 * connection: once that is back, the page is loaded again.
 */
export function tellNotStarted(): void {
  document.querySelector(".boot-screen")?.remove();
  document.getElementById("not-started")!.hidden = false;
  addEventListener("online", reloadPage);
}
