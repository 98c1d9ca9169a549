import { type Plugin } from "vite";
import { compress } from "./compress";
import { type Environment } from "./environment";
import { firstTexts } from "./firstTexts";
import { precompileMessages } from "./messages";
import { offlineWorker } from "./offlineWorker/offlineWorker";
import { previewServer } from "./previewServer";
import { shopName } from "./shopName";
import { shopPage } from "./shopPage";

/** What Vite does for this shop when it builds and previews it, in the order in which it does it. */
export function shopPlugins(environment: Environment): Plugin[] {
  return [
    precompileMessages(),
    firstTexts(),
    shopName(environment),
    shopPage(environment),
    offlineWorker(),
    compress(),
    previewServer(),
  ];
}
