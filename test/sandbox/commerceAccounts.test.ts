import { beforeEach, describe, expect, test } from "vitest";
import { getLoggedInUser } from "~/api/generated/commerce";
import { buyer, emailCard, ORIGIN, Shopper, stillSandbox } from "./shopper";

const sandbox = stillSandbox();
let shopper: Shopper;

beforeEach(() => {
  sandbox.control({ reset: null });
  shopper = new Shopper(sandbox);
});

const who = async () => (await shopper.get(getLoggedInUser, {})).getLoggedInUser?.name ?? null;
const login = (returnUrl: string) => `/api/login?returnUrl=${encodeURIComponent(returnUrl)}`;

describe("signing in", () => {
  test("sets a cookie that no script can read, and goes back", async () => {
    expect(await who()).toBeNull();
    const answer = await shopper.signIn("freja");
    expect([answer.status, answer.headers.get("location")]).toEqual([303, `${ORIGIN}/signin-oidc`]);
    expect(answer.headers.get("set-cookie")).toMatch(/^gavia_session=[0-9a-f-]{36}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(await who()).toBe("Freja Lund");
  });

  test("works with an e-mail address and a password too", async () => {
    const address = login(`${ORIGIN}/signin-oidc`);
    const typed = { action: "password", email: "Anton@gavia.example" };
    expect((await shopper.post(address, { ...typed, password: "wrong" })).status).toBe(401);
    expect((await shopper.post(address, { ...typed, password: "gavia" })).status).toBe(303);
    expect(await who()).toBe("Anton Berg");
  });

  test("can be cancelled", async () => {
    const answer = await shopper.post(login(`${ORIGIN}/signin-oidc`), { action: "cancel" });
    expect(answer.headers.get("location")).toBe(`${ORIGIN}/signin-oidc?error=access_denied`);
    expect(await who()).toBeNull();
  });

  const elsewhere = [
    "https://evil.example/",
    "//evil.example/",
    "/\\evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "http://localhost:4000@evil.example/",
    "http://freja@localhost:4000/",
    "ht\ttps://evil.example",
  ];
  test.each(elsewhere)("does not lead to %s", async (returnUrl) => {
    for (const path of ["login", "register", "logout"]) {
      const address = `/api/${path}?returnUrl=${encodeURIComponent(returnUrl)}`;
      expect((await shopper.request(address, { redirect: "manual" })).status).toBe(400);
    }
  });

  test("ends with signing out", async () => {
    await shopper.signIn("freja");
    const answer = await shopper.request("/api/logout", { redirect: "manual" });
    expect(answer.headers.get("set-cookie")).toMatch(/^gavia_session=; Max-Age=0/);
    expect(await who()).toBeNull();
  });

  test("is possible with an account made here", async () => {
    const address = `/api/register?returnUrl=${encodeURIComponent(`${ORIGIN}/signin-oidc`)}`;
    expect((await shopper.request(address)).status).toBe(200);
    const typed = { action: "register", name: "Bo Nør", email: "bo@example.com", password: "12345" };
    expect((await shopper.post(address, { ...typed, email: "freja@gavia.example" })).status).toBe(422);
    expect((await shopper.post(address, typed)).status).toBe(303);
    expect(await who()).toBe("Bo Nør");
  });
});

const orders = `query getOrders($pagination: PaginationInput!) { getOrders(pagination: $pagination) { items { publicId } pagingInfo { totalItems totalPages } } }`;

describe("orders", () => {
  const buy = async () => {
    const basket = await shopper.filled();
    await shopper.pay((await shopper.finalize(basket))!.paymentWindowUrl!);
    sandbox.clock.advance(2000);
    return basket.publicOrderId;
  };

  test("of the signed-in person are listed, newest first", async () => {
    await buy();
    await shopper.signIn("freja");
    const own = [await buy(), await buy()];
    const { data } = await shopper.ask<{ getOrders: unknown }>(orders, { pagination: { page: 1, perPage: 10 } });
    expect(data?.getOrders).toEqual({
      items: [{ publicId: own[1] }, { publicId: own[0] }],
      pagingInfo: { totalItems: 2, totalPages: 1 },
    });
  });

  test("of somebody who has signed out are not theirs, though the basket was begun by them", async () => {
    await shopper.signIn("freja");
    const basket = await shopper.filled();
    await shopper.request("/api/logout", { redirect: "manual" });
    await shopper.update({ id: basket.id, buyer: { ...buyer, name: "Bo Nør", email: "bo@example.com" } });
    await shopper.pay((await shopper.finalize(basket))!.paymentWindowUrl!);
    sandbox.clock.advance(2000);
    expect(await shopper.orderWith(basket.publicOrderId, "userIdThatMadeTheOrder")).toEqual({
      userIdThatMadeTheOrder: null,
    });
    await shopper.signIn("freja");
    const { data } = await shopper.ask<{ getOrders: unknown }>(orders, { pagination: { page: 1, perPage: 10 } });
    expect(data?.getOrders).toMatchObject({ items: [] });
  });

  test("hide who bought them after an hour, but not from their owner", async () => {
    await shopper.signIn("freja");
    const id = await buy();
    const stranger = new Shopper(sandbox);
    expect((await stranger.order(id))?.buyer?.email).toBe(buyer.email);
    sandbox.clock.advance(3_600_000);
    const seen = await stranger.order(id);
    expect(seen?.buyer).toMatchObject({ name: "F•••", email: "f•••", address: { line1: "S•••" } });
    expect(await stranger.orderWith(id, "buyer { phone }")).toEqual({ buyer: { phone: "+•••" } });
    expect(seen?.deliveries[0]?.recipientEmail).toBe("a•••");
    expect((await shopper.order(id))?.buyer?.email).toBe(buyer.email);
  });

  test("send their confirmation again three times at most", async () => {
    const id = await buy();
    const again = () =>
      shopper.ask<{ resendOrderConfirmation: { sent: boolean } }>(
        `mutation resendOrderConfirmation($id: ID!) { resendOrderConfirmation(id: $id) { sent } }`,
        { id },
      );
    for (let time = 0; time < 3; time++) expect((await again()).data?.resendOrderConfirmation.sent).toBe(true);
    expect((await again()).errors[0]?.extensions.code).toBe("TooManyResends");
  });

  test("go out on their day", async () => {
    const deliveryDate = "2026-03-05T09:00:00Z";
    const basket = await shopper.filled({ addProducts: [emailCard({ deliveryDate })] });
    await shopper.pay((await shopper.finalize(basket))!.paymentWindowUrl!);
    sandbox.clock.advance(2000);
    expect((await shopper.order(basket.publicOrderId))?.deliveries[0]).toMatchObject({ hasBeenShipped: false });
    sandbox.clock.set(deliveryDate);
    expect((await shopper.order(basket.publicOrderId))?.deliveries[0]).toMatchObject({
      hasBeenShipped: true,
      shippedAt: new Date(deliveryDate).toISOString(),
    });
  });
});
