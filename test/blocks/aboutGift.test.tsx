/* eslint-disable @typescript-eslint/no-explicit-any -- answers are changed as they come over the wire */
import { act, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { AboutGift } from "~/blocks/ReceivedGift/AboutGift";
import { faults } from "../support/network";
import { renderAt } from "../support/renderAt";
import { settled, startShop } from "../support/startShop";

/** A card of a brand, and one of the shop's own. */
const BRANDS = <AboutGift productId="1148" isOurs={false} />;
const OURS = <AboutGift productId="1001" isOurs />;

/** Texts and terms are asked for together. */
const edit = (change: (texts: any, terms: any) => void) =>
  faults.edit((answers: any) => {
    change(answers[0].data.singleProductPresentations, answers[1].data.getProducts[0]);
    return answers;
  });

const at = (shop: ReturnType<typeof startShop>, gift: React.ReactNode) => renderAt(shop, "/en/dk/dkk/gift", { gift });

const region = (name: string) => screen.findByRole("region", { name });

test("a received gift is told in the editors' words, without their tags", async () => {
  const shop = startShop();
  shop.network.fail(
    "singleProductPresentations",
    edit(({ presentations }) => {
      for (const one of presentations)
        if (one.presentationKey === "productShortDescription")
          Object.assign(one, { languageCode: "NO", textContent: "<p>Good for <b>two</b></p>" });
    }),
  );
  at(shop, OURS);
  expect(await screen.findByText("Good for two")).toHaveAttribute("lang", "nb");
});

test("a brand's card says where it can be used and its conditions, in the language of its texts", async () => {
  const shop = startShop();
  shop.network.fail(
    "productTerms",
    edit(({ presentations }, terms) => {
      for (const one of presentations) if (one.presentationKey === "longDescription") one.languageCode = "da";
      Object.assign(terms, {
        redeemableInCountries: ["SE", "DK", "SE", "dk", " "],
        disclaimer: "Kun ét kort pr. regning.",
      });
    }),
  );
  at(shop, BRANDS);
  expect(await region("Where it can be used")).toHaveTextContent("Denmark and Sweden");
  expect(await screen.findByText("Kun ét kort pr. regning.")).toHaveAttribute("lang", "da");
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "About this gift card",
    "Where it can be used",
    "Conditions",
  ]);
  for (const operation of ["singleProductPresentations", "productTerms"])
    expect(shop.network.count(operation), operation).toBe(1);
});

test("the shop's own card is exchanged here, wherever that is, and only tells its conditions", async () => {
  at(startShop(), OURS);
  expect(await region("Conditions")).toHaveTextContent("Cannot be exchanged for cash.");
  expect(screen.queryByText("Where it can be used")).toBeNull();
});

test("what the editors did not write has no heading", async () => {
  const shop = startShop();
  shop.network.fail(
    "productTerms",
    edit((_texts, terms) => Object.assign(terms, { redeemableInCountries: [], disclaimer: "<p><br></p>" })),
  );
  at(shop, BRANDS);
  await region("About this gift card");
  expect(screen.queryByText("Where it can be used")).toBeNull();
  expect(screen.queryByText("Conditions")).toBeNull();
});

test.each([
  ["terms", 1, "About this gift card", "Conditions"],
  ["texts", 0, "Conditions", "About this gift card"],
])("%s that are refused leave the others", async (_what, lost, told, missing) => {
  const shop = startShop();
  shop.network.fail(
    "productTerms",
    faults.edit((answers: any) => {
      answers[lost] = { data: null, errors: [{ message: "Odd", extensions: { code: "SomethingNew" } }] };
      return answers;
    }),
  );
  at(shop, OURS);
  await region(told);
  expect(screen.queryByText(missing)).toBeNull();
});

test("a content service that cannot be reached leaves nothing, not even a line", async () => {
  const shop = startShop();
  shop.network.fail(/singleProductPresentations|productTerms/, faults.status(404));
  const { container } = at(shop, BRANDS);
  await waitFor(() => expect(shop.network.count("productTerms")).toBeGreaterThan(0));
  await act(() => settled());
  expect(container.querySelector("h3, p, section, [class*=about]")).toBeNull();
});
