import { describe, expect, test } from "vitest";
import { LOCAL } from "~/domain/storage";
import { logout } from "~/state/auth/slice";
import { cameOnline } from "~/state/facts";
import { selectHistory, selectOrder, selectOrderProgress, selectResend } from "~/state/orders/selectors";
import { openHistory, openOrder, resendConfirmation } from "~/state/orders/slice";
import { faults } from "../support/network";
import { soon } from "../support/soon";
import { openNetwork, ORIGIN, pass, playTime, settled, type Shop, startShop } from "../support/startShop";
import { SharedStorage } from "../support/tabs";

/** Somebody is signed in, with so many orders. */
async function signedIn(orders = 0) {
  const before = startShop();
  const { network, session, storage, sandbox } = before;
  const url = new URL(`/api/login?returnUrl=${encodeURIComponent(`${ORIGIN}/signin-oidc`)}`, ORIGIN);
  const person = sandbox.commerce.people.persons[0]!.id;
  await network.pass(url, { method: "POST", body: new URLSearchParams({ person }), redirect: "manual" });
  storage.values.set(LOCAL.signedIn, "1");
  const ids: string[] = [];
  for (let at = 0; at < orders; at += 1) ids.push(await order(before));
  before.close();
  return { shop: startShop({ network, session, storage }), ids };
}

async function order(shop: Shop): Promise<string> {
  const { commerce } = shop.services;
  const { basket } = await commerce.createBasket({ salesChannelId: 3, paymentCurrency: "DKK", countryCode: "DK" });
  await commerce.updateBasket({
    id: basket.id,
    addProducts: [
      {
        productId: "1000",
        giftcardValue: 250,
        valueCurrency: "DKK",
        deliveryMethod: "Email",
        recipientEmail: "alma@example.com",
        recipientName: "Alma Holm",
        quantity: 1,
      } as never,
    ],
  });
  shop.sandbox.control({ orderAtOnce: basket.id, clock: { advance: 1000 } });
  return basket.publicOrderId;
}

const listed = (shop: Shop) => selectHistory(shop.state())?.answer?.items.map(({ publicId }) => publicId);

