import { waitFor } from "@testing-library/react";
import { expect } from "vitest";
import { addProducts, saveBillingDraft, saveBuyer } from "~/state/basket/slice";
import { billing, emailCard } from "./gifts";
import { faults } from "./network";
import { clickPay } from "./paying";
import { ready } from "./shopFacts";
import { type Shop, startShop } from "./startShop";

/* eslint-disable @typescript-eslint/no-explicit-any -- answers are changed as they come over the wire */

const inTokyo = emailCard({
  deliveryDate: "2026-12-11T08:00:00Z",
  timezone: "Asia/Tokyo",
  giftcardValue: 500,
  recipient: { ...emailCard().recipient, name: "Kenji Sato" },
});

/** A shop whose basket of two gifts was paid, and the address to which the payment window sends the browser. */
export async function paid() {
  const before = startShop({ sandbox: { now: () => Date.parse("2026-11-21T10:00:00Z") } });
  await ready(before);
  before.dispatch(saveBillingDraft(billing));
  before.dispatch(addProducts([emailCard(), inTokyo]));
  await before.until((state) => state.basket.justAdded ?? state.basket.changeFailure);
  before.dispatch(saveBuyer({ billing, reference: "Julegaver" }));
  clickPay(before);
  await waitFor(() => expect(before.left).toHaveLength(1));
  const { id, publicOrderId } = before.state().basket.basket!;
  before.sandbox.control({ bookingDelay: 0, payElsewhere: id });
  const { network, storage, session } = before;
  const path = `/en/dk/dkk/order/${publicOrderId}/psp/${id}`;
  return { shop: startShop({ network, storage, session, path }), path, publicOrderId };
}

/** Changes the order in each answer that has it. */
export const changeOrder = (shop: Shop, change: (order: any) => void) =>
  shop.network.fail("getOrderById", faults.editField("getOrderById", change));

/** Changes what each answer says of how the order was paid. */
export const changePaymentInfo = (shop: Shop, change: (info: any) => void) =>
  shop.network.fail("getOrderPaymentInfoById", faults.editField("getOrderPaymentInfoById", change));
