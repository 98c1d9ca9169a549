import { expect, it } from "vitest";
import { preconnects } from "~/build/preconnects";

const origins = (html: string) => [...html.matchAll(/<link rel="preconnect" href="([^"]+)" \/>/g)].map(([, to]) => to);

it.each([
  ["none", [], []],
  ["one", ["media.example.com"], ["https://media.example.com"]],
  [
    "two at most",
    ["a.example.com", "a.example.com", "b.example.com", "c.example.com"],
    ["https://a.example.com", "https://b.example.com"],
  ],
  ["but not every host below another", [".example.com"], []],
  ["nor the shop's own, which is connected", ["www.example.com", "m.example.com"], ["https://m.example.com"]],
])("the page opens the connections to hosts of pictures: %s", (_which, mediaHosts, expected) => {
  expect(origins(preconnects({ mediaHosts, publicOrigin: "https://www.example.com" }))).toEqual(expected);
});
