import { expect, it } from "vitest";
import { addressText } from "~/domain/addressText";

const address = {
  attention: null,
  line1: "Kajgade 12",
  line2: "",
  postCode: "2150",
  city: "Nordhavn",
  countryCode: "DK",
};

it.each([
  ["as an envelope reads", {}, "Kajgade 12, 2150\u00a0Nordhavn, Denmark"],
  ["without what is missing", { line2: " ", postCode: null, countryCode: null }, "Kajgade 12, Nordhavn"],
  ["with its second line", { line2: "2. th." }, "Kajgade 12, 2. th., 2150\u00a0Nordhavn, Denmark"],
  [
    "with words from right to left in a direction of their own",
    { line1: "\u05e8\u05d7\u05d5\u05d1 5" },
    "\u2068\u05e8\u05d7\u05d5\u05d1 5\u2069, 2150\u00a0Nordhavn, Denmark",
  ],
])("%s", (_what, more, expected) => expect(addressText({ ...address, ...more }, "en")).toBe(expected));

const abroad = { attention: null, line2: null };

it.each([
  [
    { ...abroad, line1: "350 5th Ave", postCode: "10118-0110", city: "New York, NY", countryCode: "US" },
    "350 5th Ave, New York, NY\u00a010118-\u20600110, United States",
  ],
  [
    { ...abroad, line1: "221B Baker Street", postCode: "NW1 6XE", city: "London", countryCode: "gb" },
    "221B Baker Street, London\u00a0NW1\u00a06XE, United Kingdom",
  ],
  [
    { ...abroad, line1: "1 George St", postCode: "2000", city: "Sydney NSW", countryCode: "AU" },
    "1 George St, Sydney NSW\u00a02000, Australia",
  ],
  [
    {
      attention: "総務部",
      line1: "丸の内1-1-1",
      line2: "3階",
      postCode: "100-0005",
      city: "東京都千代田区",
      countryCode: "JP",
    },
    "100-\u20600005 東京都千代田区 丸の内1-1-1 3階 総務部, Japan",
  ],
  [
    { ...abroad, line1: "1-1-1 Marunouchi", postCode: "100-0005", city: "Tokyo", countryCode: "JP" },
    "1-1-1 Marunouchi, Tokyo\u00a0100-\u20600005, Japan",
  ],
  [
    { ...abroad, line1: "うるま", postCode: "904-2200", city: "Uruma", countryCode: "JP" },
    "904-\u20602200 Uruma うるま, Japan",
  ],
  [
    { ...abroad, line1: "中山路 1", postCode: "200 000", city: "上海", countryCode: "CN" },
    "中山路 1, 200\u00a0000\u00a0上海, China",
  ],
  [
    { ...abroad, line1: "Andrássy út 1.", postCode: "1061", city: "Budapest", countryCode: "HU" },
    "1061\u00a0Budapest, Andrássy út 1., Hungary",
  ],
  [
    { ...abroad, line1: "Nowogrodzka 31", postCode: "00-950", city: "Warszawa", countryCode: "PL" },
    "Nowogrodzka 31, 00-\u2060950\u00a0Warszawa, Poland",
  ],
])("%j reads as its country's post wants it", (theirs, expected) => expect(addressText(theirs, "en")).toBe(expected));

it("leaves the country out where all know it, and says nothing of no address", () => {
  expect(addressText(address, "en", false)).toBe("Kajgade 12, 2150\u00a0Nordhavn");
  expect(addressText(null, "en")).toBe("");
});
