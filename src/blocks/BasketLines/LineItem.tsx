import { type HTMLAttributes } from "react";

/** An item of the list of lines, in one of its groups: these are no lists, and so would it be no item. */
export function LineItem(attributes: HTMLAttributes<HTMLLIElement>) {
  // eslint-disable-next-line jsx-a11y/no-redundant-roles -- its list is not the nearest one
  return <li {...attributes} role="listitem" />;
}
