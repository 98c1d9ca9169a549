import { ApiFailure } from "~/api/apiFailure";
import { type BasketAnswer } from "~/api/commerce/basket";
import { commerce } from "~/api/commerce/calls";
import { failureOf, failureOfCode, isUnknownBasket } from "~/domain/failure";
import { LOCAL, type TextStorage } from "~/domain/storage";
import { basketReceived } from "~/state/basket/slice";
import { type Services } from "~/state/services";
import { type Shop } from "../startShop";

/** A bug that the shop could have, planted in its services, to see whether the random walks find it. */
export type Plant = (shop: () => Shop | null, local: TextStorage) => Partial<Services>;

/** An older answer replaces a newer one. */
const lastAnswerWins: Plant = (shop) => {
  const shownAgain = async (asked: Promise<BasketAnswer>) => {
    const answer = await asked;
    setTimeout(() => {
      const here = shop();
      if (here?.state().basket.basket?.id !== answer.basket.id) return;
      here.dispatch(basketReceived({ ...answer, sequence: here.state().basket.sequence }));
    }, 4000);
    return answer;
  };
  return { commerce: { ...commerce, updateBasket: (input) => shownAgain(commerce.updateBasket(input)) } };
};

/** The tab overwrites the stored baskets of other tabs, and does not notice theirs. */
const overwritten: Plant = (_shop, local) => ({
  onStorageChange: () => () => {},
  local: {
    ...local,
    write: (key, value) => {
      if (key !== LOCAL.baskets) return local.write(key, value);
      const list = JSON.parse(value) as { storedAt?: number }[];
      return local.write(key, JSON.stringify(list.sort((a, b) => (b.storedAt ?? 0) - (a.storedAt ?? 0)).slice(0, 1)));
    },
  },
});

/** Any failure to read a basket is taken to mean that it is gone. */
const newOnTrouble: Plant = () => ({
  commerce: {
    ...commerce,
    fetchBasket: async (id) => {
      try {
        return await commerce.fetchBasket(id);
      } catch (error) {
        if (isUnknownBasket(failureOf(error))) throw error;
        throw new ApiFailure(failureOfCode("UNKNOWN", `There is no basket with id '${id}'`));
      }
    },
  },
});

const twice = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await ask();
  } catch {
    return ask();
  }
};

export const PLANTS: Record<string, Plant> = {
  "mutations are sent again when their answer is missing": () => ({
    commerce: { ...commerce, updateBasket: (input) => twice(() => commerce.updateBasket(input)) },
  }),
  "no lock around the payment": () => ({ takePaymentLock: async () => () => {} }),
  "a new basket when the old one cannot be read": newOnTrouble,
  "the answer that comes last wins": lastAnswerWins,
  "the stored list is overwritten": overwritten,
  "a made-up return clears the basket": (shop) => ({
    commerce: {
      ...commerce,
      fetchOrder: async (id, options) => {
        const order = await commerce.fetchOrder(id, options);
        // Any order is taken for that of the basket on screen.
        const publicOrderId = shop()?.state().basket.basket?.publicOrderId;
        return order && publicOrderId ? { ...order, publicOrderId } : order;
      },
    },
  }),
};
