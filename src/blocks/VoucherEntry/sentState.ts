import { isRecord } from "~/domain/isRecord";

/** The state of a history entry whose code was sent already, from the screen before. */
export const SENT_STATE = { isSent: true };

/** Whether a history entry says so; its state is whatever the browser has kept. */
export const isSentState = (state: unknown): boolean => isRecord(state) && state.isSent === true;
