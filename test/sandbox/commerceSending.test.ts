import { beforeEach, describe, expect, test } from "vitest";
import type { AddProductInput } from "~/api/generated/commerce";
import { buyer, emailCard, ORIGIN, postedCard, Shopper, stillSandbox } from "./shopper";

const sandbox = stillSandbox();
let shopper: Shopper;

beforeEach(() => {
  sandbox.control({ reset: null });
  shopper = new Shopper(sandbox);
});

interface Mail {
  kind: string;
  to: string;
  subject: string;
  links: { text: string; path: string }[];
}

const mailsOf = (publicOrderId: string) => sandbox.control({ mail: publicOrderId }).mail as Mail[];

/** The vouchers that were created since the start. */
const newVouchers = () => {
  const morning = new Set(stillSandbox().commerce.vouchers.keys());
  return [...sandbox.commerce.vouchers.values()].filter(({ code }) => !morning.has(code));
};

describe("a file of codes", () => {
  const ordered = async (more: Partial<AddProductInput>) => {
    await shopper.signIn("anton");
    const company = { ...buyer, accountId: "acc-anton-nordhavn", accountType: "B2B" as const };
    const card = emailCard({ deliveryMethod: "CsvByEmail", recipientEmail: "hr@example.com", ...more });
    const basket = await shopper.filled({ addProducts: [card], buyer: company }, { salesChannelId: 1 });
    await shopper.finalize(basket, { paymentMethod: "invoiceByFinance" });
    return basket.publicOrderId;
  };
  const rowsAt = async (path: string) => {
    const file = await shopper.request(path);
    expect(file.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(file.headers.get("content-disposition")).toMatch(/attachment; filename="gift-cards.csv"/);
    const [head, ...rows] = (await file.text()).trimEnd().split("\r\n");
    expect(head).toBe("code,pin,value,currency,expires");
    return rows.map((row) => row.split(","));
  };

  test("is sent to its address, and each code in it is good for what was paid", async () => {
    const [mail, ...others] = mailsOf(await ordered({ quantity: 5 }));
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: "Email", to: "hr@example.com" });
    const rows = await rowsAt(mail!.links.at(-1)!.path);
    expect(new Set(rows.map(([code]) => code)).size).toBe(5);
    expect(rows.map(([, pin, value, currency]) => [pin, value, currency])).toEqual(Array(5).fill(["", "200", "DKK"]));
    const { id } = await new Shopper(sandbox).create();
    const { vouchers } = await shopper.update({ id, addRedeems: rows.map(([code]) => ({ code: code! })) });
    expect(vouchers.map(({ valueAmount }) => valueAmount)).toEqual([200, 200, 200, 200, 200]);
  });

  test("lies ready for whoever has its address, and opens with that only", async () => {
    const [mail] = mailsOf(await ordered({ quantity: 2 }));
    const token = mail!.links[0]!.path.split("/verify-owner/bundle/")[1]!;
    const opened = (email: string) =>
      shopper.ask<{ orders: { listActivatedBundle: object } }>(
        `query listActivatedBundle($input: ExportVoucherInput!) { orders { listActivatedBundle(input: $input) { isProcessing exports { voucher value } } } }`,
        { input: { id: token, exportType: "bundle", verification: { email } } },
      );
    expect((await opened("bo@example.com")).errors[0]?.extensions.code).toBe("UNAUTHORIZED_ACCESS");
    expect((await opened("hr@example.com")).data?.orders.listActivatedBundle).toEqual({
      isProcessing: false,
      exports: newVouchers().map(({ code }) => ({ voucher: code, value: 200 })),
    });
  });

  test("has one row for one card, and waits for its day", async () => {
    const deliveryDate = "2026-03-05T09:00:00Z";
    const order = await ordered({ quantity: 1, deliveryDate });
    expect([mailsOf(order), newVouchers()]).toEqual([[], []]);
    sandbox.clock.set(deliveryDate);
    await shopper.request("/sandbox/mail");
    const [mail] = mailsOf(order);
    expect(await rowsAt(mail!.links.at(-1)!.path)).toEqual([
      [newVouchers()[0]!.code, "", "200", "DKK", expect.stringMatching(/^\d{4}-\d\d-\d\d$/)],
    ]);
  });

  test("is not found by guessing, nor made of a gift that is no file", async () => {
    for (const name of ["f-guessed", sandbox.commerce.downloads.get("GIFT-OPEN-1")!.fileId]) {
      expect((await shopper.request(`${ORIGIN}/api/giftcards/${name}.csv`)).status).toBe(404);
    }
  });
});

test("the codes on posted cards are good from the day on which they are posted, and no mail tells them", async () => {
  const deliveryDate = "2026-03-10T07:00:00Z";
  const { id, publicOrderId } = await shopper.filled({ addProducts: [postedCard({ quantity: 2, deliveryDate })] });
  sandbox.control({ orderAtOnce: id });
  expect(newVouchers()).toEqual([]);
  sandbox.clock.set(deliveryDate);
  await shopper.order(publicOrderId);
  expect(newVouchers()).toMatchObject(Array(2).fill({ balance: 200, currency: "DKK", state: "Active" }));
  expect(mailsOf(publicOrderId)).toEqual([]);
});
