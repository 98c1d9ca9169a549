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
function isReturnAddress(text: string): boolean {
  const url = parsed(text);
  if (!url || url.username || url.password || /\s/.test(text)) return false;
  return url.protocol === "https:" || (url.protocol === "http:" && LOCAL.test(url.hostname));
}

/** The language of the page that an address leads to (spec §2: the first segment), or null. */
export function languageIn(address: string): string | null {
  const language = parsed(address)?.pathname.split("/")[1];
  return languages.find((each) => each === language) ?? null;
}

/** Reports addresses that a payment window would refuse: all three must be absolute and of one origin. */
export function checkRedirects(config: RedirectConfigInput, problems: FieldProblems): void {
  const origin = isReturnAddress(config.okUrl) ? parsed(config.okUrl)?.origin : undefined;
  for (const key of ["okUrl", "cancelUrl", "failUrl"] as const) {
    if (!isReturnAddress(config[key])) problems.add([key], "An absolute https address is needed");
    else if (origin && parsed(config[key])?.origin !== origin)
      problems.add([key], "All addresses must be of one origin");
  }
}
