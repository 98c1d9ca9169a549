import { beforeEach, describe, expect, test } from "vitest";
import { updateBasket } from "~/api/generated/commerce";
import { Shopper, stillSandbox } from "./shopper";

const sandbox = stillSandbox();
let shopper: Shopper;

beforeEach(() => {
  sandbox.control({ reset: null });
  shopper = new Shopper(sandbox);
});

const redeem = (by: Shopper, id: string, code: string, pin?: string) =>
  by.call(updateBasket, { input: { id, addRedeems: [{ code, pin }] } });

describe("a PIN beside a code", () => {
  const PIN = "SGK-PIN300FFFF";

  /** Wrong PINs from as many addresses as it takes not to be slowed down as one guesser. */
  async function guess(times: number): Promise<void> {
    const { id } = await shopper.create();
    for (let miss = 0; miss < times; miss++) {
      const guesser = new Shopper(sandbox, `198.51.100.${Math.floor(miss / 10)}`);
      const { errors } = await redeem(guesser, id, PIN, `9${miss}`);
      expect(errors[0]?.extensions.code).toBe("VoucherNotFound");
    }
  }

  test("cannot be guessed from many addresses: after a hundred wrong ones nobody tries for the rest of the hour", async () => {
    await guess(100);
    sandbox.clock.advance(20 * 60_000);
    const { id } = await shopper.create();
    const { status, headers, errors } = await redeem(shopper, id, PIN, "4711");
    expect([status, headers.get("retry-after"), errors[0]?.extensions.code]).toEqual([429, "2400", "TooManyAttempts"]);
    expect((await redeem(shopper, id, "SGK-DKK500AAAA")).errors).toEqual([]);
    sandbox.clock.advance(40 * 60_000);
    expect((await redeem(shopper, id, PIN, "4711")).errors).toEqual([]);
  });

  test("that is right lets bygones be bygones", async () => {
    await guess(99);
    const { id } = await shopper.create();
    expect((await redeem(shopper, id, PIN, "4711")).errors).toEqual([]);
    await guess(99);
    const other = await shopper.create();
    expect((await redeem(shopper, other.id, PIN, "4711")).errors).toEqual([]);
  });
});
