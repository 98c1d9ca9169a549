import { type Dispatch } from "@reduxjs/toolkit";
import { knownChannel, primeChannel } from "~/api/watch/channels";
import { lastFragment } from "~/domain/paths";
import { channelLookup, isPortal } from "~/domain/salesChannel";
import { channelChosen } from "~/state/basket/slice";

/** Enters the portal's channel if its early answer has come, so that the first render is in the portal. */
export function seed(dispatch: Dispatch, { pathname }: { pathname: string }): void {
  const channel = knownChannel(channelLookup(lastFragment(pathname)));
  if (!channel || !isPortal(channel)) return;
  primeChannel(channel);
  dispatch(channelChosen(channel.id));
}
