import { type Action, nanoid } from "@reduxjs/toolkit";

/** An intent with an id of its own, so that whoever dispatches it can find its outcome. */
export function withChangeId(change: Action): { changeId: string; named: Action } {
  const changeId = nanoid();
  return { changeId, named: { ...change, meta: { changeId } } as Action };
}

/** The id of an intent; null if nobody waits for its outcome. */
export function changeIdOf(change: Action): string | null {
  return (change as { meta?: { changeId?: string } }).meta?.changeId ?? null;
}
