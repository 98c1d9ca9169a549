import { createAction } from "@reduxjs/toolkit";
import { type ChosenAccount } from "~/domain/chosenAccount";
import { type Market } from "~/domain/market";

/** What concerns the whole shop: every slice and every saga may hear these. */

/** The address names this market now; told by the one gate that reads the address. */
export const marketEntered = createAction<Market>("shop/marketEntered");
/** The person leaves the country for another one, or has left it by the address: what was kept for it goes. */
export const countryLeft = createAction("shop/countryLeft");
/** Nobody is signed in any more, here or in another tab. */
export const loggedOut = createAction("shop/loggedOut");
/** Somebody else signed in, in another tab, than whose session this page knew. */
export const personReplaced = createAction("shop/personReplaced");
/** For this business account the person shops from now on; null: for themselves. */
export const accountChosen = createAction<ChosenAccount | null>("shop/accountChosen");
export const wentOffline = createAction("shop/wentOffline");
export const cameOnline = createAction("shop/cameOnline");

/** What a person did that changes nothing in the shop, but is counted (spec §7, "Analytics events"). */
export const productClicked = createAction<{ productId: string; list: string }>("shop/productClicked");
export const seeAllGiftCardsClicked = createAction("shop/seeAllGiftCardsClicked");
export const superGiftCardClicked = createAction<{ productId: string | null }>("shop/superGiftCardClicked");
/** The delivery and payment step came on the screen. */
export const checkoutShown = createAction("shop/checkoutShown");
