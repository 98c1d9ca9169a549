import { type MouseEvent } from "react";

/** Whether a press on a link opens it in this page: with other buttons and keys it asks for a tab, or a download. */
export const isPlainPress = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
