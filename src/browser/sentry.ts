/** The only two exports of Sentry that the shop uses; importing them by name keeps the rest out of the bundle. */
export { captureException, init } from "@sentry/react";
