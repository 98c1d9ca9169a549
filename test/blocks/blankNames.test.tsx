import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Basket } from "~/api/commerce/basket";
import { SummaryRows } from "~/blocks/BasketSummary/SummaryRows";
import { DeliveryFacts } from "~/blocks/Gift/DeliveryFacts";
import { useLosesExtras } from "~/blocks/Gift/LosesExtras";
import { OrderFacts } from "~/blocks/OrderView/OrderFacts";
import { PaymentName } from "~/blocks/OrderView/PaymentName";
import { type ShownOrder } from "~/blocks/OrderView/shownOrder";
import { CodeExpired } from "~/blocks/PaymentPanel/CodeExpired";
import { SignedInAs } from "~/blocks/SignedInAs/SignedInAs";
import { Ways } from "~/blocks/Shipping/Ways";
import { VoucherItem } from "~/blocks/Vouchers/VoucherItem";
import { useOffers } from "~/blocks/Wrapping/useOffers";
import { WrappingRow } from "~/blocks/Wrapping/WrappingRow";
import { GreetingCard } from "~/components/GreetingCard";
import { type BasketVoucher, type Delivery } from "~/domain/basket";
import { type ShippingQuote } from "~/domain/shipping";
import { PortalCode } from "~/screens/Portal/PortalCode";
import { AccountProof } from "~/screens/VerifyOwner/AccountProof";
import { selectUser } from "~/state/auth/selectors";
import { userReceived } from "~/state/auth/slice";
import { basketReceived } from "~/state/basket/slice";
import { basket as basketOf } from "../support/basketBuilder";
import { faults } from "../support/network";
import { renderAt } from "../support/renderAt";
import { openFor } from "../support/signedIn";
import { startShop } from "../support/startShop";

const blank = { name: " ", email: null, phone: null, address: null, accountId: null, accountType: null };
const order = { publicOrderId: "P1", createdAt: "2026-03-04T11:00:00Z", reference: null, buyer: blank };
const delivery = { deliveryMethod: "Email", recipientName: " ", recipientEmail: "bo@example.com", shippingQuote: null };

test("a name of nothing but spaces leaves no gap, neither the payer's nor a recipient's", () => {
  const both = (
    <>
      <OrderFacts order={order as unknown as ShownOrder} />
      <DeliveryFacts delivery={delivery as unknown as Delivery} withMoment={false} />
    </>
  );
  renderAt(startShop(), "/en/dk/dkk/order", { order: both });
  expect(screen.queryByRole("rowheader", { name: "Name" })).toBeNull();
  expect(screen.getByText("By e-mail")).toBeInTheDocument();
});

const address = {
  attention: null,
  line1: "Torvet 1",
  line2: " ",
  postCode: "2100",
  city: "København",
  countryCode: "DK",
};
const quote = { id: "q", shippingProvider: "", currency: "DKK", priceNoTax: 39, possibleDeliveryDaysMax: 2 };
const byPost = { deliveryMethod: "Physical", recipientName: "Bo", recipientAddress: null };

test.each([
  ["nobody names the carrier", { displayText: " " }, "2 working days"],
  ["only its short name is told", { displayText: " ", shippingProvider: "DAO" }, "DAO, 2 working days"],
  [
    "nobody names the pick-up point",
    { displayText: "DAO", parcelShop: { id: "s", name: " ", address } },
    "DAO, 2 working daysTo be picked up at Torvet 1, 2100\u00a0København, Denmark",
  ],
  [
    "nothing is told of it",
    { displayText: "DAO", parcelShop: { id: "s", name: "", address: {} } },
    "DAO, 2 working days",
  ],
])("of a way of delivery no comma stands alone where %s", (_what, more, told) => {
  const sent = { ...byPost, shippingQuote: { ...quote, ...more } } as unknown as Delivery;
  renderAt(startShop(), "/en/dk/dkk/order", { order: <DeliveryFacts delivery={sent} withMoment={false} /> });
  const [, way] = screen.getAllByRole("listitem");
  expect(way?.textContent).toBe(told);
});

