/**
 * Enter that is held presses again and again. Where its first press has moved the focus, as into a dialog or to the
 * undo of what it removed, it presses nothing there until it is let go.
 */
export function letGoOfEnter(): void {
  let pressed: EventTarget | null = null;
  document.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Enter") return;
      if (!event.repeat) pressed = event.target;
      else if (event.target !== pressed) event.preventDefault();
    },
    true,
  );
}
