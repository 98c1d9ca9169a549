import { type ComponentProps, createContext, use } from "react";
import { isPlainPress } from "./isPlainPress";

/** Opens a path of the shop in its place. Handed in by the app, which has the router. */
export const OpenPathContext = createContext<((path: string) => void) | null>(null);

interface ManyLinkProps extends Omit<ComponentProps<"a">, "href"> {
  to: string;
}

/**
 * A link of the shop where there are many, as in a list of gifts. The router's own is drawn anew with every change of
 * the address, which with a hundred of them is most of what a press on a filter costs.
 */
export function ManyLink({ to, onClick, children, ...rest }: ManyLinkProps) {
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
