import { localStore } from "~/browser/storage";
import { type ServiceMessage } from "~/domain/serviceMessage";
import { LOCAL, readJson } from "~/domain/storage";

const MOST_KEPT = 20;
const LONGEST_NAME = 300;

/** The name by which a message is recognised: another one of the same country is shown. */
export const messageName = (countryCode: string, { title, body }: ServiceMessage) =>
  [countryCode, title, body].join(" ").slice(0, LONGEST_NAME);

/** The names of the messages that a person has closed on this device. */
export function closedMessages(): string[] {
  const held = readJson(localStore(), LOCAL.closedServiceMessages);
  return Array.isArray(held) ? held.filter((entry) => typeof entry === "string") : [];
}

/** Remembers one more, and returns the names of all. */
export function closeMessage(name: string): string[] {
  const all = [...closedMessages(), name].slice(-MOST_KEPT);
  localStore().write(LOCAL.closedServiceMessages, JSON.stringify(all));
  return all;
}
