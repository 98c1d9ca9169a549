import { buffers, eventChannel } from "redux-saga";
import { type Subscribe } from "./services";

/** What a service tells, as a channel a saga can listen to. Nothing told is lost while the saga is busy. */
export function channelOf<Told extends NonNullable<unknown>>(subscribe: Subscribe<Told>) {
  return eventChannel<Told>((emit) => subscribe(emit), buffers.expanding(4));
}
