import { lazyPart } from "~/components/lazyPart";

/** What only portals need of the shell. */
export const PortalDress = lazyPart(() => import("~/blocks/PortalDress/PortalDress"), "PortalDress");
