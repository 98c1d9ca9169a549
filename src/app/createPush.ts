import { pushEvent } from "~/browser/analytics";
import { type Services } from "~/state/services";
import { onConsent, readConsent } from "./consent";

/** Creates the function that pushes events: they wait until the person allows analytics, and are dropped if not. */
export function createPush(): Services["push"] {
  let waiting: Parameters<Services["push"]>[0][] = [];
  onConsent(() => {
    const consent = readConsent();
    // The question was only reopened.
    if (consent === null) return;
    if (consent === "granted") waiting.forEach((event) => pushEvent(event));
    waiting = [];
  });
  return (event) => {
    const consent = readConsent();
    if (consent === "granted") pushEvent(event);
    else if (consent === null && waiting.length < 50) waiting.push(event);
  };
}
