import { hostileHtml } from "./hostileHtml";
import { cleaned, harmOf } from "./sanitised";
import { expect, test } from "./shop";

/** Chromium holds the sanitiser's own document, where nothing can run, to the policy too. */
const OF_ITS_OWN = /(Executing inline event handler|Applying inline style) violates/;

for (const bypassCSP of [false, true]) {
  test.describe(bypassCSP ? "without the policy" : "under the policy", () => {
    test.use({ bypassCSP });

    test("lets nothing of the hostile collection run, load or stay", async ({ page, watch }) => {
      watch.allow(OF_ITS_OWN);
      expect(hostileHtml.length).toBeGreaterThanOrEqual(263);
      expect(await harmOf(page, hostileHtml, { twice: true })).toEqual([]);
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
