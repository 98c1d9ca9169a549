import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { GreetingField } from "~/blocks/Greeting/GreetingField";
import { GreetingToolsContext } from "~/components/greetingTools";
import { LOCAL, SESSION, SESSION_MARK } from "~/domain/storage";
import { addProducts, basketForgotten, basketOrdered, productsAdded } from "~/state/basket/slice";
import { countryLeft, loggedOut, personReplaced } from "~/state/facts";
import { keepGreetingWords } from "~/state/greetingWords/slice";
import { manyAdded } from "~/state/many/slice";
import { emailCard } from "../support/gifts";
import { noMedia } from "../support/greetingMedia";
import { hidePage, leavePage } from "../support/leavePage";
import { faults } from "../support/network";
import { renderAt } from "../support/renderAt";
import { ready } from "../support/shopFacts";
import { type Shop, startShop } from "../support/startShop";

const write = () => screen.findByRole("button", { name: "Add a greeting" });
const words = () => screen.findByLabelText("Your words");
const said = () => screen.queryByText(/the greeting is not saved yet/);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name, hidden: true }));
const kept = ({ session }: Shop) => session.read(SESSION.greetingWords);

function Field({ place, isLost }: { place: string; isLost: boolean }) {
  const [greeting, setGreeting] = useState<{ token: string | null; isLost: boolean }>({ token: null, isLost });
  return (
    <GreetingField
      id="greeting"
      greetingToken={greeting.token}
      isLost={greeting.isLost}
      place={place}
      legend="Greeting"
      onChange={(token) => setGreeting({ token, isLost: false })}
      onForgetLost={() => setGreeting((now) => ({ ...now, isLost: false }))}
    />
  );
}

/** The greeting of a gift, lost or none, in a shop whose sagas listen. */
async function rowIn(shop: Shop, place = "product 1001", isLost = false) {
  await ready(shop);
  const row = (
    <GreetingToolsContext value={noMedia}>
      <Field place={place} isLost={isLost} />
    </GreetingToolsContext>
  );
  return renderAt(shop, "/en/dk/dkk", { "": row });
}

/** Words that stand in the editor. */
async function typed() {
  const shop = startShop();
  const drawn = await rowIn(shop);
  fireEvent.click(await write());
  fireEvent.change(await words(), { target: { value: "Tillykke, Alma" } });
  return { shop, ...drawn };
}

/** Words stand in the editor, and the page goes. */
async function leftBehind(): Promise<Shop> {
  const { shop, unmount } = await typed();
  leavePage();
  unmount();
  return shop;
}

test("words that were not saved when the page went are said to be there, and are in the editor again", async () => {
  const { session } = await leftBehind();
  const elsewhere = await rowIn(startShop({ session }), "product 1002");
  expect(said()).toBeNull();
  elsewhere.unmount();

  const shop = startShop({ session });
  await rowIn(shop);
  expect(said()).toBeVisible();
  fireEvent.click(await write());
  expect(await words()).toHaveValue("Tillykke, Alma");
  press("Save greeting");
  await waitFor(() => expect(document.querySelector("dialog")).toBeNull());
  expect(said()).toBeNull();
});

/** A greeting that is written and saved. */
async function savedIn(shop: Shop) {
  const drawn = await rowIn(shop);
  fireEvent.click(await write());
  fireEvent.change(await words(), { target: { value: "Tillykke, Alma " } });
  press("Save greeting");
  await waitFor(() => expect(document.querySelector("dialog")).toBeNull());
  return drawn;
}

test("the words of a greeting that was saved are not called unsaved, and are there again after a reload", async () => {
  const { session, ...before } = startShop();
  const drawn = await savedIn({ session, ...before });
  expect(screen.getByText("Tillykke, Alma")).toBeVisible();
  expect(said()).toBeNull();
  drawn.unmount();

  await rowIn(startShop({ session }), "product 1001", true);
  expect(screen.getByText(/^Only the words of your greeting were kept/)).toBeVisible();
  expect(said()).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Hide this message" }));
  expect(said()).toBeVisible();
  fireEvent.click(await write());
  expect(await words()).toHaveValue("Tillykke, Alma");
});

