import { createContext, useContext } from "react";
import { type Dress } from "~/domain/portalDress";

/** How the portal that the person is in looks; null in the shop's own channels, and until it is known. */
export const DressContext = createContext<Dress | null>(null);

export const useDress = () => useContext(DressContext);

/** Whom to tell that the look has changed: the shell, which wears it. */
export const WearContext = createContext<(dress: Dress | null) => void>(() => undefined);
