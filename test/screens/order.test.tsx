/* eslint-disable @typescript-eslint/no-explicit-any -- answers are changed as they come over the wire */
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { ShopSettingsContext, useShopSettings } from "~/components/shopSettings";
import { parseTable } from "~/blocks/ManyRecipients/parseTable";
import { Order } from "~/screens/Order/Order";
import { PaymentReturn } from "~/screens/PaymentReturn/PaymentReturn";
import { addProducts, saveBillingDraft, saveBuyer } from "~/state/basket/slice";
import { selectBroughtTable, selectManyStatus } from "~/state/many/selectors";
import { type OrderProgress, orderProgressed, orderUnpaid } from "~/state/orders/slice";
import { clickPay } from "../support/paying";
import { billing, emailCard } from "../support/gifts";
import { faults } from "../support/network";
import { renderAt } from "../support/renderAt";
import { ready } from "../support/shopFacts";
import { type Shop, startShop } from "../support/startShop";

vi.setConfig({ testTimeout: 30_000 });

const screens = {
  "order/:id": <Order />,
  "order/:publicOrderId/psp/:basketId": <Order />,
  "basket/psp/:status": <PaymentReturn />,
};
const dk = { phone: "+45 70 10 20 30", email: "help.dk@gavia.example" };
const inTokyo = emailCard({
  deliveryDate: "2026-12-11T08:00:00Z",
  timezone: "Asia/Tokyo",
  giftcardValue: 500,
  recipient: { ...emailCard().recipient, name: "Kenji Sato" },
});

/** The order in a country that has a customer service. */
function WithContact() {
  const settings = useShopSettings();
  return (
    <ShopSettingsContext value={{ ...settings, contacts: { dk } }}>
      <Order />
    </ShopSettingsContext>
  );
}

/** A shop whose basket was paid, and the address to which the payment window sends the browser. */
async function paid() {
  const before = startShop({ sandbox: { now: () => Date.parse("2026-11-21T10:00:00Z") } });
  await ready(before);
  before.dispatch(saveBillingDraft(billing));
  before.dispatch(addProducts([emailCard(), inTokyo]));
  await before.until((state) => state.basket.justAdded ?? state.basket.changeFailure);
  before.dispatch(saveBuyer({ billing, reference: "Julegaver" }));
  clickPay(before);
  await waitFor(() => expect(before.left).toHaveLength(1));
  const { id, publicOrderId } = before.state().basket.basket!;
  before.sandbox.control({ bookingDelay: 0 });
  before.sandbox.control({ payElsewhere: id });
  const { network, storage, session } = before;
  const path = `/en/dk/dkk/order/${publicOrderId}/psp/${id}`;
  return { shop: startShop({ network, storage, session, path }), path, publicOrderId };
}

const tell = (shop: Shop, progress: OrderProgress) => act(() => void shop.dispatch(orderProgressed(progress)));
const heading = () => screen.getByRole("heading", { level: 1 });

