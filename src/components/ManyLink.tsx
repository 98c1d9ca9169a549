import { type ComponentProps, createContext, type MouseEvent, use } from "react";

/** Opens a path of the shop in its place. Handed in by the app, which has the router. */
export const OpenPathContext = createContext<((path: string) => void) | null>(null);

interface ManyLinkProps extends Omit<ComponentProps<"a">, "href"> {
  to: string;
}

/** Whether the browser itself would open the link in this page: no new tab, no download. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);

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
        if (!open || event.defaultPrevented || !isPlain(event)) return;
        event.preventDefault();
        open(to);
      }}
    >
      {children}
    </a>
  );
}
