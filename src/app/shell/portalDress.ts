import { lazyScreen } from "../lazyScreen";

/** What only portals need of the shell. */
export const portalDress = lazyScreen(() => import("~/blocks/PortalDress/PortalDress"), "PortalDress");
