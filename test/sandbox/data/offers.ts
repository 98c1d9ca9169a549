import type { Brand } from "./brands";
import { categoryNamed } from "./categories";
import { channelIds } from "./channels";
import { ladders, priceAtHome, ranges, spread, unitOfHome } from "./homePrices";
import type { Item } from "./kinds";
import type { DeliveryMethod, Product, Sku } from "./products";
import type { Random } from "./random";
import { PLENTY, startingStock } from "./startingStock";
import { countryOf } from "./world";

const colours = ["sand", "moss", "fjord", "rust", "chalk", "plum"];

const shortOf: Record<DeliveryMethod, string> = { Email: "E", Sms: "S", Physical: "P", CsvByEmail: "C" };

function cardMethods(sold: "both" | "digital" | "post", chance: Random): DeliveryMethod[] {
  if (sold === "post") return ["Physical"];
  if (sold === "digital" || chance.chance(0.35)) return ["Email", "Sms", "CsvByEmail"];
  return chance.chance(0.06) ? ["Physical"] : ["Email", "Sms", "Physical", "CsvByEmail"];
}

function sharedTraits(brand: Brand, item: Item | null, chance: Random) {
  const { kind } = brand;
  const tags = [
    kind.category,
    ...kind.recipients,
    ...chance.take(kind.occasions, Math.max(2, kind.occasions.length - 1)),
  ];
  // an evening out is an experience, wherever it is had
  if (item?.type === "pack" && ["food", "wellness", "culture", "sport"].includes(kind.category))
    tags.push("experiences");
  return {
    brand,
    item,
    currency: countryOf(brand.home)!.currency,
    redeemableInCountries: brand.countries ?? [
      brand.home,
      ...chance.take(["DK", "SE", "NO", "FI", "DE"], 3).filter((code) => code !== brand.home),
    ],
    availableInCountries: brand.countries,
    categoryIds: tags.map((tag) => categoryNamed(tag).id),
    sortingPosition: 0,
    hasDisclaimer: chance.chance(0.3),
  };
}

/** A brand's gift card: fixed amounts or a free one, by mail, by post or both. */
export function brandCard(brand: Brand, id: string, chance: Random): Product {
  const traits = sharedTraits(brand, null, chance);
  const unit = unitOfHome(traits.currency);
  const free = brand.kind.amounts === "range" || (brand.kind.amounts === "either" && chance.chance(0.5));
  const ladder = chance.pick(ladders);
  const range = chance.pick(ranges);
  const soldOut = chance.chance(0.015);
  const inventoryBy = (method: DeliveryMethod): Sku[] => {
    const skuStart = `${id}-${shortOf[method]}`;
    const stock = () => (soldOut ? 0 : startingStock(chance, method === "Physical"));
    if (free) {
      const price = { min: range.min * unit, max: range.max * unit, step: range.step * unit };
      return [{ sku: skuStart, price, stock: soldOut ? 0 : PLENTY, attributes: [] }];
    }
    return ladder.map((value) => ({
      sku: `${skuStart}-${value * unit}`,
      price: value * unit,
      stock: stock(),
      attributes: [],
    }));
  };
  const methods = cardMethods(brand.kind.card, chance);
  const portals = chance.chance(0.5)
    ? [channelIds.nordlys, channelIds.fjordbank, channelIds.havblik]
    : chance.chance(0.3)
      ? [channelIds.nordlys]
      : [];
  return {
    ...traits,
    id,
    productType: "Giftcard",
    slug: brand.slug,
    faceValue: true,
    deliveryMethods: methods.map((deliveryMethod) => ({ deliveryMethod, inventory: inventoryBy(deliveryMethod) })),
    salesChannelIds: [
      channelIds.b2c,
      channelIds.b2b,
      ...(methods.includes("Email") ? [channelIds.redeem, ...portals] : []),
    ],
    collections: methods.includes("Email") ? ["Redeemable", "SingleBrands"] : ["SingleBrands"],
  };
}

/** An experience, bought as a card at a fixed price. */
export function experience(brand: Brand, item: Item, id: string, chance: Random): Product {
  const traits = sharedTraits(brand, item, chance);
  const price = priceAtHome(spread(item.price, chance), traits.currency);
  const methods: DeliveryMethod[] =
    item.digitalOnly || chance.chance(0.3) ? ["Email", "Sms"] : ["Email", "Sms", "Physical"];
  if (chance.chance(0.4)) methods.push("CsvByEmail");
  const soldOut = chance.chance(0.02);
  return {
    ...traits,
    id,
    productType: "Giftcard",
    slug: `${item.key}-${brand.slug}`,
    faceValue: false,
    deliveryMethods: methods.map((deliveryMethod) => ({
      deliveryMethod,
      inventory: [
        {
          sku: `${id}-${shortOf[deliveryMethod]}`,
          price,
          stock: soldOut ? 0 : startingStock(chance, deliveryMethod === "Physical"),
          attributes: [],
        },
      ],
    })),
    salesChannelIds: [channelIds.b2c, channelIds.redeem, ...(chance.chance(0.5) ? [channelIds.b2b] : [])],
    collections: ["Redeemable"],
  };
}

/** A physical gift, in one to four colours. */
export function thing(brand: Brand, item: Item, id: string, chance: Random): Product {
  const traits = sharedTraits(brand, item, chance);
  const price = priceAtHome(spread(item.price, chance), traits.currency);
  const variants = chance.take(colours, chance.int(1, 4));
  const soldOut = chance.chance(0.04);
  const before = chance.chance(0.22) ? Math.round(price * (1.15 + chance.next() * 0.25)) : null;
  return {
    ...traits,
    id,
    productType: "PhysicalProduct",
    redeemableInCountries: [],
    slug: `${item.key}-${brand.slug}`,
    faceValue: false,
    deliveryMethods: [
      {
        deliveryMethod: "Physical",
        inventory: variants.map((colour) => ({
          sku: `${id}-${colour}`,
          price,
          stock: soldOut ? 0 : startingStock(chance, true),
          attributes: [
            ...(variants.length > 1 ? [{ name: "Colour", value: colour }] : []),
            ...(before ? [{ name: "RetailPrice", value: String(before) }] : []),
          ],
        })),
      },
    ],
    // things cannot be paid with a code of a card for them, so the redeem channel leaves them out
    salesChannelIds: [channelIds.b2c, ...(chance.chance(0.3) ? [channelIds.b2b] : [])],
    collections: [],
  };
}
