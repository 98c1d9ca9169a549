import { type ReactNode } from "react";

/** The value of a field's aria-describedby: the ids of its error and its hint, the error first. */
export function describedBy(id: string, { error, hint }: { error?: ReactNode; hint?: ReactNode }): string | undefined {
  return [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
}
