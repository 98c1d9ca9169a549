import { buffers, eventChannel } from "redux-saga";
import { type Subscribe } from "./services";

/** A service's events as a channel that a saga can take from. Events are buffered while the saga is busy. */
export function channelOf<Told extends NonNullable<unknown>>(subscribe: Subscribe<Told>) {
  return eventChannel<Told>((emit) => subscribe(emit), buffers.expanding(4));
}
