import { expect, test } from "vitest";
import { failureOfError } from "~/api/failureOf";
import { categoriesBySalesChannel, type CategoriesBySalesChannelQuery } from "~/api/generated/cms";
import { createApolloCache } from "~/api/watch/apolloCache";
import { openNetwork } from "../support/startShop";

const variables = { input: { id: 3, expectedLanguage: "en", countryCode: "DK" } };
const data: CategoriesBySalesChannelQuery = {
  categoriesBySalesChannel: {
    categories: [
      {
        id: "2",
        group: "recipient",
        label: "For her",
        prioritisedMenuItem: true,
        link: null,
        availableInCountries: null,
        categorySortingHome: 1,
        categoryHideInFilters: false,
        presentations: [{ presentationKey: "name", languageCode: "en", textContent: "For her", images: [] }],
      },
    ],
    types: null,
  },
};

test("what is kept is found again whole, whatever is in it", () => {
  const home = createApolloCache();
  expect(home.read(categoriesBySalesChannel, variables)).toBeNull();
  home.write(categoriesBySalesChannel, variables, data);
  expect(home.read(categoriesBySalesChannel, variables)).toEqual(data);
});

test("another language's words of the same thing stand beside it", () => {
  const home = createApolloCache();
  const danish = { input: { ...variables.input, expectedLanguage: "da" } };
  const [category] = data.categoriesBySalesChannel.categories;
  home.write(categoriesBySalesChannel, variables, data);
  home.write(categoriesBySalesChannel, danish, {
    categoriesBySalesChannel: { categories: [{ ...category!, label: "Til hende" }], types: null },
  });
  expect(home.read(categoriesBySalesChannel, variables)).toEqual(data);
});

test("what is asked again is asked of the network, and given up with its question's failure", async () => {
  openNetwork();
  const home = createApolloCache();
  home.write(categoriesBySalesChannel, variables, data);
  const failed = await home
    .fetch(categoriesBySalesChannel, { input: { ...variables.input, id: 999 } })
    .catch((error: unknown) => failureOfError(error));
  expect(failed).toMatchObject({ code: "SalesChannelNotFound" });
  const fresh = await home.fetch(categoriesBySalesChannel, variables);
  expect(fresh.data.categoriesBySalesChannel.categories.length).toBeGreaterThan(1);
  expect(home.read(categoriesBySalesChannel, variables)).toEqual(data);
});
