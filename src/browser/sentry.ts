/** The two things the shop uses of the error service; named here so that the rest of it is left out of the build. */
export { captureException, init } from "@sentry/react";
