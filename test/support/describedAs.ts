/** The words that describe an element, also in dialogs and popovers, whose contents happy-dom takes for hidden. */
export const describedAs = (element: HTMLElement) =>
  (element.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ");
