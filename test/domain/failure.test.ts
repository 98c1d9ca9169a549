import { describe, expect, it } from "vitest";
import {
  failureOf,
  failureOfCode,
  failureOfErrors,
  fieldOf,
  isOfAnotherChannel,
  isUnknownBasket,
  notInChannel,
  redeemChannelOf,
} from "~/domain/failure";
import { isEndUnknown } from "~/domain/failureCode";
import { failureText } from "~/domain/failureText";

const error = (code: string, message: string, path?: unknown[], extensions: object = {}) => ({
  message,
  path,
  extensions: { code, ...extensions },
});

describe("the field of an error path", () => {
  it.each([
    [["updateBasket", "input", "buyer", "email"], "buyer.email"],
    [["createBusinessAccount", "input", "phone"], "phone"],
    [["updateBasket", "input", "addProducts", 0, "recipientEmail"], "addProducts.0.recipientEmail"],
    [["createBusinessAccount", "companyRegistrationId"], "companyRegistrationId"],
    [["createBusinessAccount", "email"], null],
    [["updateBasket"], null],
    [[], null],
    ["updateBasket.input.email", null],
    [null, null],
    [["a", "b", null], null],
    [["a", "b", {}], null],
    [["a", "b", "__proto__"], null],
    [["a", "b", "constructor"], null],
    [Array.from({ length: 50 }, () => "x"), null],
  ])("%j → %j", (path, expected) => expect(fieldOf(path)).toBe(expected));
});

