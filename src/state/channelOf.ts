import { buffers, eventChannel } from "redux-saga";
import { type Services, type Subscribe } from "./services";

/** What a service tells, as a channel a saga can listen to. Nothing told is lost while the saga is busy. */
export function channelOf<Told extends NonNullable<unknown>>(subscribe: Subscribe<Told>) {
  return eventChannel<Told>((emit) => subscribe(emit), buffers.expanding(4));
}

/** The keys that other tabs write or remove; "" where all of them went. */
export function storageKeys({ onStorageChange }: Services) {
  return channelOf<string>((tell) => onStorageChange((key) => tell(key ?? "")));
}
