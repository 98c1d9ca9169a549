import type { Environment } from "~/build/environment";

/** Written here by the build, which has parsed it. */
declare const __ENVIRONMENT__: Environment;

/** What differs from one installation of the shop to the next. */
export const environment: Environment = __ENVIRONMENT__;

/** The shop's own origin, whatever other host it was opened from. */
export const ownOrigin = (): string => environment.publicOrigin || window.location.origin;
