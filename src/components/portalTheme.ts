import { createContext, useContext } from "react";
import { type PortalTheme } from "~/domain/portalTheme";

/** How the portal that the person is in looks; null in the shop's own channels, and until it is known. */
export const PortalThemeContext = createContext<PortalTheme | null>(null);

export const usePortalTheme = () => useContext(PortalThemeContext);

/** Whom to tell that the look has changed: the shell, which puts it on. */
export const SetPortalThemeContext = createContext<(theme: PortalTheme | null) => void>(() => undefined);
