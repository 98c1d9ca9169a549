import { type ComponentProps } from "react";
import { Dialog } from "./Dialog";

/**
 * A dialog at the edge of the screen, for filters and menus. Choices in it apply at once, so a click outside closes it.
 */
export function Sheet({
  onClose,
  ...props
}: Omit<ComponentProps<typeof Dialog>, "shape" | "size" | "role" | "closeOnOutside">) {
  const close = () => {
    // What is typed in a field counts once that is left, also where Back closes the sheet around it.
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
    onClose();
  };
  return <Dialog {...props} onClose={close} shape="sheet" closeOnOutside />;
}
