import { lazyPart } from "~/components/lazyPart";

/** What only portals need of the shell. */
export const PortalThemePart = lazyPart(() => import("~/blocks/PortalTheme/PortalTheme"), "PortalTheme");
