import { onStorageChange } from "~/browser/storage";
import { type KeptGiftTools } from "~/components/keptGiftTools";
import { loadChunk } from "~/components/loadChunk";
import { LOCAL } from "~/domain/storage";

const kept = () => loadChunk(() => import("~/browser/keptGifts"));

/** The browser tools for kept gift cards; their code is loaded with the first of them. */
export const keptGiftTools: KeptGiftTools = {
  canKeep: "subtle" in crypto,
  list: async () => (await kept()).listKept(),
  onChange: (changed) =>
    onStorageChange((key) => {
      if (key === null || key === LOCAL.keptGifts) changed();
    }),
  keep: async (named, secret, pin) => (await kept()).keepGift(named, secret, pin),
  open: async (id, pin) => (await kept()).openKept(id, pin),
  remove: async (id) => (await kept()).removeKept(id),
};
