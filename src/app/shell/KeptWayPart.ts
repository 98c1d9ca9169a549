import { lazyPart } from "~/components/lazyPart";

/** The link to the gift cards kept on this device. Without a network its code is only cached if there are any. */
export const KeptWayPart = lazyPart(() => import("~/blocks/KeptGifts/KeptWay"), "KeptWay");
