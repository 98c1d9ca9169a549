import { expect, test } from "vitest";
import { changeOf } from "~/state/basket/inputs";
import { keepOnlyCountry } from "~/state/basket/slice";
import { basket, delivery, line } from "../support/basketBuilder";

test("what is sent to no country stays when only the gifts to one country are kept", () => {
  const sent = [
    { deliveryMethod: "Physical", recipientAddress: { line1: "Storgatan 1", countryCode: "SE" } },
    { deliveryMethod: "Physical", recipientAddress: { line1: "Algade 1", countryCode: "dk" } },
    { recipientAddress: { line1: "", countryCode: "" } },
    { recipientAddress: null },
  ];
  const before = basket(sent.map((to, at) => delivery([line(`l${at}`)], to)));
  const change = changeOf(keepOnlyCountry("DK"), before, 0);
  expect(change?.removed.map(({ lineId }) => lineId)).toEqual(["l0"]);
});
