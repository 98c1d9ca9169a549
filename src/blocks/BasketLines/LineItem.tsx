import { type HTMLAttributes } from "react";

/** An item of the list of lines. It needs an explicit role, as its parent is a group and not a list element. */
export function LineItem(attributes: HTMLAttributes<HTMLLIElement>) {
  // eslint-disable-next-line jsx-a11y/no-redundant-roles -- its list is not the nearest one
  return <li {...attributes} role="listitem" />;
}
