/* eslint-disable no-restricted-syntax -- here the cleaned HTML is put into a page on purpose, to see what it does */
import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { type Page } from "@playwright/test";
import { hostileHtml } from "./hostileHtml";
import { expect, test } from "./shop";

/** The sanitiser as it is built and served, in a real browser under the shop's own policy. */

const assets = resolve(import.meta.dirname, "../../dist/assets");
const chunk = () => `/assets/${readdirSync(assets).find((name) => /^sanitise-.*\.js$/.test(name))}`;

type Module = { sanitise: (html: string, topHeading: number) => string };

async function cleaned(page: Page, html: string, topHeading = 2): Promise<string> {
  await page.goto("/en/dk/dkk");
  return page.evaluate(
    async ([address, dirty, top]) => {
      const { sanitise } = (await import(address)) as Module;
      return String(sanitise(dirty, top));
    },
    [chunk(), html, topHeading] as const,
  );
}

for (const bypassCSP of [false, true]) {
  test.describe(bypassCSP ? "without the policy" : "under the policy", () => {
    test.use({ bypassCSP });

    test("lets nothing of the hostile collection run, load or stay", async ({ page, watch }) => {
      // Chromium holds the sanitiser's own document, where nothing can run, to the policy too.
      watch.allow(/(Executing inline event handler|Applying inline style) violates/);
      expect(hostileHtml.length).toBeGreaterThanOrEqual(263);
      const foreign: string[] = [];
      page.on("request", (request) => {
        if (/evil\.example/.test(request.url())) foreign.push(request.url());
      });
      await page.goto("/en/dk/dkk");
      const left = await page.evaluate(
        async ([address, all]) => {
          const { sanitise } = (await import(address)) as Module;
          const found: string[] = [];
          const world = window as unknown as { hit: () => void };
          let now = "";
          world.hit = () => found.push(`ran: ${now}`);
          const allowed = new Set(
            "href title target rel src alt width height colspan rowspan scope lang dir loading".split(" "),
          );
          for (const dirty of all) {
            now = dirty;
            const place = document.createElement("div");
            document.body.append(place);
            place.innerHTML = sanitise(dirty, 2);
            // What was written once is written again when an editor saves: it must be the same.
            const again = String(sanitise(place.innerHTML, 2));
            if (again !== place.innerHTML) found.push(`changes when cleaned again: ${dirty}`);
            for (const element of place.querySelectorAll("*")) {
              for (const { name, value } of element.attributes) {
                // `is` cannot be taken off an element, browsers write it again; emptied it names nothing.
                const isEmptied = name === "is" && value === "";
                if (!allowed.has(name) && !isEmptied) found.push(`attribute ${name}: ${dirty}`);
              }
              if (element instanceof HTMLAnchorElement && element.hasAttribute("href")) {
                const { protocol, hostname, username, port } = element;
                const isOwn = element.origin === location.origin;
                if (!isOwn && (!/^(https|mailto|tel):$/.test(protocol) || username || port))
                  found.push(`link: ${dirty}`);
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
        [chunk(), hostileHtml] as const,
      );
      expect(left).toEqual([]);
      expect(foreign).toEqual([]);
    });
  });
}

test("keeps what editors write, and fits its headings to the page", async ({ page }) => {
  const html = `<h1>Terms</h1><h3>Value</h3><p lang="da">Tre <b>år</b><br>x<sup>2</sup></p><ul><li>a</li></ul>
    <table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td colspan="2">b</td></tr></tbody></table>`;
  const clean = await cleaned(page, html, 3);
  expect(clean).toContain("<h3>Terms</h3><h5>Value</h5>");
  expect(clean).toContain('<p lang="da">Tre <b>år</b><br>x<sup>2</sup></p><ul><li>a</li></ul>');
  expect(clean).toContain('<th scope="col">A</th>');
  expect(clean).toContain('<td colspan="2">b</td>');
});

test("checks every address again", async ({ page, baseURL }) => {
  const links = `<a href="${baseURL}/en/dk/dkk/shop">own</a><a href="/da/dk/dkk">path</a><a href="https://maker.example/x" target="_blank">out</a>
    <a href="mailto:help@gavia.example">mail</a><a href="tel:+4570102030">call</a><a href="#value">here</a>`;
  const clean = await cleaned(page, links);
  expect(clean).toContain('href="/en/dk/dkk/shop"');
  expect(clean).toContain('href="/da/dk/dkk"');
  expect(clean).toContain('<a href="https://maker.example/x" target="_blank" rel="noopener noreferrer">out</a>');
  for (const kept of ['href="mailto:help@gavia.example"', 'href="tel:+4570102030"', 'href="#value"']) {
    expect(clean).toContain(kept);
  }
  const pictures = await cleaned(page, '<img src="https://elsewhere.example/a.png"><img src="/icon.svg">');
  expect(pictures).toBe('<img src="/icon.svg" loading="lazy" alt="">');
});

test("reads no more than 200,000 characters", async ({ page }) => {
  const clean = await cleaned(page, `<p>${"x".repeat(199_990)}</p><p>too much</p>`);
  expect(clean).not.toContain("too much");
});