describe("the history", () => {
  test("of which no order can be read has failed, and is not empty", async () => {
    const { shop } = await signedIn(1);
    shop.network.fail(
      "getOrders",
      faults.editField("getOrders", (orders) => {
        orders.items = [{}];
        orders.pagingInfo.totalItems = 0;
      }),
    );
    shop.dispatch(openHistory(1));
    await shop.until((state) => selectHistory(state)?.status !== "asking");
    expect(selectHistory(shop.state())?.status).toBe("failed");
  });

  test("that failed comes when the connection is back", async () => {
    const { shop, ids } = await signedIn(1);
    shop.network.fail("getOrders", faults.status(400));
    shop.dispatch(openHistory(1));
    await shop.until((state) => state.orders.history?.status === "failed");
    shop.network.heal();
    shop.dispatch(cameOnline());
    await shop.until((state) => state.orders.history?.status === "ready");
    expect(listed(shop)).toEqual(ids);
  });

  test("nobody is signed in: nothing is asked, and the sign-in, which leads back, takes the place of the page", async () => {
    const shop = startShop({ path: "/en/dk/dkk/order?page=2" });
    shop.dispatch(openHistory(2));
    await shop.until((state) => state.orders.history?.status === "signInNeeded");
    expect(shop.network.count("getOrders")).toBe(0);
    expect(shop.navigated.at(-1)).toEqual({ path: "/login?from=%2Fen%2Fdk%2Fdkk%2Forder%3Fpage%3D2", replace: true });
  });

  test.each([
    ["401", faults.status(401)],
    ["UNAUTHENTICATED", faults.refused("UNAUTHENTICATED")],
  ])("a mark of a session that the backend knows no more (%s): a visitor, who may sign in", async (_how, fault) => {
    const storage = new SharedStorage();
    storage.values.set(LOCAL.signedIn, "1");
    const network = openNetwork();
    network.fail("getLoggedInUser", fault);
    const shop = startShop({ network, storage, path: "/en/dk/dkk/order" });
    shop.dispatch(openHistory(1));
    await shop.until((state) => state.orders.history?.status === "signInNeeded");
    expect(shop.state().auth.status).toBe("anonymous");
    expect(storage.values.has(LOCAL.signedIn)).toBe(false);
  });

  test("nobody can say who is signed in, and the orders are refused: the way is to sign in", async () => {
    const storage = new SharedStorage();
    storage.values.set(LOCAL.signedIn, "1");
    const network = openNetwork();
    network.fail("getLoggedInUser", faults.raw("x"));
    const shop = startShop({ network, storage, path: "/en/dk/dkk/order" });
    shop.dispatch(openHistory(1));
    await shop.until((state) => state.orders.history?.status === "signInNeeded");
    expect(shop.left).toEqual([]);
  });

  test("ten a page, newest first", async () => {
    const { shop, ids } = await signedIn(12);
    shop.dispatch(openHistory(1));
    await shop.until((state) => state.orders.history?.status === "ready");
    expect(listed(shop)).toEqual([...ids].reverse().slice(0, 10));
    shop.dispatch(openHistory(2));
    await shop.until((state) => state.orders.history?.status === "ready");
    expect(listed(shop)).toEqual([...ids].reverse().slice(10));
    expect(selectHistory(shop.state())?.answer?.pagingInfo).toMatchObject({ totalItems: 12, totalPages: 2 });
  });

  test("what was ordered in another tab is there when the person comes back; if that cannot be read, all stays", async () => {
    const { shop } = await signedIn(0);
    shop.dispatch(openHistory(1));
    await shop.until((state) => state.orders.history?.status === "ready");
    expect(listed(shop)).toEqual([]);
    const first = await order(shop);
    shop.comeBack("shown");
    await soon(() => expect(listed(shop)).toEqual([first]));
    await order(shop);
    const before = shop.network.count("getOrders");
    shop.network.fail("getOrders", faults.status(400), { times: 1 });
    shop.comeBack("shown");
    await soon(() => expect(shop.network.count("getOrders")).toBe(before + 1));
    await settled();
    expect(selectHistory(shop.state())).toMatchObject({ status: "ready" });
    expect(listed(shop)).toEqual([first]);
  });

  test("what is looked at again is dropped where another page has been opened meanwhile", async () => {
    const { shop, ids } = await signedIn(12);
    shop.dispatch(openHistory(1));
    await shop.until((state) => state.orders.history?.status === "ready");
    const letGo = shop.network.hold("getOrders");
    shop.comeBack("shown");
    await settled();
    shop.dispatch(openHistory(2));
    await shop.until((state) => state.orders.history?.status === "ready");
    letGo();
    await settled();
    expect(listed(shop)).toEqual([...ids].reverse().slice(10));
  });

  test("a page that is left while it is asked for is not shown", async () => {
    const { shop, ids } = await signedIn(12);
    shop.network.fail("getOrders", faults.hang(), { times: 1 });
    shop.dispatch(openHistory(2));
    await settled();
    shop.dispatch(openHistory(1));
    await shop.until((state) => state.orders.history?.status === "ready");
    expect(listed(shop)).toEqual([...ids].reverse().slice(0, 10));
  });

  test("it cannot be loaded: said, and asked for again", async () => {
    const { shop, ids } = await signedIn(1);
    shop.network.fail("getOrders", faults.raw('{"data":{}}'), { times: 1 });
    shop.dispatch(openHistory(1));
    await shop.until((state) => state.orders.history?.status === "failed");
    shop.dispatch(openHistory(1));
    await shop.until((state) => state.orders.history?.status === "ready");
    expect(listed(shop)).toEqual(ids);
  });

  test("who signs out takes the orders along", async () => {
    const { shop, ids } = await signedIn(1);
    shop.dispatch(openHistory(1));
    await shop.until((state) => state.orders.history?.status === "ready");
    shop.dispatch(openOrder({ publicOrderId: ids[0]! }));
    await shop.until((state) => selectOrderProgress(state, ids[0]!) === "found");
    shop.dispatch(logout());
    await shop.until((state) => state.orders.history?.status === "signInNeeded");
    expect(selectOrder(shop.state(), ids[0]!)).toBeNull();
    expect(listed(shop)).toBeUndefined();
  });

  test.each(["found", "asking"] as const)(
    "who signs out in another tab while an order is %s is asked to sign in, and sees it again then",
    async (progress) => {
      playTime();
      const { shop, ids } = await signedIn(1);
      const [id] = ids as [string];
      const shown = () => selectOrderProgress(shop.state(), id);
      await pass(200);
      if (progress === "asking") shop.network.fail("getOrderById", faults.delay(900), { times: 1 });
      shop.dispatch(openOrder({ publicOrderId: id }));
      await pass(300);
      expect(shown()).toBe(progress);
      const other = shop.storage.tab();
      other.write(LOCAL.signedIn, "out");
      await pass(2000);
      expect(shown()).toBe("signInNeeded");
      // Nobody looks at this tab: it stays where it is.
      expect(shop.navigated).toEqual([]);
      expect(selectOrder(shop.state(), id)).toBeNull();
      other.write(LOCAL.signedIn, "1");
      await pass(500);
      expect(shown()).toBe("found");
    },
  );

  test("who signs out in another tab while they are asked for stays where they are", async () => {
    playTime();
    const { shop } = await signedIn(1);
    await pass(200);
    const refused = faults.refused("UNAUTHENTICATED");
    shop.network.fail("getOrders", (answer, signal) => faults.delay(900)(() => refused(answer, signal), signal));
    shop.dispatch(openHistory(1));
    await pass(300);
    shop.storage.tab().write(LOCAL.signedIn, "out");
    await pass(2000);
    expect(shop.state().orders.history?.status).toBe("signInNeeded");
    expect(shop.navigated).toEqual([]);
  });

  test("who signs in in another tab sees them here", async () => {
    const { shop: other, ids } = await signedIn(1);
    other.storage.values.delete(LOCAL.signedIn);
    const shop = startShop({ network: other.network, storage: other.storage });
    shop.dispatch(openHistory(1));
    await shop.until((state) => state.orders.history?.status === "signInNeeded");
    other.services.local.write(LOCAL.signedIn, "1");
    await shop.until((state) => state.orders.history?.status === "ready");
    expect(listed(shop)).toEqual(ids);
  });
});

