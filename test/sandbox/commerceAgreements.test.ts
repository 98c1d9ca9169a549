import { describe, expect, test } from "vitest";
import { updateBasket } from "~/api/generated/commerce";
import { buyer, emailCard, Shopper, stillSandbox } from "./shopper";

const sandbox = stillSandbox();

/** A gift that is agreed with Nordhavn. */
function agreed() {
  const product = sandbox.state.catalogue.productById.get("1310")!;
  const { deliveryMethod, inventory } = product.deliveryMethods[0]!;
  const [{ sku, price }] = inventory as [(typeof inventory)[number]];
  return emailCard({
    productId: product.id,
    deliveryMethod,
    stockKeepingUnit: sku,
    giftcardValue: typeof price === "number" ? price : price.min,
    valueCurrency: product.currency,
  });
}

/** The basket of who is signed in, in the name of this account or of none yet, and what adds the agreed gift to it. */
async function begun(person: string, account: string | null) {
  const shopper = new Shopper(sandbox);
  await shopper.signIn(person);
  const basket = await shopper.create({ salesChannelId: 1 });
  const { id } = basket;
  const nameAccount = (accountId: string) => shopper.update({ id, buyer: { ...buyer, accountId, accountType: "B2B" } });
  if (account) await nameAccount(account);
  const add = () => shopper.call(updateBasket, { input: { id, addProducts: [agreed()] } });
  return { shopper, basket, nameAccount, add };
}

describe("what is agreed with one company", () => {
  test.each([
    ["anton", null, []],
    ["anton", "acc-anton-nordhavn", []],
    ["anton", "acc-anton-lyngby", ["ProductNotFound"]],
    ["sigrid", null, ["ProductNotFound"]],
  ])("is sold to no other: by %s, for %s", async (person, account, refused) => {
    const { errors } = await (await begun(person, account)).add();
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(refused);
  });

  test.each([
    ["acc-anton-nordhavn", []],
    ["acc-anton-lyngby", ["ProductNotFound"]],
  ])("is paid for by no other either, if it was added before the payer was named: %s", async (account, refused) => {
    const { shopper, basket, nameAccount, add } = await begun("anton", null);
    expect((await add()).errors).toEqual([]);
    await nameAccount(account);
    const { errors } = await shopper.tryFinalize(basket);
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(refused);
  });
});
