import { type Environment } from "./environment";

/** More connections than that take from each other, and from the script, what they save. */
const MOST = 2;

/**
 * Opens the connections to the hosts of pictures while the first answer, which names the pictures, is on its way. Which
 * of all the hosts below another one it will be, nobody knows.
 */
export function preconnects({ mediaHosts, publicOrigin }: Pick<Environment, "mediaHosts" | "publicOrigin">): string {
  const origins = mediaHosts.filter((host) => !host.startsWith(".")).map((host) => `https://${host}`);
  const others = [...new Set(origins)].filter((origin) => origin !== publicOrigin);
  return others
    .slice(0, MOST)
    .map((origin) => `<link rel="preconnect" href="${origin}" />`)
    .join("");
}
