import { type ComponentProps } from "react";
import { Dialog } from "./Dialog";

/**
 * A dialog at the edge of the screen, for filters and menus. Choices in it apply at once, so a click outside closes it.
 */
export function Sheet(props: Omit<ComponentProps<typeof Dialog>, "shape" | "size" | "role" | "closeOnOutside">) {
  return <Dialog {...props} shape="sheet" closeOnOutside />;
}
