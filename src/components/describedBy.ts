import { type ReactNode } from "react";

/** The ids of what is said of a field, as readers are told them: what is wrong with it first. */
export function describedBy(id: string, { error, hint }: { error?: ReactNode; hint?: ReactNode }): string | undefined {
  return [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
}
