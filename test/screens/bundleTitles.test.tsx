import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { BUSINESS_CHANNEL, CONSUMER_CHANNEL } from "~/domain/salesChannel";
import { BundleGroup } from "~/screens/Bundle/BundleGroup";
import { useBundleTitles } from "~/screens/Bundle/useBundleTitles";
import { renderAt } from "../support/renderAt";
import { startShop } from "../support/startShop";

const PORTAL = 11;

function Titles({ ids, channelId }: { ids: string[]; channelId: number }) {
  const groups = ids.map((productId) => ({ productId, salesChannelId: channelId, pdfTokens: [], href: null }));
  const titles = useBundleTitles(groups, "Gift card");
  return ids.map((id) => <p key={id}>{`${id}: ${titles[id]!.name}`}</p>);
}

test.each([
  ["bought in the consumer channel", CONSUMER_CHANNEL],
  ["bought in a portal, and one of them sold to consumers only by now", PORTAL],
  ["bought in business", BUSINESS_CHANNEL],
])("a product that is sold no more takes no name from the others: %s", async (_, channelId) => {
  const shop = startShop();
  const { products } = shop.sandbox.state.catalogue;
  const soldIn = (channel: number) => products.filter(({ salesChannelIds }) => salesChannelIds.includes(channel));
  const here = soldIn(channelId)[0]!;
  const atConsumers = soldIn(CONSUMER_CHANNEL).find(
    ({ id, salesChannelIds }) => id !== here.id && !salesChannelIds.includes(PORTAL),
  )!;
  const ids = ["990001", here.id, atConsumers.id];
  renderAt(shop, "/en/dk/dkk/bundle", { bundle: <Titles ids={ids} channelId={channelId} /> });
  for (const id of [here.id, atConsumers.id]) {
    await waitFor(() => expect(screen.getByText(new RegExp(`^${id}: `))).not.toHaveTextContent(/: Gift card$/));
  }
  expect(screen.getByText("990001: Gift card")).toBeVisible();
});

test("products whose names are the same, or still to come, are groups and not two landmarks with one name", async () => {
  const shop = startShop();
  const group = (productId: string) => ({ productId, salesChannelId: CONSUMER_CHANNEL, pdfTokens: [], href: null });
  const title = { name: "Gift card", language: null };
  const groups = ["1000", "1001"].map((id) => <BundleGroup key={id} group={group(id)} title={title} isLong={false} />);
  renderAt(shop, "/en/dk/dkk/bundle", { bundle: groups });
  expect(await screen.findAllByRole("group", { name: "Gift card" })).toHaveLength(2);
  expect(screen.queryAllByRole("region")).toEqual([]);
});

test("the value of a file names its currency, as on the card: a gift may have come from another country of kroner", async () => {
  const pdfTokens = ["DKK", "SEK"].map((currency) => ({ pdfId: currency, currency, valueInDecimal: 650 }));
  const group = { productId: "1000", salesChannelId: CONSUMER_CHANNEL, pdfTokens, href: null };
  const title = { name: "Gavekort", language: null };
  renderAt(
    startShop(),
    "/da/dk/dkk/bundle",
    { bundle: <BundleGroup group={group} title={title} isLong={false} /> },
    "da",
  );
  const values = (await screen.findAllByText(/650/)).map(({ textContent }) => textContent.replaceAll("\u00a0", " "));
  expect(values).toEqual([" 650 DKK", " 650 SEK"]);
});
