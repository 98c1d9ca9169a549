import { selectBillingDraft, selectItemsCount } from "~/state/basket/selectors";
import { addProducts, saveBillingDraft } from "~/state/basket/slice";
import { emailCard } from "./gifts";
import { clickPay } from "./paying";
import { type Shop } from "./startShop";

/** Anton's departments: accounts of the sandbox. */
export const NORDHAVN = "acc-anton-nordhavn";
export const LYNGBY = "acc-anton-lyngby";

/** The form of a company's account, filled in: a Danish company that nobody has an account of yet. */
export const accountInput = {
  contactPersonName: "Anton Berg",
  companyName: "Berg og Søn",
  companyRegistrationId: "90000123",
  vatCountry: "DK",
  invoiceEmail: "faktura@firma.example",
  invoiceRecipients: [] as string[],
  phone: "+4520123402",
  address: { line1: "Kajgade 12", postCode: "2150", city: "Nordhavn", countryCode: "DK" },
  eanNumber: null,
  preferredCurrency: "DKK",
};

/** A card that is sold in every country. */
export const EVERYWHERE = { productId: "1000", stockKeepingUnit: "1000-E" };

/** Adds a gift to whatever is in the basket. */
export async function add(shop: Shop, ...gifts: Parameters<typeof emailCard>): Promise<void> {
  const before = selectItemsCount(shop.state());
  shop.dispatch(addProducts([emailCard(...gifts)]));
  await shop.until((state) => selectItemsCount(state) > before);
}

/** Everything but the press, as the checkout leaves it. */
export async function pay(shop: Shop, wish?: Parameters<typeof clickPay>[1]): Promise<void> {
  const draft = selectBillingDraft(shop.state())!;
  shop.dispatch(saveBillingDraft(draft));
  clickPay(shop, wish);
  await shop.until(
    (state) => state.payment.phase === "leaving" || (state.payment.phase === "idle" && state.payment.trouble),
  );
}
