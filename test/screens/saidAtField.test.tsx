import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode } from "react";
import { beforeEach, expect, test } from "vitest";
import { KeepDialog } from "~/blocks/KeptGifts/KeepDialog";
import { PriceFilter } from "~/blocks/ListingFilters/PriceFilter";
import { RowToMend } from "~/blocks/ManyRecipients/RowToMend";
import { VoucherEntry } from "~/blocks/VoucherEntry/VoucherEntry";
import { keptGiftTools } from "~/app/keptGiftTools";
import { KeptGiftToolsContext } from "~/components/keptGiftTools";
import { type RowTerms } from "~/domain/recipientRow";
import { UnlockForm } from "~/screens/KeptGifts/UnlockForm";
import { ProofForm } from "~/screens/VerifyOwner/ProofForm";
import { TokenForm } from "~/screens/VerifyOwner/TokenForm";
import { enterVoucher } from "~/state/exports/slice";
import { renderAt } from "../support/renderAt";
import { DANISH, hurryTime, type Shop, startShop } from "../support/startShop";

const PATH = "/en/dk/dkk/form";

beforeEach(hurryTime);

const drawn = (form: ReactNode, shop: Shop = startShop({ path: PATH })) => renderAt(shop, PATH, { form });
/** The one who hears it is in the field: of a text beside it that only changes, nothing would be heard. */
const said = (text: string | RegExp) =>
  waitFor(() => {
    const heard = screen.getAllByRole("alert").map(({ textContent }) => textContent);
    expect(heard).toContainEqual(expect.stringMatching(text));
  });

async function enterIn(label: string, typed = "") {
  const field = await screen.findByLabelText(label, { selector: "input:not([type=range])" });
  field.focus();
  await userEvent.keyboard(`${typed}{Enter}`);
  return field;
}

test("an empty code, and a PIN that is none, are said to whoever presses Enter in their field", async () => {
  drawn(<VoucherEntry />);
  const code = await enterIn("Code");
  await said("Enter the code you were given");
  await waitFor(() => expect(code).toHaveFocus());
  await userEvent.keyboard("SGK-DKK500AAAA");
  await enterIn("PIN (optional)", "1");
  await said("A PIN has 3 to 8 letters or digits");
});

test("so are a missing token of a received gift, and its PIN", async () => {
  drawn(<TokenForm onFind={() => undefined} />);
  await enterIn("Link to your gift card");
  await said("Paste the link");
  await userEvent.keyboard("GIFT-PIN-2");
  await enterIn("PIN (optional)", "1");
  await said("A PIN has 3 to 8 letters or digits");
});

test("so is a missing proof of who received the gift", async () => {
  const shop = startShop({ path: PATH });
  shop.dispatch(enterVoucher({ link: { token: "GIFT-PIN-2", exportType: "giftcard", pin: null } }));
  await shop.until((state) => state.exports.step === "proof");
  drawn(<ProofForm pin="" />, shop);
  await enterIn("PIN");
  await said("Type the PIN");
});

test("so is a missing PIN of a kept gift", async () => {
  const gift = { id: "1", title: "The Denmark Gift Card" } as never;
  drawn(
    <KeptGiftToolsContext value={keptGiftTools}>
      <UnlockForm gift={gift} onOpen={() => undefined} />
    </KeptGiftToolsContext>,
  );
  await enterIn("Your PIN");
  await said("Type the PIN");
});

test("so is a PIN that cannot lock a gift, inside the dialog that asks for it", async () => {
  const asking = { title: "The Denmark Gift Card", keep: async () => "online" as const };
  drawn(
    <KeptGiftToolsContext value={keptGiftTools}>
      <KeepDialog open onClose={() => undefined} onKept={() => undefined} {...asking} />
    </KeptGiftToolsContext>,
  );
  await enterIn("Choose a PIN", "12");
  await waitFor(() => {
    const alerts = [...document.querySelectorAll("dialog [role=alert]")].map(({ textContent }) => textContent);
    expect(alerts).toContainEqual(expect.stringMatching("at least six"));
  });
});

test("so is a cell of a table that is not right yet", async () => {
  const terms: RowTerms = {
    productId: "1",
    method: "Email",
    inventory: [],
    amount: "",
    locale: "en",
    countryCode: "dk",
    timezone: "Europe/Copenhagen",
    deliveryDate: null,
    now: 0,
    toE164: () => null,
  };
  const row = { name: "Ada Holm", email: "ada", phone: "", amount: "", date: "" };
  drawn(
    <RowToMend
      entry={{ number: 1, row, open: false }}
      terms={terms}
      onSave={() => undefined}
      onOpen={() => undefined}
      onKeep={() => undefined}
      onDrop={() => undefined}
    />,
  );
  const email = await enterIn("E-mail");
  await said("Enter an e-mail address");
  await waitFor(() => expect(email).toHaveFocus());
  const keyboards = screen.getAllByRole<HTMLInputElement>("textbox").map(({ inputMode }) => inputMode);
  expect(keyboards, "of a phone").toEqual(["text", "email", "decimal", "text"]);
});

/** The filter of prices: what is asked for in it, as it comes. */
function priceFilter(): unknown[] {
  const changed: unknown[] = [];
  drawn(
    <PriceFilter
      market={DANISH}
      channelId={1}
      min={null}
      max={null}
      onChange={(...prices) => void changed.push(prices)}
    />,
  );
  return changed;
}

test("so are prices that cannot be, by Enter and when the field is left", async () => {
  const changed = priceFilter();
  await enterIn("From", "abc");
  await said(/^Enter a whole number/);
  await userEvent.clear(document.activeElement!);
  await userEvent.keyboard("500");
  await enterIn("To", "200");
  await said("Must be higher");
  await userEvent.clear(document.activeElement!);
  await userEvent.keyboard("ten");
  act(() => (document.activeElement as HTMLElement).blur());
  await said("To: Enter a whole number");
  expect(changed).toEqual([[500, null]]);
});

test("a price may be typed as the shop writes it", async () => {
  const changed = priceFilter();
  await enterIn("From", "DKK 1,250");
  await waitFor(() => expect(changed).toEqual([[1250, null]]));
});

test.each(["Enter", "leaving"])("a price that is sent before it can be read is not dropped: by %s", async (how) => {
  const changed = priceFilter();
  const field = screen.getByLabelText("From");
  fireEvent.change(field, { target: { value: "DKK 1,250" } });
  if (how === "Enter") fireEvent.keyDown(field, { key: "Enter" });
  else fireEvent.blur(field);
  expect(changed).toEqual([]);
  await waitFor(() => expect(changed).toEqual([[1250, null]]));
});
