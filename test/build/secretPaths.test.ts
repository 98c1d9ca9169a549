import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { scrub } from "~/browser/scrub";
import { headersFor, parseHeaders } from "~/build/headers";
import { nginxSample } from "~/build/nginx";
import { normalisePath } from "~/domain/paths";
import { type SecretRoute, secretsOf } from "~/domain/secretPath";

const SECRET = "SeCreT-1";

/** Addresses with a secret, for each route that has some: a new one has to be tried here. */
const ADDRESSES: Record<SecretRoute, readonly string[]> = {
  "verify-owner": [
    `/en/dk/verify-owner/giftcard/${SECRET}/${SECRET}`,
    `/en/dk/dkk/verify-owner/giftcard/${SECRET}`,
    `/en/dk/dkk/11/verify-owner/bundle/${SECRET}/${SECRET}`,
  ],
  redeem: [`/redeem/${SECRET}`, `/en/dk/dkk/redeem/${SECRET}`],
  portal: [`/portal/nordlys/${SECRET}`, `/en/dk/dkk/portal/nordlys/${SECRET}`],
  greeting: [`/greeting/${SECRET}`, `/en/dk/dkk/greeting/${SECRET}`],
};

// The placeholders stand for hosts and hashes, which are of no matter here.
const rules = parseHeaders(readFileSync("public/_headers", "utf8").replace(/\{[A-Z_]+\}/g, ""));
const [, cut = ""] = /"~\*(\^\(\?<shown>.+)" "\$shown\.\.\.";/.exec(nginxSample(rules)) ?? [];
/** What the log of nginx has of an address. */
const logged = (address: string) => new RegExp(cut, "i").exec(address)?.groups?.shown ?? address;

describe.each(Object.entries(ADDRESSES))("the secret in an address of %s", (route, addresses) => {
  it.each(addresses)("%s is found everywhere that it has to be kept out of", (address) => {
    expect(secretsOf(address)).toMatchObject({ route, path: expect.not.stringContaining(SECRET) as string });
    expect(normalisePath(address)).toBe(address);
    expect(headersFor(rules, address).get("Referrer-Policy")).toMatch(/, no-referrer$/);
    expect(headersFor(rules, address).get("Cache-Control")).toContain("no-store");
    expect(logged(address)).not.toContain(SECRET);
    expect(scrub(`GET ${address} failed`)).not.toContain(SECRET);
  });
});

describe("the secret in an address that somebody made up", () => {
  it.each([
    `/en/dk/dkk/giftcard-redeem/${SECRET}`,
    `/en/dk/dkk/11/giftcard-redeem/${SECRET}`,
    `/en/dk/dkk/11/redeem/${SECRET}`,
    `/en/dk/giftcard/${SECRET}`,
    `/verify-owner/${SECRET}`,
  ])("%s, which the shop takes for one, is in no log either", (address) => {
    expect(secretsOf(address)?.path).not.toContain(SECRET);
    expect(logged(address)).not.toContain(SECRET);
  });
});
