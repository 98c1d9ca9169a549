import { type KeptGiftTools } from "~/components/keptGiftTools";
import { retryOnce } from "~/components/retryOnce";

const kept = () => retryOnce(() => import("~/browser/keptGifts"));

/** The browser tools for kept gift cards; their code is loaded with the first of them. */
export const keptGiftTools: KeptGiftTools = {
  canKeep: "subtle" in crypto,
  list: async () => (await kept()).listKept(),
  keep: async (named, secret, pin) => (await kept()).keepGift(named, secret, pin),
  open: async (id, pin) => (await kept()).openKept(id, pin),
  remove: async (id) => (await kept()).removeKept(id),
};
