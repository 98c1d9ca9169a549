import { buffers, eventChannel } from "redux-saga";

type Stop = () => void;

/**
 * What services tell, as a channel that a saga can take from. While the saga is busy, events wait in the buffer: all of
 * them, or what another kind of buffer keeps of them.
 */
export function channelOf<Told extends NonNullable<unknown>>(
  subscribe: (tell: (told: Told) => void) => Stop | readonly Stop[],
  buffer = buffers.expanding<Told>(4),
) {
  return eventChannel<Told>((emit) => {
    const stops = [subscribe(emit)].flat();
    return () => stops.forEach((stop) => stop());
  }, buffer);
}
