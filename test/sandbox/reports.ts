import { command, nothing } from "./kinds";
import type { ControlCommands, RouteHandler } from "./parts";

/** How many of the latest reports are kept. */
const KEPT = 200;

/**
 * The error service, played: it takes what a shop sends that was built with
 * VITE_SENTRY_DSN=http://key@localhost:PORT/1, and remembers it as it came, for whoever wants to see what a report
 * tells.
 */
export function reportService() {
  const envelopes: string[] = [];
  const take: RouteHandler = async (request) => {
    if (request.method !== "POST") return new Response(null, { status: 405 });
    envelopes.push(await request.text());
    envelopes.splice(0, envelopes.length - KEPT);
    return Response.json({});
  };
  const control: ControlCommands = () => ({
    /** The last envelopes, in the order they came. */
    reports: command(nothing, () => [...envelopes]),
    reset: command(nothing, () => void envelopes.splice(0)),
  });
  return { routes: { "/api/1/envelope/": take }, control };
}