test("a way without a name can be told from others all the same", () => {
  const quotes = [
    { ...quote, shippingProvider: "MyPack Home", displayText: " " },
    { ...quote, id: "s", displayText: "DAO", parcelShop: { id: "s", name: " ", address } },
  ] as ShippingQuote[];
  const open = { ...byPost, id: "d", shippingQuote: null } as unknown as Delivery;
  renderAt(startShop(), "/en/dk/dkk/way", { way: <Ways delivery={open} quotes={quotes} forceCode={false} /> });
  expect(screen.getByRole("radio", { name: /^MyPack Home/ })).toBeInTheDocument();
  expect(screen.getByRole("radio", { name: /^Torvet 1, 2100.København$/ })).toBeInTheDocument();
});

const voucher = {
  id: "v",
  valueCurrency: "DKK",
  valueAmount: 500,
  paymentAmount: 200,
  exchangeRate: 1,
  expiresAt: "2020-01-01T00:00:00Z",
  voucherMasked: " ",
} as BasketVoucher;
const holding = basketOf([], { vouchers: [voucher] }) as Basket;
const nameless = { maskedVoucher: " ", actualPaymentMethodUsed: " " };

test.each([
  ["the sums", <SummaryRows key="" basket={holding} />, /Code DKK.500 Expired/],
  ["what keeps from paying", <CodeExpired key="" voucher={voucher} />, /^Code DKK.500 has expired/],
  ["an order's payments", <PaymentName key="" payment={nameless} />, /^Payment$/],
])("a code of which no sign is told leaves no gap in %s", (_where, drawn, told) => {
  renderAt(startShop(), "/en/dk/dkk/code", { code: <div data-testid="drawn">{drawn}</div> });
  expect(screen.getByTestId("drawn").textContent).toMatch(told);
});

test.each([
  ["in the basket", <VoucherItem key="" voucher={voucher} paymentCurrency="DKK" forceCode={false} readOnly />],
  ["at a portal", <PortalCode key="" code={undefined} />],
])("its value stands alone then %s", (_where, drawn) => {
  const shop = startShop();
  shop.dispatch(basketReceived({ basket: holding, incomplete: false, sequence: 1 }));
  renderAt(shop, "/en/dk/dkk/code", { code: drawn });
  const [item] = screen.getAllByRole("listitem");
  const row = item!.querySelector("p") ?? item!;
  expect(row.firstElementChild).toHaveTextContent(/^DKK.\d00$/);
});

test("a greeting from a name of nothing but spaces is from nobody", () => {
  renderAt(startShop(), "/en/dk/dkk/card", { card: <GreetingCard text="Hej" pictureUrl={null} from=" " /> });
  expect(screen.getByText("Hej")).toBeInTheDocument();
  expect(screen.queryByText(/^From/)).toBeNull();
});

test("a wrapping without a title is called what it is, also in the question whether it may be lost", async () => {
  const shop = startShop();
  shop.network.fail(
    "getWrappings",
    faults.editEach((answer) => answer.data.getWrappings.forEach((one: { title: string }) => (one.title = " "))),
  );
  let ask: () => void = () => undefined;
  function Wrapped() {
    const [first] = useOffers().offers ?? [];
    const { choose, question } = useLosesExtras(() => undefined);
    ask = () => choose("Email", { greetingToken: null, wrappingId: first?.id ?? null });
    return first ? (
      <>
        <WrappingRow wrappingId={first.id} onChange={null} />
        {question}
      </>
    ) : null;
  }
  renderAt(shop, "/en/dk/dkk/wrapped", { wrapped: <Wrapped /> });
  expect((await screen.findByText(/^Gift wrapping/)).textContent).toBe("Gift wrapping");
  act(() => ask());
  expect(await screen.findByText(/“Gift wrapping” is removed/)).toBeInTheDocument();
});

test("whose account has no name is signed in by the e-mail address", async () => {
  const shop = await openFor("anton");
  const { email } = selectUser(shop.state())!;
  shop.dispatch(userReceived({ ...selectUser(shop.state())!, name: " " }));
  const both = (
    <>
      <SignedInAs />
      <AccountProof />
    </>
  );
  renderAt(shop, "/en/dk/dkk/proof", { proof: both });
  expect(screen.getByText(/^Signed in as/)).toHaveTextContent(`Signed in as ${email}`);
  expect(screen.getByText(/^You are signed in as/)).toHaveTextContent(`You are signed in as ${email}.`);
});