describe("the confirmation once more", () => {
  const sent = (shop: Shop) => shop.network.count("resendOrderConfirmation");

  async function opened() {
    playTime();
    const { shop, ids } = await signedIn(1);
    await pass(100);
    shop.dispatch(openOrder({ publicOrderId: ids[0]! }));
    await pass(300);
    const resend = async () => {
      shop.dispatch(resendConfirmation());
      await pass(200);
    };
    return { shop, id: ids[0]!, resend };
  }

  test("sent, then a pause of thirty seconds, and three times at most", async () => {
    const { shop, resend } = await opened();
    await resend();
    expect(selectResend(shop.state())).toMatchObject({ status: "sent", wait: 30 });
    await resend();
    expect(sent(shop)).toBe(1);
    await pass(29_000, 500);
    expect(selectResend(shop.state()).wait).toBe(1);
    await pass(1500, 500);
    await resend();
    await pass(31_000, 500);
    await resend();
    expect(selectResend(shop.state())).toMatchObject({ status: "usedUp", wait: 0 });
    await resend();
    expect(sent(shop)).toBe(3);
  });

  test("each sending is counted, and nothing is when an order opens that was sent often enough", async () => {
    const { shop, id, resend } = await opened();
    for (let times = 0; times < 3; times += 1) {
      await resend();
      await pass(31_000, 500);
    }
    shop.dispatch(openOrder({ publicOrderId: id }));
    await pass(300);
    expect(selectResend(shop.state()).status).toBe("usedUp");
    const counted = shop.pushed.filter(({ event }) => event === "genericEvent");
    expect(counted).toEqual(
      Array(3).fill({ event: "genericEvent", category: "order", action: "resend", label: "sent" }),
    );
  });

  test("the pause outlives a reload", async () => {
    const { shop, id, resend } = await opened();
    await resend();
    await pass(10_000, 500);
    shop.close();
    const again = startShop({ network: shop.network, session: shop.session, storage: shop.storage });
    again.dispatch(openOrder({ publicOrderId: id }));
    await pass(100);
    expect(selectResend(again.state()).wait).toBe(20);
  });

  test("two presses in one task send it once; refused, it can be tried at once", async () => {
    const { shop, resend } = await opened();
    shop.network.fail("resendOrderConfirmation", faults.refused("MailIsDown"), { times: 1 });
    shop.dispatch(resendConfirmation());
    await resend();
    expect(sent(shop)).toBe(1);
    expect(selectResend(shop.state())).toMatchObject({ status: "failed", wait: 0 });
    await resend();
    expect(selectResend(shop.state()).status).toBe("sent");
  });

  test("for one order while another's is still on its way: both are sent, each is told", async () => {
    const { shop, resend } = await opened();
    shop.network.fail("resendOrderConfirmation", faults.hang(), { times: 1 });
    await resend();
    const other = await order(shop);
    shop.dispatch(openOrder({ publicOrderId: other }));
    await pass(300);
    await resend();
    expect(selectResend(shop.state()).status).toBe("sending");
    await pass(16_000, 500);
    expect(selectResend(shop.state()).status).toBe("sent");
    expect(shop.network.asked("resendOrderConfirmation").at(-1)).toEqual({ id: other });
  });

  test("for one order says nothing of the next that is opened, which is not sent by itself", async () => {
    const { shop, resend } = await opened();
    shop.network.fail("resendOrderConfirmation", faults.hang(), { times: 1 });
    await resend();
    shop.dispatch(openOrder({ publicOrderId: await order(shop) }));
    await pass(300);
    expect(selectResend(shop.state())).toEqual({ status: "idle", wait: 0, failure: null });
    await pass(16_000, 500);
    expect(sent(shop)).toBe(1);
  });

  test("its answer gets lost: it is not sent again by itself, and the pause holds", async () => {
    const { shop, resend } = await opened();
    shop.network.fail("resendOrderConfirmation", faults.lost());
    await resend();
    expect(selectResend(shop.state())).toMatchObject({ status: "failed", wait: 30 });
    expect(sent(shop)).toBe(1);
  });

  test("the server says that it was sent often enough", async () => {
    const { shop, resend } = await opened();
    shop.network.fail("resendOrderConfirmation", faults.refused("TooManyResends"));
    await resend();
    expect(selectResend(shop.state()).status).toBe("usedUp");
  });
});
