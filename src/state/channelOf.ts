import { buffers, eventChannel } from "redux-saga";

type Stop = () => void;

/** What services tell, as a channel that a saga can take from. Events are buffered while the saga is busy. */
export function channelOf<Told extends NonNullable<unknown>>(
  subscribe: (tell: (told: Told) => void) => Stop | readonly Stop[],
) {
  return eventChannel<Told>((emit) => {
    const stops = [subscribe(emit)].flat();
    return () => stops.forEach((stop) => stop());
  }, buffers.expanding(4));
}
