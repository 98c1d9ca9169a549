import { expect, test } from "vitest";
import { loginPath } from "~/domain/routes";
import { LOCAL } from "~/domain/storage";
import { selectBillingDraft } from "~/state/basket/selectors";
import { saveBillingDraft } from "~/state/basket/slice";
import { selectOrderProgress } from "~/state/orders/selectors";
import { openOrder } from "~/state/orders/slice";
import { add, NORDHAVN } from "../support/departments";
import { clickPay } from "../support/paying";
import { browserOf, choose, openSignedIn } from "../support/signedIn";
import { startShop } from "../support/startShop";
import { memoryStorage } from "../support/tabs";

test.each([
  ["the session is over", "1"],
  ["it is known that nobody is signed in", null],
])(
  "the confirmation of a company's order that waits for its payment leads to the sign-in, where %s",
  async (_w, mark) => {
    const browser = await browserOf("anton");
    const before = await openSignedIn(browser);
    await choose(before, NORDHAVN);
    await add(before);
    before.dispatch(saveBillingDraft(selectBillingDraft(before.state())));
    clickPay(before, { paymentMethod: "PSP" });
    await before.until((state) => state.payment.phase === "leaving");
    expect(before.left).toHaveLength(1);
    const { id: basketId, publicOrderId } = before.state().basket.basket!;
    before.close();

    browser.network.forgetCookies();
    if (mark === null) browser.storage.values.delete(LOCAL.signedIn);
    const path = `/en/dk/dkk/order/${publicOrderId}/psp/${basketId}`;
    const shop = startShop({ ...browser, session: memoryStorage(), path });
    shop.dispatch(openOrder({ publicOrderId, basketId }));
    await shop.until((state) => selectOrderProgress(state, publicOrderId) === "signInNeeded");
    expect(shop.navigated).toEqual([{ path: loginPath(path), replace: true }]);
  },
);
