import { createContext, use } from "react";
import { type PortalTheme } from "~/domain/portalTheme";

/** The portal that the person is in, its look worn or not; null in the shop's own channels, and until it is known. */
export const PortalThemeContext = createContext<PortalTheme | null>(null);

/** The theme of the portal that the person is in: see PortalThemeContext. */
export const usePortalTheme = () => use(PortalThemeContext);

/** Sets the theme; provided by the shell, which applies it. */
export const SetPortalThemeContext = createContext<(theme: PortalTheme | null) => void>(() => undefined);
