import { type ComponentProps, createContext, use } from "react";
import { isPlainPress } from "./isPlainPress";

/** Navigates to a path of the shop. Provided by the app, which has the router. */
export const OpenPathContext = createContext<((path: string) => void) | null>(null);

interface ManyLinkProps extends Omit<ComponentProps<"a">, "href"> {
  to: string;
}

/**
 * A link inside the shop, for long lists such as the listing. The router's Link is rendered again at every change of
 * the address, which for a hundred links is most of the cost of a click on a filter.
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
