import { categoryNamed } from "./categories";
import { channelIds } from "./channels";
import type { DeliveryMethod, Product } from "./products";
import { PLENTY } from "./startingStock";
import { countries } from "./world";

const everyRecipient = ["him", "her", "couples", "kids", "parents", "teens", "friends", "colleagues"];
const everyOccasion = [
  "birthday",
  "wedding",
  "thank-you",
  "anniversary",
  "christmas",
  "graduation",
  "farewell",
  "new-job",
];

/** The id of the shop's card that is good everywhere (spec §2, /shop/the-global-gift-card/{id}). */
export const GLOBAL_CARD_ID = "1000";

interface OwnCard {
  id: string;
  slug: string;
  currency: string;
  /** The countries in which it can be spent. */
  redeemable: string[];
  /** The countries in which it is sold; null for all. */
  available: string[] | null;
  /** What stands for one krone in its values. */
  scale: number;
}

function ownCard({ id, slug, currency, redeemable, available, scale }: OwnCard): Product {
  const methods: DeliveryMethod[] = ["Email", "Sms", "Physical", "CsvByEmail"];
  return {
    id,
    productType: "Giftcard",
    brand: null,
    item: null,
    slug,
    currency,
    faceValue: true,
    deliveryMethods: methods.map((deliveryMethod) => ({
      deliveryMethod,
      inventory: [
        {
          sku: `${id}-${deliveryMethod[0]}`,
          price: { min: 100 * scale, max: 10000 * scale, step: 50 * scale },
          stock: PLENTY,
          attributes: [],
        },
      ],
    })),
    redeemableInCountries: redeemable,
    availableInCountries: available,
    // a card of ours cannot be bought with a card of ours
    salesChannelIds: [channelIds.b2c, channelIds.b2b],
    collections: [],
    categoryIds: ["universal", ...everyRecipient, ...everyOccasion].map((slugName) => categoryNamed(slugName).id),
    sortingPosition: Number(id) - 1000,
    hasDisclaimer: true,
  };
}

const localCards: [country: string, currency: string, scale: number][] = [
  ["DK", "DKK", 1],
  ["SE", "SEK", 1],
  ["NO", "NOK", 1],
  ["FI", "EUR", 0.1],
  ["IS", "ISK", 20],
];

/** Whether a product is one of the shop's own cards: of no brand, and exchanged in the shop for a gift of one. */
export const isOwnCard = (productId: string): boolean => ownCards.some(({ id }) => id === productId);

/** The global gift card, then the local card of each Nordic country. */
export const ownCards: readonly Product[] = [
  ownCard({
    id: GLOBAL_CARD_ID,
    slug: "the-global-gift-card",
    currency: "DKK",
    redeemable: countries.map((country) => country.code),
    available: null,
    scale: 1,
  }),
  ...localCards.map(([country, currency, scale], index) =>
    ownCard({
      id: String(1001 + index),
      slug: `gift-card-${country.toLowerCase()}`,
      currency,
      redeemable: [country],
      available: [country],
      scale,
    }),
  ),
];
