import { lazyPart } from "./lazyPart";

/** Shows sanitised HTML. Its code comes with the sanitiser: without it there is nothing to show. */
export const CleanText = lazyPart(() => import("./CleanText"), "CleanText");
