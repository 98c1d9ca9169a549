import { lazyPart } from "~/components/lazyPart";

/** The part of the shell that only portals need. */
export const PortalThemePart = lazyPart(() => import("~/blocks/PortalTheme/PortalTheme"), "PortalTheme");
