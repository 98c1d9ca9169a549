import { lazyPart } from "~/components/lazyPart";

/** The way to what is kept on this device. Without a network its code is there only where something is. */
export const KeptWayPart = lazyPart(() => import("~/blocks/KeptGifts/KeptWay"), "KeptWay");