test("they are gone with the greeting that is removed", async () => {
  const shop = startShop();
  await savedIn(shop);
  press("Remove greeting");
  expect(kept(shop)).toBeNull();
  expect(said()).toBeNull();
});

test("they stay while the words of another gift are typed and taken back", async () => {
  const shop = await leftBehind();
  shop.dispatch(keepGreetingWords({ place: "product 1002", text: " " }));
  expect(kept(shop)).toContain("Tillykke, Alma");
  shop.dispatch(keepGreetingWords({ place: "product 1001", text: "" }));
  expect(kept(shop)).toBeNull();
});

test("they are kept when the page is hidden, which a phone may end in the background without a word", async () => {
  const { shop } = await typed();
  hidePage();
  expect(kept(shop)).toContain("Tillykke, Alma");
});

test("they are kept when the screen goes with its editor open, unless the person signs out", async () => {
  const left = await typed();
  await left.goTo("/en/dk/dkk/brand");
  expect(kept(left.shop)).toContain("Tillykke, Alma");
  left.unmount();

  const { shop, unmount } = await typed();
  // The screen is taken down in the same moment.
  shop.dispatch(loggedOut());
  unmount();
  expect(kept(shop)).toBeNull();
});

test("a greeting that was only looked at leaves no words", async () => {
  const shop = startShop();
  await rowIn(shop);
  fireEvent.click(await write());
  await words();
  leavePage();
  press("Cancel");
  expect(kept(shop)).toBeNull();
});

test.each([
  ["the person signs out", loggedOut()],
  ["somebody else signs in", personReplaced()],
  ["the gift is in the basket", productsAdded([emailCard()])],
  ["all gifts of a table are in the basket", manyAdded()],
  ["the country is left", countryLeft()],
  ["the basket was ordered here", basketForgotten()],
  ["the basket turns out to be ordered", basketOrdered({ publicOrderId: "P1" })],
])("they are gone once %s", async (_when, over) => {
  const shop = await leftBehind();
  expect(kept(shop)).toContain("Tillykke, Alma");
  shop.dispatch(over);
  expect(kept(shop)).toBeNull();
});

test("they stay when the gift is refused, or a part of many is added, and go with it into the basket at the next press", async () => {
  const shop = await leftBehind();
  shop.network.fail("updateBasket", faults.status(502));
  shop.dispatch(addProducts([emailCard()]));
  await shop.until((state) => state.basket.changeFailure);
  shop.dispatch(productsAdded([emailCard()], true));
  expect(kept(shop)).toContain("Tillykke, Alma");
  shop.network.heal();
  shop.dispatch(addProducts([emailCard()]));
  await shop.until((state) => state.basket.justAdded);
  expect(kept(shop)).toBeNull();
});

test("they are gone once the person has signed out in another tab, while no page of this one could hear it", async () => {
  const { session, services } = await leftBehind();
  session.write(SESSION.person, "user-freja");
  services.local.write(LOCAL.signedIn, SESSION_MARK.signedOut);
  const next = startShop({ session, local: services.local });
  expect(next.state().greetingWords.kept).toBeNull();
  expect(kept(next)).toBeNull();
});

test.each([["junk"], ["null"], ["[]"], ['{"place":"product 1001"}'], ['{"place":"product 1001","text":" "}']])(
  "%s in their place is none",
  (stored) => {
    const { session } = startShop();
    session.write(SESSION.greetingWords, stored);
    expect(startShop({ session }).state().greetingWords.kept).toBeNull();
  },
);

test("the words of a greeting that was removed and put back are kept with it", async () => {
  const { shop } = await typed();
  press("Save greeting");
  await screen.findByRole("button", { name: /^Remove greeting/ });
  await waitFor(() => expect(kept(shop)).toContain("Tillykke, Alma"));
  press("Remove greeting");
  await waitFor(() => expect(kept(shop)).toBeNull());
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(kept(shop)).toContain("Tillykke, Alma"));
});
