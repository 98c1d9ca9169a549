import type { Environment } from "~/build/environment";

/** Replaced at build time with the parsed environment. */
declare const __ENVIRONMENT__: Environment;

/** What differs from one installation of the shop to the next. */
export const environment: Environment = __ENVIRONMENT__;

/** The shop's configured origin; if there is none, the one it was opened from. */
export const ownOrigin = (): string => environment.publicOrigin || window.location.origin;
