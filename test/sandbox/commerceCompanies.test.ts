import { beforeEach, describe, expect, test } from "vitest";
import { type BuyerInput } from "~/api/generated/commerce";
import { buyer, emailCard, postedCard, Shopper, stillSandbox } from "./shopper";

const sandbox = stillSandbox();
let shopper: Shopper;

beforeEach(() => {
  sandbox.control({ reset: null });
  shopper = new Shopper(sandbox);
});

const accounts = `query getBusinessAccounts { getBusinessAccounts { id status department { name status approvedForInvoice companyRegistrationId } } }`;

interface Accounts {
  getBusinessAccounts: { id: string; status: string; department: Record<string, unknown> }[];
}

const acting = (accountId: string): BuyerInput => ({ ...buyer, accountId, accountType: "B2B" });

/** A card that is sold in every country. */
const globalCard = (more: Parameters<typeof emailCard>[0] = {}) => emailCard({ productId: "1000", ...more });

describe("business accounts", () => {
  test("are for the signed-in person only", async () => {
    expect((await shopper.ask(accounts)).errors[0]?.extensions.code).toBe("UNAUTHENTICATED");
    await shopper.signIn("anton");
    const { data } = await shopper.ask<Accounts>(accounts);
    expect(data?.getBusinessAccounts.map(({ department }) => department.approvedForInvoice)).toEqual([true, false]);
  });

  test("are not lent: another person's account is refused", async () => {
    await shopper.signIn("sigrid");
    const { id } = await shopper.create({ salesChannelId: 1 });
    await expect(shopper.update({ id, buyer: acting("acc-anton-nordhavn") })).rejects.toThrow(/UNAUTHORIZED_ACCESS/);
  });

  test("an approved department pays by invoice, and the order is there", async () => {
    await shopper.signIn("anton");
    const basket = await shopper.filled({ buyer: acting("acc-anton-nordhavn") }, { salesChannelId: 1 });
    const answer = await shopper.finalize(basket, { paymentMethod: "invoiceByFinance" });
    expect(answer).toMatchObject({ nextStep: "ShowConfirmation", paymentWindowUrl: null });
    expect(await shopper.orderWith(basket.publicOrderId, "buyer { accountId }")).toEqual({
      buyer: { accountId: "acc-anton-nordhavn" },
    });
  });

  const companies = [
    "Nordhavn Studio A/S",
    "Jensen & Søn ApS",
    "3F København",
    "Müller GmbH & Co. KG",
    "x".repeat(100),
  ];
  test.each(companies)("a company buys under its name: %s", async (name) => {
    await shopper.signIn("anton");
    const company = { ...acting("acc-anton-nordhavn"), name };
    const basket = await shopper.filled({ buyer: company }, { salesChannelId: 1 });
    await shopper.finalize(basket, { paymentMethod: "invoiceByFinance" });
    expect(await shopper.order(basket.publicOrderId)).toMatchObject({ buyer: { name } });
  });

  test("neither a person nor a name without an end buys", async () => {
    await shopper.signIn("anton");
    const name = "Jensen & Søn ApS";
    await expect(shopper.filled({ buyer: { ...buyer, name } })).rejects.toThrow(/Name must be alphabetic/);
    const endless = { ...acting("acc-anton-nordhavn"), name: "x".repeat(101) };
    await expect(shopper.filled({ buyer: endless }, { salesChannelId: 1 })).rejects.toThrow(/At most 100/);
  });

  const refused: [person: string, account: string, country: string, code: string][] = [
    ["anton", "acc-anton-lyngby", "DK", "NotApprovedForInvoice"],
    ["sigrid", "acc-sigrid-soder", "SE", "NotApprovedForInvoice"],
    ["pekka", "acc-pekka-ranta", "FI", "NotApprovedForInvoice"],
    ["ida", "acc-ida-brygge", "NO", "UNAUTHORIZED_ACCESS"],
    ["jonas", "acc-jonas-hafen", "DE", "UNAUTHORIZED_ACCESS"],
  ];
  test.each(refused)("%s with %s cannot pay by invoice", async (person, account, countryCode, code) => {
    await shopper.signIn(person);
    const { id } = await shopper.create({ salesChannelId: 1, countryCode });
    await shopper.update({ id, addProducts: [globalCard()] });
    const basket = await shopper.update({ id, buyer: acting(account) });
    const { errors } = await shopper.tryFinalize(basket, { paymentMethod: "invoiceByFinance", countryCode });
    expect(errors[0]?.extensions.code).toBe(code);
    if (code === "NotApprovedForInvoice") expect(errors[0]?.message).toBe("You are not approved for invoice");
  });

  const blocked: [person: string, account: string, country: string][] = [
    ["ida", "acc-ida-brygge", "NO"],
    ["jonas", "acc-jonas-hafen", "DE"],
  ];
  test.each(blocked)("into the basket of %s with %s, blocked, nothing goes; out of it all may", async (...who) => {
    const [person, account, countryCode] = who;
    await shopper.signIn(person);
    const { id } = await shopper.create({ salesChannelId: 1, countryCode });
    const refuse = (input: object) => expect(shopper.update({ id, ...input })).rejects.toThrow(/is blocked/);
    await refuse({ addProducts: [globalCard()], buyer: acting(account) });
    await shopper.update({ id, addProducts: [globalCard({ quantity: 2 })] });
    await shopper.update({ id, buyer: acting(account) });
    await refuse({ addProducts: [globalCard()] });
    await refuse({ doClearProducts: true, addProducts: [globalCard({ quantity: 3 })] });
    await refuse({ doClearProducts: true, addProducts: [globalCard({ giftcardValue: 500 })] });
    const less = { id, doClearProducts: true, addProducts: [globalCard({ recipientName: "Bo Lind" })] };
    expect((await shopper.update(less)).itemsCount).toBe(1);
    expect((await shopper.update({ id, doClearProducts: true })).itemsCount).toBe(0);
  });

  test("a payment that is under way is not gone on with once the account is blocked", async () => {
    await shopper.signIn("anton");
    const basket = await shopper.filled({ buyer: acting("acc-anton-nordhavn") }, { salesChannelId: 1 });
    const started = await shopper.finalize(basket);
    expect(await shopper.finalize(basket)).toEqual(started);
    sandbox.control({ accounts: { "acc-anton-nordhavn": { status: "Blocked" } } });
    expect((await shopper.tryFinalize(basket)).errors[0]?.extensions.code).toBe("UNAUTHORIZED_ACCESS");
    const { id } = basket;
    expect((await shopper.update({ id })).purchasePhase).toBe("Shopping");
    await expect(shopper.update({ id, addRedeems: [{ code: "BHN-DEPT100001" }] })).rejects.toThrow(/is blocked/);
  });

  test("an approval that is taken back meanwhile is taken back here too", async () => {
    await shopper.signIn("anton");
    const basket = await shopper.filled({ buyer: acting("acc-anton-nordhavn") }, { salesChannelId: 1 });
    sandbox.control({ departments: { "dep-nordhavn": { approvedForInvoice: false } } });
    const { errors } = await shopper.tryFinalize(basket, { paymentMethod: "invoiceByFinance" });
    expect(errors[0]?.extensions.code).toBe("NotApprovedForInvoice");
    expect((await shopper.finalize(basket))?.nextStep).toBe("RedirectToPaymentWindow");
  });

  test("the business channel sells to nobody but companies", async () => {
    const basket = await shopper.filled({}, { salesChannelId: 1 });
    const refused = async () => (await shopper.tryFinalize(basket)).errors.map(({ extensions }) => extensions.code);
    expect(await refused()).toEqual(["UNAUTHENTICATED"]);
    await shopper.signIn("anton");
    expect(await refused()).toEqual(["UNAUTHENTICATED"]);
  });

  test.each([
    ["nobody's session", null, "UNAUTHENTICATED"],
    ["another company's", "sigrid", "UNAUTHORIZED_ACCESS"],
    ["a consumer's", "freja", "UNAUTHORIZED_ACCESS"],
  ])("a company's basket is neither read, nor filled, nor sent to payment by %s", async (_whose, person, code) => {
    await shopper.signIn("anton");
    const posted = { addProducts: [postedCard()], buyer: acting("acc-anton-nordhavn") };
    const basket = await shopper.filled(posted, { salesChannelId: 1 });
    const { id } = basket;
    const stranger = new Shopper(sandbox);
    if (person) await stranger.signIn(person);
    const refused = new RegExp(code);
    await expect(stranger.read(id)).rejects.toThrow(refused);
    await expect(stranger.update({ id, addProducts: [emailCard()] })).rejects.toThrow(refused);
    await expect(stranger.update({ id, doClearProducts: true, buyer })).rejects.toThrow(refused);
    await expect(stranger.quotes(id, basket.deliveries[0]!.id)).rejects.toThrow(refused);
    expect((await stranger.tryFinalize(basket)).errors[0]?.extensions.code).toBe(code);
    expect((await shopper.read(id)).itemsCount).toBe(1);
  });

  test("a company buys with its account, in the business channel, and as what it is", async () => {
    await shopper.signIn("anton");
    const account = acting("acc-anton-nordhavn");
    await expect(shopper.filled({ buyer: account })).rejects.toThrow(/No company buys here/);
    const untyped = { ...account, accountType: null };
    await expect(shopper.filled({ buyer: untyped }, { salesChannelId: 1 })).rejects.toThrow(/with its account/);
  });

  test("a department's own code is for its own basket", async () => {
    await shopper.signIn("anton");
    const code = "BHN-DEPT100001";
    const other = await shopper.filled({ buyer: acting("acc-anton-lyngby") }, { salesChannelId: 1 });
    await expect(shopper.update({ id: other.id, addRedeems: [{ code }] })).rejects.toThrow(/WrongSalesChannel/);
    const own = await shopper.filled({ buyer: acting("acc-anton-nordhavn") }, { salesChannelId: 1 });
    const { vouchers } = await shopper.update({ id: own.id, addRedeems: [{ code }] });
    expect(vouchers).toMatchObject([{ boughtByB2bDepartment: "dep-nordhavn", paymentAmount: 200 }]);
    expect((await shopper.read(own.id)).issues).toEqual([]);
  });

  const asked = {
    contactPersonName: "Sigrid Ek",
    companyName: "Ek & Son",
    companyRegistrationId: "9000000777",
    vatCountry: "SE",
    invoiceEmail: "faktura@firma.example",
    phone: "+46701234503",
    address: { line1: "Björkvägen 7", postCode: "118 20", city: "Stockholm", countryCode: "SE" },
  };
  const create = `mutation createBusinessAccount($input: BusinessAccountInput!) { createBusinessAccount(input: $input) { id department { status approvedForInvoice name } } }`;

  test("can be asked for, and wait for their review", async () => {
    await shopper.signIn("sigrid");
    const { data, errors } = await shopper.ask<{ createBusinessAccount: unknown }>(create, { input: asked });
    expect(errors).toEqual([]);
    expect(data?.createBusinessAccount).toMatchObject({ department: { status: "PendingReview", name: "Ek & Son" } });
    expect((await shopper.ask<Accounts>(accounts)).data?.getBusinessAccounts).toHaveLength(2);
    const { errors: again } = await shopper.ask(create, { input: asked });
    expect(again.map(({ path }) => path)).toEqual([["createBusinessAccount", "companyRegistrationId"]]);
  });

  test("that are blocked change nothing of themselves: another number does not unblock them", async () => {
    await shopper.signIn("jonas");
    const change = `mutation updateBusinessAccount($id: ID!, $input: BusinessAccountInput!) { updateBusinessAccount(id: $id, input: $input) { id } }`;
    const input = { ...asked, companyRegistrationId: "DE123456789", vatCountry: "DE" };
    const { errors } = await shopper.ask(change, { id: "acc-jonas-hafen", input });
    expect(errors[0]?.extensions.code).toBe("UNAUTHORIZED_ACCESS");
    const { data } = await shopper.ask<Accounts>(accounts);
    expect(data?.getBusinessAccounts[0]?.department.status).toBe("Blocked");
  });

  test("are refused by field, and for other countries", async () => {
    await shopper.signIn("sigrid");
    const wrong = {
      ...asked,
      companyName: "Ek\n& Son",
      companyRegistrationId: "1",
      invoiceEmail: "x",
      eanNumber: "5790000000001",
      phone: "1",
    };
    const { errors } = await shopper.ask(create, { input: wrong });
    expect(errors.map(({ path }) => path?.slice(1).join("."))).toEqual([
      "companyRegistrationId",
      "account.companyName",
      "account.invoiceEmail",
      "account.phone",
      "account.eanNumber",
    ]);
    const french = await shopper.ask(create, { input: { ...asked, vatCountry: "FR" } });
    expect(french.errors[0]?.extensions.code).toBe("UnsupportedCountry");
  });
});
