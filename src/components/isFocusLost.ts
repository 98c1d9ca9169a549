/** Whether what had the focus is gone: the browser drops it then, and the keyboard and the ear are nowhere. */
export const isFocusLost = () => (document.activeElement ?? document.body) === document.body;