describe("the confirmation", () => {
  test("thanks, and says of each gift how far it is, in the time of its recipient", async () => {
    const { shop, path, publicOrderId } = await paid();
    renderAt(shop, path, screens);
    await screen.findByText("Thank you for your order");
    expect(document.body).toHaveTextContent("We have sent a confirmation to freja@example.com");
    const deliveries = [...document.querySelectorAll("section > ul > li")];
    expect(deliveries).toHaveLength(2);
    expect(deliveries[0]).toHaveTextContent("By e-mail to Alma Holm");
    expect(deliveries[1]).toHaveTextContent(/Arrives Friday, December 11, 2026, 17:00 in Tokyo, \d\d:00 for you/);
    expect(deliveries[1]).toHaveTextContent("By e-mail to Kenji Sato");
    expect(deliveries[1]!.querySelector("time")).toHaveAttribute(
      "datetime",
      expect.stringContaining("2026-12-11T08:00"),
    );
    const payment = await screen.findByRole("table", { name: "Payment" });
    expect(within(payment).getByRole("rowheader", { name: "Card" }).nextElementSibling).toHaveTextContent(/DKK.700/);
    const facts = screen.getByRole("table", { name: "Your order" });
    expect(facts).toHaveTextContent(publicOrderId);
    expect(facts).toHaveTextContent("Julegaver");
    expect(document.head.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex");
  });

  test("tells what to do when a gift has not arrived; an e-mail about it carries the number of the order", async () => {
    const { shop, path, publicOrderId } = await paid();
    renderAt(shop, path, { "order/:publicOrderId/psp/:basketId": <WithContact /> });
    const help = await screen.findByRole("region", { name: "A gift has not arrived, or an address is wrong?" });
    expect(help).toHaveTextContent(/spam folder.* tell us your order number: /);
    expect(help).toHaveTextContent(publicOrderId);
    const mail = screen.getByRole("link", { name: "help.dk@gavia.example" });
    expect(mail).toHaveAttribute("href", `mailto:help.dk@gavia.example?subject=Order%20${publicOrderId}`);
  });

  test("says how many of its deliveries are sent", async () => {
    const { shop, path } = await paid();
    shop.network.fail(
      "getOrderById",
      faults.edit((answer: any) => {
        for (const [at, delivery] of (answer.data.getOrderById?.deliveries ?? []).entries())
          delivery.hasBeenShipped = at === 0;
        return answer;
      }),
    );
    renderAt(shop, path, screens);
    expect(await screen.findByText("1 of 2 sent")).toBeVisible();
  });

  test("does not fold away the last gift that is still to come, of a long list", async () => {
    const { shop, path } = await paid();
    shop.network.fail(
      "getOrderById",
      faults.edit((answer: any) => {
        const order = answer.data.getOrderById;
        if (!order) return answer;
        const [first] = order.deliveries;
        order.deliveries = Array.from({ length: 31 }, (_, at) => ({
          ...first,
          id: `D${at}`,
          recipientName: `Recipient ${at + 1}`,
          hasBeenShipped: at !== 29,
        }));
        return answer;
      }),
    );
    renderAt(shop, path, screens);
    const waiting = await screen.findByText("Recipient 30");
    expect(waiting.closest("[data-fold]")).toBeNull();
    expect(screen.getByText("Recipient 31").closest("[data-fold]")).toHaveAttribute("data-fold", "away");
  });

  test("leads from each gift to its page, where it can be bought again", async () => {
    const { shop, path } = await paid();
    renderAt(shop, path, screens);
    const [gift] = await screen.findAllByRole("link", { name: "The Denmark Gift Card" });
    expect(gift).toHaveAttribute("href", "/en/dk/dkk/shop/the-denmark-gift-card/1001");
  });

  test("saves its deliveries for a spreadsheet", async () => {
    const { shop, path, publicOrderId } = await paid();
    shop.network.fail(
      "getOrderById",
      faults.edit((answer: any) => {
        const order = answer.data.getOrderById;
        if (order)
          order.deliveries = [0, 1, 2].flatMap((copy) =>
            order.deliveries.map((each: any) => ({ ...each, id: `${each.id}${copy}` })),
          );
        return answer;
      }),
    );
    renderAt(shop, path, screens);
    fireEvent.click(await screen.findByRole("button", { name: "Save as a table (CSV)" }));
    await waitFor(() => expect(shop.saved).toHaveLength(1));
    const [{ name, type, content } = { name: "", type: "", content: "" }] = shop.saved;
    expect([name, type]).toEqual([`order-${publicOrderId.toLowerCase()}.csv`, "text/csv"]);
    expect(content).toMatch(
      /\r\nKenji Sato;[^\n]*;2026-12-11 17:00;Asia\/Tokyo;The Denmark Gift Card;1;500;DKK;Not sent/,
    );
  });

  test("does not offer to be ordered again as soon as it is paid", async () => {
    const { shop, path } = await paid();
    renderAt(shop, path, screens);
    await screen.findByText("Thank you for your order");
    expect(screen.queryByRole("button", { name: /again for 2 recipients/ })).toBeNull();
  });

  test("takes its recipients to the page of their card, to be ordered again; nothing is added yet", async () => {
    const { shop, publicOrderId } = await paid();
    const path = `/en/dk/dkk/order/${publicOrderId}`;
    renderAt(shop, path, { ...screens, "shop/:product/:id": <p>The page of the card</p> });
    const name = "Order The Denmark Gift Card again for 2 recipients";
    fireEvent.click(await screen.findByRole("button", { name }));
    expect(await screen.findByText("The page of the card")).toBeVisible();
    const rows = [
      "Name\tE-mail\tAmount",
      "Alma Holm\talma@example.com\t200 DKK",
      "Kenji Sato\talma@example.com\t500 DKK",
    ];
    expect(selectBroughtTable(shop.state(), "1001")?.split("\n")).toEqual(rows);
    expect(selectManyStatus(shop.state())).toBe("idle");
  });

  test("of which a quantity cannot be right brings no more rows than can be told to be too many", async () => {
    const { shop, publicOrderId } = await paid();
    shop.network.fail(
      "getOrderById",
      faults.edit((answer: any) => {
        for (const { productLines } of answer.data.getOrderById?.deliveries ?? []) productLines[0].quantity = 100_000;
        return answer;
      }),
    );
    const path = `/en/dk/dkk/order/${publicOrderId}`;
    renderAt(shop, path, { ...screens, "shop/:product/:id": <p>The page of the card</p> });
    fireEvent.click(await screen.findByRole("button", { name: /again for 2 recipients/ }));
    expect(selectBroughtTable(shop.state(), "1001")?.split("\n")).toHaveLength(1 + 2 * 501);
  });

  test("takes names with a quote along, one recipient each", async () => {
    const { shop, publicOrderId } = await paid();
    shop.network.fail(
      "getOrderById",
      faults.edit((answer: any) => {
        const [first, second] = answer.data.getOrderById?.deliveries ?? [];
        if (first) [first.recipientName, second.recipientName] = ['"Bo Lind', 'Al Berg"'];
        return answer;
      }),
    );
    const path = `/en/dk/dkk/order/${publicOrderId}`;
    renderAt(shop, path, { ...screens, "shop/:product/:id": <p>The page of the card</p> });
    fireEvent.click(await screen.findByRole("button", { name: /again for 2 recipients/ }));
    const { rows } = await parseTable(selectBroughtTable(shop.state(), "1001")!);
    expect(rows.map(({ name }) => name)).toEqual(['"Bo Lind', 'Al Berg"']);
  });

  test.each([
    [false, "What happens next"],
    [true, "Gifts and recipients"],
  ])("with everything on its way (%s) its gifts are headed %s", async (hasBeenShipped, title) => {
    const { shop, path } = await paid();
    shop.network.fail(
      "getOrderById",
      faults.edit((answer: any) => {
        for (const delivery of answer.data.getOrderById?.deliveries ?? []) delivery.hasBeenShipped ||= hasBeenShipped;
        return answer;
      }),
    );
    renderAt(shop, path, screens);
    expect(await screen.findByRole("region", { name: title })).toBeInTheDocument();
  });

  test("shows the order without its sums when how it was paid does not come", async () => {
    const { shop, path } = await paid();
    shop.network.fail("getOrderPaymentInfoById", faults.status(500));
    renderAt(shop, path, screens);
    await screen.findByText("Thank you for your order");
    await waitFor(() => expect(document.querySelectorAll("table")).toHaveLength(1));
    expect(screen.queryByRole("table", { name: "Payment" })).toBeNull();
    expect(document.body).not.toHaveTextContent(/NaN|undefined/);
  });

  test("holds room for how it was paid while that is asked for, and says nothing of it yet", async () => {
    const { shop, path } = await paid();
    shop.network.fail("getOrderPaymentInfoById", faults.hang());
    renderAt(shop, path, screens);
    await screen.findByText("Thank you for your order");
    expect(document.querySelectorAll("table")).toHaveLength(2);
    expect(screen.getByRole("table")).toHaveAccessibleName("Your order");
  });

  test("tells sums of kronor with their code where the cards are of kroner", async () => {
    const { shop, path } = await paid();
    shop.network.fail(
      "getOrderPaymentInfoById",
      faults.edit((answer: any) => {
        answer.data.getOrderPaymentInfoById.currency = "SEK";
        return answer;
      }),
    );
    renderAt(shop, path, screens);
    const payment = await screen.findByRole("table", { name: "Payment" });
    expect(within(payment).getByRole("rowheader", { name: "Card" }).nextElementSibling).toHaveTextContent(/SEK.700/);
  });

  test("tells what was less and why, what was charged on top, and what of it is VAT", async () => {
    const { shop, path } = await paid();
    shop.network.fail(
      "getOrderById",
      faults.edit((answer: any) => {
        const order = answer.data.getOrderById;
        const [delivery] = order?.deliveries ?? [];
        if (!delivery) return answer;
        const [line] = delivery.productLines;
        const titles = (text: string) => [{ languageCode: "en", text }];
        Object.assign(line, { totalPaymentAmount: 180, totalPriceAmount: 200, discountPercentage: 1000 });
        line.discountTitles = titles("Card of the month");
        const fee = { lineId: "f", labels: titles("Card fee"), quantity: 1, targetType: "ProductLine" };
        const sums = { singlePriceAmount: 8, totalPriceAmount: 8, totalPaymentAmount: 4, totalTaxAmount: 0.8 };
        const less = { discountPercentage: 5000, discountTitles: titles("Half in December"), totalDiscountAmount: 4 };
        delivery.fees = [{ ...fee, ...sums, ...less, relatedToProductLine: line.lineId, targetId: null, status: null }];
        return answer;
      }),
    );
    shop.network.fail(
      "getOrderPaymentInfoById",
      faults.edit((answer: any) => {
        answer.data.getOrderPaymentInfoById.totalDiscount = 24;
        return answer;
      }),
    );
    renderAt(shop, path, screens);
    await screen.findByText("Thank you for your order");
    const [gift] = document.querySelectorAll("section > ul > li");
    expect(gift).toHaveTextContent(/Card of the month [-−]10\s*%/);
    expect(gift).toHaveTextContent(/Card fee Half in December [-−]50\s*%/);
    const payment = await screen.findByRole("table", { name: "Payment" });
    const sum = (name: RegExp) => within(payment).getByRole("rowheader", { name }).nextElementSibling;
    expect(sum(/Discount/)).toHaveTextContent(/24/);
    expect(sum(/including VAT/)).toHaveTextContent(/^DKK.0.80$/);
  });

  test.each([
    ["CreditCard", true],
    ["InvoiceByFinance", false],
  ])("an order by %s is called paid: %s", async (actualPaymentMethodUsed, isPaid) => {
    const { shop, path } = await paid();
    shop.network.fail(
      "getOrderPaymentInfoById",
      faults.edit((answer: any) => {
        Object.assign(answer.data.getOrderPaymentInfoById.payments[0], { actualPaymentMethodUsed });
        return answer;
      }),
    );
    renderAt(shop, path, screens);
    const payment = await screen.findByRole("table", { name: "Payment" });
    expect(within(payment).queryAllByRole("rowheader", { name: "Paid now" })).toHaveLength(isPaid ? 1 : 0);
  });

  test("a status, a method or a fee nobody knows yet breaks nothing and shows no code", async () => {
    const { shop, path } = await paid();
    shop.network.fail(
      "getOrderById",
      faults.edit((answer: any) => {
        const [delivery] = answer.data.getOrderById?.deliveries ?? [];
        if (!delivery) return answer;
        delivery.deliveryMethod = "Drone";
        delivery.productLines[0].status = "InOrbit";
        delivery.fees = [{ ...delivery.fees[0], targetType: "Moonlight", labels: [], lineId: "f", quantity: 1 }];
        return answer;
      }),
    );
    renderAt(shop, path, screens);
    await screen.findByText("Thank you for your order");
    expect(document.body).not.toHaveTextContent(/Drone|InOrbit|Moonlight/);
  });
});

describe("an order that is not there yet", () => {
  const path = "/en/dk/dkk/order/G123/psp/B1";

  function waiting(progress: OrderProgress) {
    const shop = startShop();
    // Only who sent it to payment, or is signed in, is shown how far it is.
    shop.session.write("ownOrders", JSON.stringify([{ publicOrderId: "G123", basketId: "B1", counted: false }]));
    shop.network.fail("getOrderById", faults.hang());
    renderAt(shop, path, screens);
    tell(shop, progress);
    return shop;
  }

  test("late: the payment is received, with the number and how to reach us, and no failure", () => {
    waiting("late");
    expect(heading()).toHaveTextContent("Payment received, we are making your order");
    expect(document.body).toHaveTextContent("Your order number is G123");
    expect(screen.queryByRole("button", { name: "Check again" })).toBeNull();
    expect(document.body).not.toHaveTextContent(/Timeout|failed/i);
  });

  test("late, and no money came with it: nothing is said of a payment", () => {
    const shop = waiting("late");
    act(() => void shop.dispatch(orderUnpaid()));
    expect(heading()).toHaveTextContent("We are making your order");
    expect(heading()).not.toHaveTextContent(/payment/i);
  });

  test("given up: the same, and a button that asks again", () => {
    const shop = waiting("givenUp");
    fireEvent.click(screen.getByRole("button", { name: "Check again" }));
    expect(shop.actions.at(-1)).toMatchObject({ type: "orders/askOrderAgain" });
    expect(heading()).toHaveTextContent("We are making your order");
  });

  test("failed: nobody is asked to pay again", () => {
    const shop = waiting("failed");
    expect(heading()).toHaveTextContent("Your order could not be loaded");
    expect(document.body).toHaveTextContent("You do not need to pay again");
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(shop.actions.at(-1)).toMatchObject({ type: "orders/askOrderAgain" });
  });

  test("an address that was made up finds nothing", () => {
    waiting("notFound");
    expect(heading()).toHaveTextContent("We could not find this order");
    expect(screen.queryByText(/Thank you/)).toBeNull();
  });

  test("back from the payment in another browser: nobody is asked to pay again", async () => {
    const { shop, path } = await paid();
    renderAt(startShop({ network: shop.network, path }), path, screens);
    await waitFor(() => expect(heading()).toHaveTextContent("We could not find this order"));
    expect(document.body).toHaveTextContent("If you have just paid, you do not need to pay again");
  });

  test("somebody else's is shown after signing in, and the way back is remembered", async () => {
    renderAt(startShop(), "/en/dk/dkk/order/G123", screens);
    const toSignIn = await screen.findByRole("link", { name: "Sign in" });
    expect(toSignIn).toHaveAttribute("href", "/login?from=%2Fen%2Fdk%2Fdkk%2Forder%2FG123");
  });
});

test.each(["cancelled", "xyz", "%3Cscript%3E"])(
  "back from the payment with %s: a calm word, and the basket",
  async (word) => {
    const shop = startShop({ path: `/en/dk/dkk/basket/psp/${word}` });
    renderAt(shop, `/en/dk/dkk/basket/psp/${word}`, screens);
    expect(heading()).toHaveTextContent("We are checking your payment");
    expect(document.querySelector("script")).toBeNull();
    await waitFor(() => expect(shop.navigated).toEqual([{ path: "/en/dk/dkk/basket", replace: true }]));
  },
);
