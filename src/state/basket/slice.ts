import { createSlice } from "@reduxjs/toolkit";
import { CHANGE_END_UNKNOWN } from "~/domain/failureCode";
import { CONSUMER_CHANNEL, isPortalId, isVoucherChannel } from "~/domain/salesChannel";
import { accountChosen, countryLeft, doubtEnded, loggedOut, personReplaced } from "../facts";
import { emptied, forgotten, initialState } from "./basketState";
import { facts } from "./facts";
import { intents } from "./intents";

export const basketSlice = createSlice({
  name: "basket",
  initialState,
  reducers: { ...intents, ...facts },
  extraReducers: (builder) => {
    builder.addCase(countryLeft, forgotten);
    // Every department has its own basket. A portal on screen stays, if the account was chosen in another tab.
    builder.addCase(accountChosen, (state) => {
      if (isVoucherChannel(state.salesChannelId)) return;
      emptied(state);
      state.status = "unknown";
    });
    builder.addCase(doubtEnded, (state) => {
      // A toast tells it: whoever has gone on is not to be met by the dialog later.
      state.justAdded = null;
      if (state.changeFailure?.code === CHANGE_END_UNKNOWN) state.changeFailure = null;
    });
    builder.addCase(personReplaced, (state) => {
      state.drafts.purchase = {};
      state.orderedAs = null;
    });
    builder.addCase(loggedOut, (state) => {
      forgotten(state);
      // The business and redeem channels were the person's; a portal is for the next visitor too.
      if (!isPortalId(state.salesChannelId)) state.salesChannelId = CONSUMER_CHANNEL;
      state.drafts.billing = null;
      state.orderedAs = null;
    });
  },
});

export const {
  reloadBasket,
  checkBasket,
  addProducts,
  changeQuantity,
  removeLine,
  removeLines,
  undoRemoval,
  holdUndo,
  closeUndo,
  keepOnlyCountry,
  redeemCode,
  removeVoucher,
  goToShop,
  changeRecipient,
  changeMoment,
  changeAmount,
  changeGreeting,
  changeWrapping,
  saveBuyer,
  chooseQuote,
  askForQuotes,
  enterChannel,
  leaveCountry,
  closeJustAdded,
  closeOrderedAs,
  savePurchaseDraft,
  addedUnseen,
  saveBillingDraft,
  saveReferenceDraft,
  channelChosen,
  basketLoading,
  basketReceived,
  basketLoadFailed,
  basketMissing,
  basketExpired,
  basketOrdered,
  basketForgotten,
  quotesAsked,
  changeEnded,
  changeTakesLong,
  basketChangeFailed,
  productsNotAdded,
  currencyRefused,
  productsAdded,
  codeKept,
  undoOffered,
  removalUndone,
  linesRemoved,
  piecesAdded,
  piecesRemoved,
} = basketSlice.actions;

/** The intents that change what is already in the basket, one after another; codes have their own saga. */
export const LATER_CHANGES = [
  changeQuantity.type,
  removeLine.type,
  removeLines.type,
  undoRemoval.type,
  keepOnlyCountry.type,
  changeGreeting.type,
  changeWrapping.type,
  saveBuyer.type,
  chooseQuote.type,
  askForQuotes.type,
];

/** The intents of dialogs, which stay open until the change is made and show why it was not. */
export const DIALOG_CHANGES = [changeRecipient.type, changeMoment.type, changeAmount.type];
