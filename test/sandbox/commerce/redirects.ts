import type { RedirectConfigInput } from "~/api/generated/commerce";
import { languages } from "../data/world";
import type { FieldProblems } from "./refusals";

const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])$/;

function parsed(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** An address to which a payment window may send somebody: https, or http on this very machine, and no user in it. */
function returnAddress(text: string): URL | null {
  const url = parsed(text);
  if (!url || url.username || url.password || /\s/.test(text)) return null;
  return url.protocol === "https:" || (url.protocol === "http:" && LOCAL.test(url.hostname)) ? url : null;
}

/** The language of the page that an address leads to (spec §2: the first segment), or null. */
export function languageIn(address: string): string | null {
  const language = parsed(address)?.pathname.split("/")[1];
  return languages.find((each) => each === language) ?? null;
}

/** Reports addresses that a payment window would refuse: it sends nobody but back to the shop, which is at `host`. */
export function checkRedirects(config: RedirectConfigInput, host: string, problems: FieldProblems): void {
  for (const key of ["okUrl", "cancelUrl", "failUrl"] as const) {
    const url = returnAddress(config[key]);
    if (!url) problems.add([key], "An absolute https address is needed");
    else if (url.host !== host) problems.add([key], "The address is not one of the shop's");
  }
}
