import { expect, it } from "vitest";
import { PageHead } from "~/components/PageHead";
import { draw } from "./draw";

const alternates = [{ hrefLang: "da-DK", href: "https://gavia.example/da/dk/dkk" }];

it("tells title, canonical and other languages", () => {
  draw(<PageHead title="Tea" shop="Gavia" canonical="https://gavia.example/en/dk/dkk" alternates={alternates} />);
  expect(document.title).toBe("Tea – Gavia");
  expect(document.querySelector("link[rel=canonical]")).toHaveAttribute("href", "https://gavia.example/en/dk/dkk");
  expect(document.querySelector("link[hreflang=da-DK]")).toBeInTheDocument();
});

it("gives a page that is not to be found no address", () => {
  draw(<PageHead title="Order" shop="Gavia" noindex canonical="https://gavia.example/x" alternates={alternates} />);
  expect(document.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex");
  expect(document.querySelector("link[rel=canonical], link[rel=alternate]")).toBeNull();
});

it("writes structured data that cannot end its script, and takes it away again", () => {
  const name = "</script><script>alert(1)</script>\u2028&";
  const { unmount } = draw(<PageHead title="Tea" shop="Gavia" jsonLd={{ name }} />);
  const script = document.head.querySelector('script[type="application/ld+json"]');
  expect(script?.textContent).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(script?.textContent ?? "")).toEqual({ name });
  unmount();
  expect(document.head.querySelector('script[type="application/ld+json"]')).toBeNull();
});
