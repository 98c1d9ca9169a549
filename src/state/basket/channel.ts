import { put, select, type SagaGenerator } from "typed-redux-saga";
import { isPortalId } from "~/domain/salesChannel";
import { rememberChannel, rememberedChannel } from "../remembered";
import { selectSalesChannelId } from "./selectors";
import { channelChosen } from "./slice";
import { type BasketWork } from "./work";

/**
 * Goes over to a channel: pages are opened in it from now on, and the basket on screen is its own. The one that is left
 * stays stored for its channel. To be run in turn, so that what was asked before still meets the basket it was meant for.
 */
export function* chooseChannel({ services }: BasketWork, salesChannelId: number): SagaGenerator<void> {
  rememberChannel(services.local, salesChannelId);
  if ((yield* select(selectSalesChannelId)) !== salesChannelId) yield* put(channelChosen(salesChannelId));
}

/** A visit that began at the shop's own front page has left the portal of the visit before. */
export function* leaveStoredPortal({ services }: BasketWork): SagaGenerator<void> {
  const stored = rememberedChannel(services.local);
  const now = yield* select(selectSalesChannelId);
  if (stored !== null && isPortalId(stored) && stored !== now) rememberChannel(services.local, now);
}
