/* eslint-disable @typescript-eslint/no-explicit-any -- answers are changed as they come over the wire */
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { ShopSettingsContext, useShopSettings } from "~/components/shopSettings";
import { Order } from "~/screens/Order/Order";
import { faults } from "../support/network";
import { changeOrder, changePaymentInfo, paid } from "../support/paidOrder";
import { renderAt } from "../support/renderAt";

const screens = { "order/:publicOrderId/psp/:basketId": <Order /> };
const dk = { phone: "+45 70 10 20 30", email: "help.dk@gavia.example" };

/** The order in a country that has a customer service. */
function WithContact() {
  const settings = useShopSettings();
  return (
    <ShopSettingsContext value={{ ...settings, contacts: { dk } }}>
      <Order />
    </ShopSettingsContext>
  );
}

describe("the confirmation", () => {
  test("thanks, and says of each gift how far it is, in the time of its recipient", async () => {
    const { shop, path, publicOrderId } = await paid();
    renderAt(shop, path, screens);
    await screen.findByText("Thank you for your order");
    expect(document.body).toHaveTextContent("We have sent a confirmation to freja@example.com");
    const deliveries = [...document.querySelectorAll("section > ul > li")];
    expect(deliveries).toHaveLength(2);
    expect(deliveries[0]).toHaveTextContent("By e-mail to Alma Holm");
    expect(deliveries[1]).toHaveTextContent(/Arrives Friday, December 11, 2026, 17:00 \(Tokyo\), \d\d:00 for you/);
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
    const help = await screen.findByRole("region", { name: "Has a gift not arrived, or is an address wrong?" });
    expect(help).toHaveTextContent(/spam folder.* tell us your order number: /);
    expect(help).toHaveTextContent(publicOrderId);
    const mail = screen.getByRole("link", { name: "help.dk@gavia.example" });
    expect(mail).toHaveAttribute("href", `mailto:help.dk@gavia.example?subject=Order%20${publicOrderId}`);
  });

  test("only an order with a gift by e-mail speaks of a spam folder", async () => {
    const { shop, path } = await paid();
    changeOrder(shop, (order) => {
      for (const delivery of order.deliveries) delivery.deliveryMethod = "Sms";
    });
    renderAt(shop, path, screens);
    const help = await screen.findByRole("region", { name: "Has a gift not arrived, or is an address wrong?" });
    expect(help).toHaveTextContent(/wrong\?Contact us and tell us your order number: /);
  });

  test("says how many of its deliveries are sent", async () => {
    const { shop, path } = await paid();
    changeOrder(shop, (order) => {
      for (const [at, delivery] of order.deliveries.entries()) delivery.hasBeenShipped = at === 0;
    });
    renderAt(shop, path, screens);
    expect(await screen.findByText("1 of 2 sent")).toBeVisible();
  });

  test("does not fold away the last gift that is still to come, of a long list", async () => {
    const { shop, path } = await paid();
    changeOrder(shop, (order) => {
      const [first] = order.deliveries;
      order.deliveries = Array.from({ length: 31 }, (_, at) => ({
        ...first,
        id: `D${at}`,
        recipientName: `Recipient ${at + 1}`,
        hasBeenShipped: at !== 29,
      }));
    });
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
    changeOrder(shop, (order) => {
      order.deliveries = [0, 1, 2].flatMap((copy) =>
        order.deliveries.map((each: any) => ({ ...each, id: `${each.id}${copy}` })),
      );
    });
    renderAt(shop, path, screens);
    fireEvent.click(await screen.findByRole("button", { name: "Save as a table (CSV)" }));
    await waitFor(() => expect(shop.saved).toHaveLength(1));
    const [{ name, type, content } = { name: "", type: "", content: "" }] = shop.saved;
    expect([name, type]).toEqual([`order-${publicOrderId.toLowerCase()}.csv`, "text/csv"]);
    expect(content).toMatch(
      /\r\nKenji Sato;[^\n]*;2026-12-11 17:00;Asia\/Tokyo;The Denmark Gift Card;1;500;DKK;Not sent/,
    );
  });

  test.each([
    [false, "What happens next"],
    [true, "Gifts and recipients"],
  ])("with everything on its way (%s) its gifts are headed %s", async (hasBeenShipped, title) => {
    const { shop, path } = await paid();
    changeOrder(shop, (order) => {
      for (const delivery of order.deliveries) delivery.hasBeenShipped ||= hasBeenShipped;
    });
    renderAt(shop, path, screens);
    expect(await screen.findByRole("region", { name: title })).toBeInTheDocument();
  });

  test("a status, a method or a fee nobody knows yet breaks nothing and shows no code", async () => {
    const { shop, path } = await paid();
    changeOrder(shop, (order) => {
      const [delivery] = order.deliveries;
      delivery.deliveryMethod = "Drone";
      delivery.productLines[0].status = "InOrbit";
      delivery.fees = [{ ...delivery.fees[0], targetType: "Moonlight", labels: [], lineId: "f", quantity: 1 }];
    });
    renderAt(shop, path, screens);
    await screen.findByText("Thank you for your order");
    expect(document.body).not.toHaveTextContent(/Drone|InOrbit|Moonlight/);
  });
});

describe("the confirmation and the payment", () => {
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
    changePaymentInfo(shop, (info) => {
      info.currency = "SEK";
    });
    renderAt(shop, path, screens);
    const payment = await screen.findByRole("table", { name: "Payment" });
    expect(within(payment).getByRole("rowheader", { name: "Card" }).nextElementSibling).toHaveTextContent(/SEK.700/);
  });

  test("tells what was less and why, what was charged on top, and what of it is VAT", async () => {
    const { shop, path } = await paid();
    changeOrder(shop, (order) => {
      const [delivery] = order.deliveries;
      const [line] = delivery.productLines;
      const titles = (text: string) => [{ languageCode: "en", text }];
      Object.assign(line, { totalPaymentAmount: 180, totalPriceAmount: 200, discountPercentage: 1000 });
      line.discountTitles = titles("Card of the month");
      const fee = { lineId: "f", labels: titles("Card fee"), quantity: 1, targetType: "ProductLine" };
      const sums = { singlePriceAmount: 8, totalPriceAmount: 8, totalPaymentAmount: 4, totalTaxAmount: 0.8 };
      const less = { discountPercentage: 5000, discountTitles: titles("Half in December"), totalDiscountAmount: 4 };
      delivery.fees = [{ ...fee, ...sums, ...less, relatedToProductLine: line.lineId, targetId: null, status: null }];
    });
    changePaymentInfo(shop, (info) => {
      info.totalDiscount = 24;
    });
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
    changePaymentInfo(shop, (info) => {
      Object.assign(info.payments[0], { actualPaymentMethodUsed });
    });
    renderAt(shop, path, screens);
    const payment = await screen.findByRole("table", { name: "Payment" });
    expect(within(payment).queryAllByRole("rowheader", { name: "Paid now" })).toHaveLength(isPaid ? 1 : 0);
  });
});
