/* eslint-disable no-restricted-syntax -- here the cleaned HTML is put into a page on purpose, to see what it does */
import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { type Page } from "@playwright/test";

/** The sanitiser as it is built and served, in a real browser. */

const assets = resolve(import.meta.dirname, "../../dist/assets");
const chunk = () => `/assets/${readdirSync(assets).find((name) => /^sanitise-.*\.js$/.test(name))}`;

type Module = { sanitise: (html: string, topHeading: number) => string };

export async function cleaned(page: Page, html: string, topHeading = 2): Promise<string> {
  await page.goto("/en/dk/dkk");
  return page.evaluate(
    async ([address, dirty, top]) => {
      const { sanitise } = (await import(address)) as Module;
      return String(sanitise(dirty, top));
    },
    [chunk(), html, topHeading] as const,
  );
}

/**
 * What hostile HTML could still do after it was cleaned: run, load, or leave something that may not stay. `twice`: what
 * was written once is written again when an editor saves, and must be the same.
 */
export async function harmOf(page: Page, hostile: readonly string[], { twice = false } = {}): Promise<string[]> {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (/evil\.example/.test(request.url())) foreign.push(request.url());
  });
  await page.goto("/en/dk/dkk");
  const left = await page.evaluate(
    async ([address, all, isTwice]) => {
      const { sanitise } = (await import(address)) as Module;
      const found: string[] = [];
      const world = window as unknown as { hit: () => void };
      let now = "";
      world.hit = () => found.push(`ran: ${now}`);
      const allowed = new Set(
        "href title target rel src alt width height colspan rowspan scope lang dir loading".split(" "),
      );
      const tags = new Set(
        "a b blockquote br caption dd div dl dt em h1 h2 h3 h4 h5 h6 hr i img li ol p span strong sub sup table tbody td th thead tr ul".split(
          " ",
        ),
      );
      for (const dirty of all) {
        now = dirty;
        const place = document.createElement("div");
        document.body.append(place);
        place.innerHTML = sanitise(dirty, 2);
        if (isTwice && String(sanitise(place.innerHTML, 2)) !== place.innerHTML)
          found.push(`changes when cleaned again: ${dirty}`);
        for (const element of place.querySelectorAll("*")) {
          if (!tags.has(element.localName)) found.push(`element ${element.localName}: ${dirty}`);
          for (const { name, value } of element.attributes) {
            // `is` cannot be taken off an element, browsers write it again; emptied it names nothing.
            const isEmptied = name === "is" && value === "";
            if (!allowed.has(name) && !isEmptied) found.push(`attribute ${name}: ${dirty}`);
          }
          if (element instanceof HTMLAnchorElement && element.hasAttribute("href")) {
            const { protocol, hostname, username, port } = element;
            const isOwn = element.origin === location.origin;
            if (!isOwn && (!/^(https|mailto|tel):$/.test(protocol) || username || port)) found.push(`link: ${dirty}`);
            if (!isOwn && hostname && element.rel !== "noopener noreferrer") found.push(`opener: ${dirty}`);
            element.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
          }
          if (element instanceof HTMLImageElement && new URL(element.src).origin !== location.origin) {
            found.push(`picture: ${dirty}`);
          }
          element.dispatchEvent(new Event("error"));
          element.dispatchEvent(new Event("focus"));
        }
        await new Promise((resolve) => setTimeout(resolve));
        place.remove();
      }
      return found;
    },
    [chunk(), hostile, twice] as const,
  );
  return [...left, ...foreign];
}
