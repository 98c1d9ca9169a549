import { useSyncExternalStore } from "react";
import { onLateChange } from "~/components/lazyPart";
import { isScreenLate } from "./routes";

const isLate = () => isScreenLate(window.location.pathname);

/** Whether the code of the screen behind the address is late: its skeleton takes the place of the last screen. */
export const useIsNextLate = (): boolean => useSyncExternalStore(onLateChange, isLate);
