import { localStore } from "~/browser/storage";
import { type ServiceMessage } from "~/domain/serviceMessage";
import { LOCAL, readJson, writeJson } from "~/domain/storage";

const MOST_KEPT = 20;
/** A longer name is cut, and told from others with the same beginning by a digest of all of it. */
const LONGEST_NAME = 300;

/** The name by which a message is recognised: another one of the same country is shown. */
export function messageName(countryCode: string, { title, body }: ServiceMessage): string {
  const name = [countryCode, title, body].join(" ");
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)} ${digest(name)}` : name;
}

/** A number that another text hardly has (FNV-1a). */
function digest(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

/** The names of the messages that a person has closed on this device. */
export function closedMessages(): string[] {
  const held = readJson(localStore(), LOCAL.closedServiceMessages);
  return Array.isArray(held) ? held.filter((entry) => typeof entry === "string") : [];
}

/** Remembers one more, and returns the names of all. */
export function closeMessage(name: string): string[] {
  const all = [...closedMessages(), name].slice(-MOST_KEPT);
  writeJson(localStore(), LOCAL.closedServiceMessages, all);
  return all;
}
