import { type MouseEvent } from "react";

/** Whether a click on a link opens it in this page; with other buttons or modifier keys it opens a tab or downloads. */
export const isPlainPress = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