describe("the errors of an answer", () => {
  it("are sorted into fields and general errors; the first decides the code", () => {
    const failure = failureOfErrors([
      error("FluentValidation", "bad e-mail", ["m", "input", "buyer", "email"]),
      error("FluentValidation", "worse e-mail", ["m", "input", "buyer", "email"]),
      error("OutOfStock", "none left", ["m"]),
    ]);
    expect(failure).toMatchObject({
      code: "FluentValidation",
      message: "bad e-mail",
      fields: { "buyer.email": "bad e-mail" },
      general: [{ code: "OutOfStock", message: "none left" }],
    });
  });

  it("are kept of a field of any name", () => {
    const failure = failureOfErrors([error("FluentValidation", "bad", ["m", "input", "toString"])]);
    expect(failure.fields).toEqual({ toString: "bad" });
  });

  it.each([
    ["GRAPHQL_VALIDATION_FAILED", 'Cannot query field "total" on type "Basket".'],
    ["GRAPHQL_PARSE_FAILED", "Syntax Error: Expected Name, found <EOF>."],
  ])("keeps to itself that the API is another: %s", (code, message) => {
    expect(failureText({ code, message })).toEqual({ id: "toast.unexpected", detail: null });
    expect(isEndUnknown({ code })).toBe(false);
  });

  it.each(["ServiceException", "SERVICE_EXCEPTION"])("of a service (%s) are ignored", (code) => {
    const failure = failureOfErrors([error(code, "x", ["m", "input", "email"]), error("OutOfStock", "none left")]);
    expect(failure.fields).toEqual({});
    expect(failure.code).toBe("OutOfStock");
  });

  it("of a service alone are a failure all the same", () => {
    const failure = failureOfErrors([error("ServiceException", "x")]);
    expect(failure).toMatchObject({ code: "ServiceException", general: [], fields: {} });
  });

  it.each([
    ["a text", "No pdfs in bundle", "No pdfs in bundle"],
    ["a list of a text", ["No basket id provided"], "No basket id provided"],
    ["nothing in a list", [null], "UNKNOWN"],
    ["an empty list", [], "UNKNOWN"],
    ["null", null, "UNKNOWN"],
    ["undefined", undefined, "UNKNOWN"],
    ["a number", 7, "UNKNOWN"],
    ["a list of lists", [[]], "UNKNOWN"],
    ["extensions that are a text", [{ message: "m", extensions: "x" }], "UNKNOWN"],
    ["a code that is a number", [{ message: "m", extensions: { code: 42 } }], "UNKNOWN"],
    ["an empty code", [{ message: "m", extensions: { code: "" } }], "UNKNOWN"],
    ["no message", [{ extensions: { code: "X" } }], "X"],
    ["an object alone", { message: "m", extensions: { code: "X" } }, "X"],
  ])("of doubtful shape: %s", (_why, errors, code) => {
    const failure = failureOfErrors(errors);
    expect(failure.code).toBe(code);
    expect(typeof failure.message).toBe("string");
  });

  it("do not reach into prototypes", () => {
    failureOfErrors(
      JSON.parse('[{"message":"x","path":["a","b","__proto__"],"extensions":{"__proto__":{"polluted":1}}}]'),
    );
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it("are cut where a server floods", () => {
    const failure = failureOfErrors(Array.from({ length: 5000 }, () => error("X", "m".repeat(5000))));
    expect(failure.general).toHaveLength(100);
    expect(failure.message).toHaveLength(1000);
  });
});

describe("anything thrown", () => {
  const own = failureOfCode("TIMEOUT", "Timeout");

  it.each([
    ["our own", own, own],
    ["an error that carries one", Object.assign(new Error("x"), { failure: own }), own],
    ["an error", new Error("boom"), failureOfCode("UNKNOWN", "boom")],
    ["an error that carries junk", Object.assign(new Error("boom"), { failure: 7 }), failureOfCode("UNKNOWN", "boom")],
    ["a text", "Timeout", failureOfCode("Timeout")],
  ])("%s", (_why, thrown, expected) => expect(failureOf(thrown)).toEqual(expected));
});

describe("what a failure means", () => {
  it.each([
    ["There is no basket with id 'abc'", true],
    ["there is no basket with id 7", true],
    ["No basket id provided", false],
    ["502: There is no basket with id", false],
    ["TIMEOUT", false],
    ["", false],
  ])("%j says that the basket is gone: %s", (message, expected) =>
    expect(isUnknownBasket(failureOfErrors([error("UNKNOWN", message)]))).toBe(expected),
  );

  it("a gone basket may be told by a later error", () => {
    const failure = failureOfErrors([error("X", "first"), error("Y", "There is no basket with id 'abc'")]);
    expect(isUnknownBasket(failure)).toBe(true);
  });

  it("a product of another channel", () => {
    expect(isOfAnotherChannel(failureOfCode("X", "Product 7 cannot be found in sales channel 2"))).toBe(true);
    expect(isOfAnotherChannel(failureOfCode("X", "not found"))).toBe(false);
    const second = failureOfErrors([
      error("X", "Sold out"),
      error("X", "Product 7 Cannot be found in sales channel 2"),
    ]);
    expect(isOfAnotherChannel(second)).toBe(true);
  });

  it.each([
    ["AttemptToRedeemInWrongSalesChannel", 3, 3],
    ["AttemptToRedeemInWrongSalesChannel", "3", 3],
    ["AttemptToRedeemInWrongSalesChannel", "3x", null],
    ["AttemptToRedeemInWrongSalesChannel", -1, null],
    ["AttemptToRedeemInWrongSalesChannel", undefined, null],
    ["VoucherNotFound", 3, null],
  ])("%s with channel %j may be redeemed in %j", (code, salesChannelId, expected) =>
    expect(redeemChannelOf(failureOfErrors([error(code, "m", undefined, { salesChannelId })]))).toBe(expected),
  );

  it("a product of another channel may be named by a later error", () => {
    const later = failureOfErrors([error("X", "Sold out"), error("X", "'7' cannot be found in sales channel '3'")]);
    expect(notInChannel(later, ["17", "7"])).toBe("7");
  });

  const missing = "The product with id '7' cannot be found in sales channel '3'";
  it.each([
    ["names it in its extensions", missing, { productId: "17" }, "17"],
    ["names it as a number", missing, { productId: 17 }, "17"],
    ["names it in its words", missing, {}, "7"],
    ["names one that was not asked for", missing, { productId: "99" }, "7"],
    ["names none", "It cannot be found in sales channel 3", {}, null],
    ["is about something else", "Out of order", { productId: "17" }, null],
  ])("a product that the channel does not have: the refusal %s", (_how, message, more, expected) =>
    expect(notInChannel(failureOfErrors([error("ProductNotFound", message, undefined, more)]), ["7", "17"])).toBe(
      expected,
    ),
  );
});

it.each([
  ["NETWORK", true],
  ["TIMEOUT", true],
  ["SERVER", true],
  ["MALFORMED_ANSWER", true],
  ["UNKNOWN", true],
  ["OutOfStock", false],
  ["NotChanged", false],
  ["", false],
])("after %j it is in doubt whether a change was made: %s", (code, expected) =>
  expect(isEndUnknown({ code })).toBe(expected),
);

describe("the toast of a failure", () => {
  it.each([
    ["BadCreditCode", "toast.badCreditCode"],
    ["InvalidSku", "toast.invalidSku"],
    ["ProductNotFound", "toast.invalidSku"],
    ["OutOfStock", "toast.outOfStock"],
    ["OUT_OF_STOCK", "toast.outOfStock"],
    ["FluentValidation", "toast.fluentValidation"],
    ["VoucherAdded", "toast.voucherAdded"],
    ["VoucherRedeemed", "toast.voucherRedeemed"],
    ["VoucherNotFound", "toast.voucherNotFound"],
    ["VoucherOrPinNotFound", "toast.voucherOrPinNotFound"],
    ["InactiveVoucher", "toast.inactiveVoucher"],
    ["VoucherExpired", "toast.voucherExpired"],
    ["AttemptToRedeemInWrongSalesChannel", "toast.wrongSalesChannel"],
    // Outside the screens of gift cards it may be about anything.
    ["UNAUTHORIZED_ACCESS", "toast.unexpected"],
    ["UNAUTHENTICATED", "toast.sessionEnded"],
    ["AccountLost", "toast.accountLost"],
    ["GiftCardUnauthorizedPin", "toast.giftCardUnauthorized"],
    ["GiftCardUnauthorizedBySms", "toast.giftCardUnauthorized"],
    ["GIFT_CARD_UNAUTHORIZED_ACCOUNT", "toast.giftCardUnauthorized"],
    ["BasketHasIssues", "toast.basketHasIssues"],
    ["constructor", "toast.unexpected"],
    ["", "toast.unexpected"],
  ])("%s: %s", (code, id) => expect(failureText({ code, message: "" }).id).toBe(id));

  it("shows the server's message only for a code that is not in the catalogue", () => {
    expect(failureText({ code: "Odd", message: "Tell me" })).toEqual({ id: "toast.unexpected", detail: "Tell me" });
    expect(failureText({ code: "OutOfStock", message: "Tell me" }).detail).toBeNull();
    expect(failureText({ code: "Odd", message: "Odd" }).detail).toBeNull();
    expect(failureText(failureOfErrors(["Closed for stocktaking."])).detail).toBe("Closed for stocktaking.");
    expect(failureText(failureOfErrors(["Odd"])).detail).toBeNull();
    expect(failureText({ code: "UNAUTHORIZED_ACCESS", message: "Not yours" }).detail).toBe("Not yours");
  });

  it.each(["ServiceException", "SERVICE_EXCEPTION"])("keeps the words of a service to itself: %s", (code) => {
    const failure = failureOfErrors([error(code, "Object reference not set to an instance of an object.")]);
    expect(failureText(failure)).toEqual({ id: "toast.unexpected", detail: null });
    expect(isEndUnknown(failure)).toBe(true);
  });

  it.each(["INTERNAL_SERVER_ERROR", "InternalServerError", "internal_server_error"])(
    "keeps a crash to itself: %s",
    (code) => {
      const message = "Cannot read properties of undefined (reading 'id')";
      expect(failureText({ code, message })).toEqual({ id: "toast.unexpected", detail: null });
      expect(isEndUnknown({ code })).toBe(true);
    },
  );
});
