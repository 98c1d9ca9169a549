import { lazyPart } from "~/components/lazyPart";

/** Without a network it is only there when something is kept. */
export const KeptWayPart = lazyPart(() => import("~/blocks/KeptGifts/KeptWay"), "KeptWay");
