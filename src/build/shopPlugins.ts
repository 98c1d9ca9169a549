import { type Plugin } from "vite";
import { compress } from "./compress";
import { demands } from "./demands";
import { type Environment } from "./environment";
import { firstTexts } from "./firstTexts";
import { lightForms } from "./lightForms";
import { precompileMessages } from "./messages";
import { offlineWorker } from "./offlineWorker/offlineWorker";
import { previewServer } from "./previewServer";
import { shopName } from "./shopName";
import { shopPage } from "./shopPage";
import { styleNames } from "./styleNames";

/** The shop's own Vite plugins, in order. */
export function shopPlugins(environment: Environment): Plugin[] {
  return [
    precompileMessages(),
    firstTexts(),
    styleNames(),
    lightForms(),
    demands(),
    shopName(environment),
    shopPage(environment),
    offlineWorker(),
    compress(),
    previewServer(),
  ];
}
