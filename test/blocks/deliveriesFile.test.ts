import { createIntl } from "react-intl";
import { expect, test } from "vitest";
import { parseTable } from "~/blocks/ManyRecipients/parseTable";
import { deliveriesFile } from "~/blocks/OrderView/deliveriesFile";
import { type ShownOrder } from "~/blocks/OrderView/shownOrder";
import { formatTag } from "~/domain/languageTag";
import { LANGUAGES } from "~/domain/market";

const files = import.meta.glob<Record<string, string>>("/src/texts/*.json", { eager: true, import: "default" });

const line = { lineId: "l1", productId: "1001", giftcardValue: 250.5, valueCurrency: "DKK", quantity: 1 };
const byMail = {
  id: "d1",
  deliveryMethod: "Email",
  recipientName: "Alma Holm",
  recipientEmail: "alma@example.com",
  recipientPhone: null,
  recipientAddress: null,
  hasBeenShipped: false,
  shippedAt: null,
  deliveryDate: "2026-12-24T08:00:00Z",
  timezone: "Europe/Copenhagen",
  productLines: [line],
};
const bySms = {
  ...byMail,
  deliveryMethod: "Sms",
  recipientName: "Bo Lind",
  recipientEmail: null,
  recipientPhone: "+4520123456",
  hasBeenShipped: true,
  shippedAt: "2026-11-27T23:30:00Z",
};
const name = [{ presentationKey: "productTitle", languageCode: "en", textContent: 'The "Nordic"; Card' }];

function fileOf(deliveries: unknown[], locale = "en", countryCode = "dk") {
  const order = {
    publicOrderId: "A-17",
    deliveries,
    presentations: [{ productId: "1001", presentations: name }],
  } as unknown as ShownOrder;
  const messages = files[`/src/texts/${locale}.json`]!;
  const intl = createIntl({ locale: formatTag(locale, countryCode), messages });
  return deliveriesFile(intl, order, { locale, countryCode, currency: "DKK" });
}

test("the deliveries of an order are rows of a file, each with who gets what, how, when, and whether it is sent", () => {
  expect(fileOf([byMail, bySms])).toEqual({
    name: "order-a-17.csv",
    text:
      "\ufeffName;E-mail;Mobile number;Delivery;Date;Time zone;Gift;Quantity;Amount;Currency;Status\r\n" +
      'Alma Holm;alma@example.com;;By e-mail;2026-12-24 09:00;Europe/Copenhagen;"The ""Nordic""; Card";1;250,5;DKK;Not sent yet\r\n' +
      'Bo Lind;;"\'+4520123456";By text message;2026-11-28 00:30;Europe/Copenhagen;"The ""Nordic""; Card";1;250,5;DKK;Sent\r\n',
  });
});

test("a gift by post has its address, and the day alone", () => {
  const recipientAddress = { line1: "Kajgade 12", postCode: "2150", city: "Nordhavn", countryCode: "DK" };
  const posted = { ...byMail, deliveryMethod: "Physical", recipientEmail: null, recipientAddress };
  const [heads, row] = fileOf([posted]).text.split("\r\n");
  expect(heads).toBe("\ufeffName;Address;Delivery;Date;Time zone;Gift;Quantity;Amount;Currency;Status");
  expect(row).toMatch(/^Alma Holm;Kajgade 12, 2150.Nordhavn[^;]*;By post;2026-12-24;Europe\/Copenhagen;/);
});

test.each([
  ["en", "jp", ","],
  ["en", "us", ","],
  ["en", "dk", ";"],
  ["sv", "se", ";"],
])("what stands between its cells in %s/%s is what spreadsheets of the country expect: %s", (locale, country, sign) => {
  expect(fileOf([byMail], locale, country).text).toContain(`Alma Holm${sign}alma@example.com${sign}`);
});

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "=1\n+2", "＝1"])(
  "a name that a spreadsheet would calculate, %j, is a text there",
  (recipientName) => {
    expect(fileOf([{ ...byMail, recipientName }]).text).toContain(`\r\n"'${recipientName}";`);
  },
);

test.each(LANGUAGES)("in %s it is read as a table of recipients, with its amounts and dates", async (locale) => {
  const { rows } = await parseTable(fileOf([byMail, bySms], locale).text);
  expect(rows).toEqual([
    { name: "Alma Holm", email: "alma@example.com", phone: "", amount: "250,5 DKK", date: "2026-12-24 09:00" },
    { name: "Bo Lind", email: "", phone: "+4520123456", amount: "250,5 DKK", date: "2026-11-28 00:30" },
  ]);
});

test.each(["-Bo Lind", "=Bo", "@bo", "+Bo", "－Bo", "＝Bo", "'t Hooft", "Bo O'Hara"])(
  "%s is called the same once the file is brought to the table of many recipients",
  async (recipientName) => {
    const { rows } = await parseTable(fileOf([{ ...byMail, recipientName }]).text);
    expect(rows.map((row) => row.name)).toEqual([recipientName]);
  },
);
