import { type Action, nanoid } from "@reduxjs/toolkit";

/** An intent under a name of its own, so that whoever asks for it learns what became of just this one. */
export function withChangeId(change: Action): { changeId: string; named: Action } {
  const changeId = nanoid();
  return { changeId, named: { ...change, meta: { changeId } } as Action };
}

/** The name an intent was asked for under; null where nobody waits for it. */
export function changeIdOf(change: Action): string | null {
  return (change as { meta?: { changeId?: string } }).meta?.changeId ?? null;
}
