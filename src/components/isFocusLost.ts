/** Whether nothing has the focus, as after the focused element was removed; keyboard users lose their place then. */
export const isFocusLost = () => (document.activeElement ?? document.body) === document.body;
