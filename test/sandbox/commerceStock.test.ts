import { beforeEach, describe, expect, test } from "vitest";
import type { AddProductInput } from "~/api/generated/commerce";
import { quantityInStock } from "./data/shelf";
import { postedCard, Shopper, stillSandbox } from "./shopper";

const sandbox = stillSandbox();
const shopper = new Shopper(sandbox);
const { catalogue, shelf } = sandbox.state;

/** Two products that anybody may buy, each with a single SKU that is counted. */
const [one, two] = catalogue.products
  .filter(
    ({ productType, salesChannelIds, availableInCountries }) =>
      productType === "PhysicalProduct" && salesChannelIds.includes(3) && !availableInCountries,
  )
  .map((product) => ({ productId: product.id, sku: product.deliveryMethods[0]!.inventory[0]! })) as [Thing, Thing];

interface Thing {
  productId: string;
  sku: (typeof catalogue.products)[number]["deliveryMethods"][number]["inventory"][number];
}

const some = ({ productId, sku }: Thing, quantity: number): AddProductInput =>
  postedCard({ productId, stockKeepingUnit: sku.sku, giftcardValue: null, valueCurrency: null, quantity });
const left = ({ sku }: Thing) => quantityInStock(sku, shelf);
const halfAnHour = () => sandbox.clock.advance(31 * 60_000);

const CONTENT = `query getProducts($input: GetProductsInput!) {
  getProducts(input: $input) {
    stockInfo { allSkusOutOfStock }
    deliveryMethods { deliveryMethod inventory { sku inStock quantityInStock } }
  }
}`;
const COMMERCE = `query getProductStockInfo($id: ID!) {
  getProductStockInfo(id: $id) {
    allSkusOutOfStock
    deliveryMethods { deliveryMethod skus { sku inStock quantityInStock } }
  }
}`;

interface Told {
  allSkusOutOfStock: boolean;
  deliveryMethods: {
    deliveryMethod: string;
    skus: { sku: string; inStock: boolean; quantityInStock: number | null }[];
  }[];
}

/** What the content service tells of a product's stock, in the commerce service's words. */
async function toldByContent(id: string, salesChannelId = 3): Promise<Told> {
  const input = { productIds: [id], salesChannelId, expectedLanguage: "en" };
  const response = await shopper.request("/graphql/cms", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: CONTENT, variables: { input } }),
  });
  const { data } = (await response.json()) as {
    data: {
      getProducts: {
        stockInfo: { allSkusOutOfStock: boolean };
        deliveryMethods: { deliveryMethod: string; inventory: Told["deliveryMethods"][number]["skus"] }[];
      }[];
    };
  };
  const { stockInfo, deliveryMethods } = data.getProducts[0]!;
  return {
    ...stockInfo,
    deliveryMethods: deliveryMethods.map(({ deliveryMethod, inventory }) => ({ deliveryMethod, skus: inventory })),
  };
}

const toldByCommerce = async (id: string): Promise<Told> =>
  (await shopper.ask<{ getProductStockInfo: Told }>(COMMERCE, { id })).data!.getProductStockInfo;

beforeEach(() => {
  sandbox.control({ reset: null });
});

describe("a basket that lay for half an hour", () => {
  /** What somebody put in, and let lie until the last of the first thing had gone to somebody else. */
  const lapsed = async (...products: AddProductInput[]) => {
    const basket = await shopper.filled({ addProducts: products });
    halfAnHour();
    const other = await shopper.create();
    await shopper.update({ id: other.id, addProducts: [some(one, 1)] });
    return basket;
  };

  test("takes nothing of which there is not enough", async () => {
    sandbox.control({ stock: { [one.sku.sku]: 1, [two.sku.sku]: 0 } });
    const { id } = await lapsed(some(one, 1));
    await expect(shopper.update({ id, addProducts: [some(two, 50)] })).rejects.toThrow(/OutOfStock/);
    await expect(shopper.update({ id, addProducts: [some(one, 1)] })).rejects.toThrow(/OutOfStock/);
    const after = await shopper.read(id);
    expect(after.itemsCount).toBe(1);
    expect(after.issues).toMatchObject([{ type: "OutOfStock" }]);
  });

  test("reserves again what there is, whatever is missing beside it", async () => {
    sandbox.control({ stock: { [one.sku.sku]: 1, [two.sku.sku]: 5 } });
    const { id } = await lapsed(some(one, 1), some(two, 2));
    expect(left(two)).toBe(5);
    const after = await shopper.update({ id, addProducts: [some(two, 1)] });
    expect(left(two)).toBe(2);
    const [missing] = after.deliveries.flatMap(({ productLines }) => productLines);
    expect(after.issues).toEqual([{ type: "OutOfStock", relatedTo: missing!.lineId }]);
    halfAnHour();
    await shopper.read(id);
    expect([left(one), left(two)]).toEqual([1, 5]);
  });

  test("keeps what is missing while the rest is changed, but has no more of it", async () => {
    sandbox.control({ stock: { [one.sku.sku]: 2, [two.sku.sku]: 5 } });
    const { id } = await lapsed(some(one, 2), some(two, 2));
    const change = (...addProducts: AddProductInput[]) => shopper.update({ id, doClearProducts: true, addProducts });
    expect((await change(some(one, 2), some(two, 1))).issues).toMatchObject([{ type: "OutOfStock" }]);
    expect([left(one), left(two)]).toEqual([1, 4]);
    await expect(change(some(one, 3))).rejects.toThrow(/OutOfStock/);
    expect((await change(some(one, 1))).issues).toEqual([]);
    expect([left(one), left(two)]).toEqual([0, 5]);
  });
});

describe("both services tell the same of", () => {
  test("the last piece that lay in a basket, whichever is asked first", async () => {
    sandbox.control({ stock: { [one.productId]: 0, [one.sku.sku]: 1 } });
    await shopper.filled({ addProducts: [some(one, 1)] });
    expect((await toldByContent(one.productId)).allSkusOutOfStock).toBe(true);
    sandbox.clock.advance(3 * 60 * 60_000);
    const told = await toldByContent(one.productId);
    expect(told.allSkusOutOfStock).toBe(false);
    expect(told).toEqual(await toldByCommerce(one.productId));
  });

  test("cards that are made when they are bought: they are not counted until there are none", async () => {
    const byEmail = async () => {
      const told = await toldByContent("1001", 1);
      expect(told).toEqual(await toldByCommerce("1001"));
      return told.deliveryMethods.find(({ deliveryMethod }) => deliveryMethod === "Email")!.skus;
    };
    expect(await byEmail()).toEqual([{ sku: "1001-E", inStock: true, quantityInStock: null }]);
    sandbox.control({ sellOut: "1001-E" });
    expect(await byEmail()).toEqual([{ sku: "1001-E", inStock: false, quantityInStock: 0 }]);
  });
});
