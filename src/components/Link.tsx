import { type ComponentProps, createContext, use } from "react";
import { isPlainPress } from "./isPlainPress";

/** Navigates to a path of the shop. Provided by the app, which has the router. */
export const OpenPathContext = createContext<((path: string) => void) | null>(null);

/**
 * Returns a function that opens a path of the shop from a button, as a link does: to press it twice is not to go twice.
 */
export function useOpenPath(): (path: string) => void {
  const open = use(OpenPathContext);
  return (path) => open?.(path);
}

export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** A path of the shop, including its prefix. */
  to: string;
}

/**
 * A link inside the shop. The router's own is rendered again at every change of the address, which for a hundred links
 * is most of the cost of a click on a filter, and it pushes a second entry when it is pressed twice.
 */
export function Link({ to, onClick, children, ...rest }: LinkProps) {
  const open = use(OpenPathContext);
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (!open || event.defaultPrevented || !isPlainPress(event)) return;
        event.preventDefault();
        open(to);
      }}
    >
      {children}
    </a>
  );
}
