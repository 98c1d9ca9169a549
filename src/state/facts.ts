import { createAction } from "@reduxjs/toolkit";
import { type ChosenAccount } from "~/domain/chosenAccount";
import { type Market } from "~/domain/market";

/** Facts about the whole shop, which every slice and every saga may react to. */

/** The address now names this market; only the gate that reads the address tells it. */
export const marketEntered = createAction<Market>("shop/marketEntered");
/** The person leaves the country, or has left it by another address: what was kept for it is dropped. */
export const countryLeft = createAction("shop/countryLeft");
/** The person has signed out, here or in another tab. */
export const loggedOut = createAction("shop/loggedOut");
/** Somebody else has signed in than the person this page knew. */
export const personReplaced = createAction("shop/personReplaced");
/** From now on the person shops for this business account; null: as a private person. */
export const accountChosen = createAction<ChosenAccount | null>("shop/accountChosen");
/**
 * The basket was read after a change whose end nobody knew. `isMade`: the basket shows that it was made. `isChanged`:
 * whether the basket is another than before; null where that cannot be said.
 */
export const doubtEnded = createAction<{ isMade: boolean; isChanged: boolean | null }>("shop/doubtEnded");
export const wentOffline = createAction("shop/wentOffline");
export const cameOnline = createAction("shop/cameOnline");

/** What a person did that changes nothing in the shop but is reported to analytics (spec §7, "Analytics events"). */
export const productClicked = createAction<{ productId: string; list: string }>("shop/productClicked");
export const seeAllGiftCardsClicked = createAction("shop/seeAllGiftCardsClicked");
export const superGiftCardClicked = createAction<{ productId: string | null }>("shop/superGiftCardClicked");
/** The delivery and payment step was shown, with all that can be known of its sums. */
export const checkoutShown = createAction("shop/checkoutShown");
