/** After this time a press is forgotten: the person has given it up. */
const REMEMBERED_MS = 10_000;

const PRESSABLE = "a, [data-variant]";

/**
 * Remembers what is pressed in the first view (`view`), and presses it again once it can be followed where the shop has
 * drawn it. What was pressed last counts; it fades, so that the press is seen.
 */
export function rememberPress(view: Element): void {
  let pressed: HTMLElement | undefined;
  let at = 0;

  const forget = () => {
    if (pressed) pressed.style.opacity = "";
    pressed = undefined;
  };

  const remember = ({ clientX, clientY, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const isFollowing = pressed !== undefined;
    forget();
    // The shop itself was pressed.
    if (!view.isConnected) return removeEventListener("click", remember, true);
    if (ctrlKey || metaKey || shiftKey) return;
    // What is inert is never the target of an event: the place tells what was meant.
    pressed = pressables(view).find(isAt(clientX, clientY));
    at = performance.now();
    if (!pressed) return;
    pressed.style.opacity = "0.6";
    if (!isFollowing) requestAnimationFrame(follow);
  };

  const follow = () => {
    if (performance.now() - at > REMEMBERED_MS) forget();
    if (!pressed) return;
    const same = ({ textContent }: Element) => textContent === pressed?.textContent;
    const link = view.isConnected
      ? undefined
      : pressables(document.body).filter(same)[pressables(view).filter(same).indexOf(pressed)];
    // What React has made but still hides cannot be followed yet.
    if (link && link.getClientRects().length > 0) link.click();
    else requestAnimationFrame(follow);
  };

  addEventListener("click", remember, true);
}

const pressables = (within: Element) => [...within.querySelectorAll<HTMLElement>(PRESSABLE)];

const isAt = (x: number, y: number) => (element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x < right && y >= top && y < bottom;
};
