import { describe, expect, it } from "vitest";
import { accountOfSlug } from "~/domain/accountSlug";
import { hasBusiness } from "~/domain/businessCountries";
import { chosenIn, readChosenAccount, sameAccount } from "~/domain/chosenAccount";
import { eanOf, eanProblem, registrationOf, registrationProblem } from "~/domain/companyRegistration";
import { isBlocked } from "~/domain/userMode";

describe("the number of a company", () => {
  it.each([
    ["DK", "12345678", "12345678"],
    ["DK", " 12 34 56 78 ", "12345678"],
    ["DK", "DK12345678", "12345678"],
    ["dk", "dk 12345678", "12345678"],
    ["DK", "\u202a12\u00a034\u00a056\u00a078\u202c", "12345678"],
    ["FI", "1234567\u20138", "1234567-8"],
    ["DK", "１２３４５６７８", "12345678"],
    ["NO", "912 345 678", "912345678"],
    ["SE", "556000-0000", "5560000000"],
    ["SE", "SE5560000000", "5560000000"],
    ["SE", "SE556000000001", "5560000000"],
    ["SE", "SE 556000-0000-01", "5560000000"],
    ["SE", "Org.nr. 556000-0000", "5560000000"],
    ["SE", "Organisationsnummer: 556000-0000", "5560000000"],
    ["NO", "NO 912 345 678 MVA", "912345678"],
    ["NO", "912345678MVA", "912345678"],
    ["NO", "Org. nr.: 912 345 678", "912345678"],
    ["NO", "VAT no. NO912345678MVA", "912345678"],
    ["DK", "CVR 12345678", "12345678"],
    ["DK", "CVR-nr. 12 34 56 78", "12345678"],
    ["DK", "CVR/SE-nr.: DK-12345678", "12345678"],
    ["FI", "Y-tunnus 1234567-8", "1234567-8"],
    ["FI", "Ytunnus: 1234567-8", "1234567-8"],
    ["FI", "FO-nummer: 1234567-8", "1234567-8"],
    ["DE", "USt.-IdNr.: DE 123 456 789", "DE123456789"],
    ["DE", "USt-ID DE123456789", "DE123456789"],
    ["DE", "UStID: DE123456789", "DE123456789"],
    ["FI", "1234567-8", "1234567-8"],
    ["FI", "12345678", "1234567-8"],
    ["FI", "FI 1234567-8", "1234567-8"],
    ["DE", "DE123456789", "DE123456789"],
    ["DE", "de 123 456 789", "DE123456789"],
    ["DE", "123456789", "DE123456789"],
  ])("of %s, typed as %j, is sent as %s", (country, typed, sent) => {
    expect(registrationOf(typed, country)).toBe(sent);
    expect(registrationProblem(typed, country)).toBeNull();
  });

  it.each([
    ["DK", "", "required"],
    ["DK", "   ", "required"],
    ["DK", "1234567", "invalid"],
    ["DK", "123456789", "invalid"],
    ["DK", "1234567a", "invalid"],
    ["DK", "DE12345678", "invalid"],
    ["DK", "VAT DE12345678", "invalid"],
    ["DK", "ATU12345678", "invalid"],
    ["DK", "FO12345678", "invalid"],
    ["DK", "CVR", "invalid"],
    ["NO", "MVA912345678", "invalid"],
    ["SE", "SE556000000002", "invalid"],
    ["DK", "١٢٣٤٥٦٧٨", "invalid"],
    ["NO", "12345678", "invalid"],
    ["NO", "1234567890", "invalid"],
    ["SE", "556000000", "invalid"],
    ["SE", "556000000001", "invalid"],
    ["FI", "1234567", "invalid"],
    ["FI", "123456789", "invalid"],
    ["DE", "DE12345678", "invalid"],
    ["DE", "DE1234567890", "invalid"],
    ["DE", "DEDE123456789", "invalid"],
    // no business there
    ["FR", "12345678", "invalid"],
    ["", "12345678", "invalid"],
    // no country, but keys that every object has
    ["constructor", "12345678", "invalid"],
  ])("of %s: %j is %s", (country, typed, problem) => expect(registrationProblem(typed, country)).toBe(problem));
});

describe("an EAN location number", () => {
  it.each(["5790000000005", "4006381333931", "5 790000 000005", "5790000-000005", "0000000000000"])(
    "%s checks",
    (typed) => expect(eanProblem(typed)).toBeNull(),
  );

  it.each([
    ["another last digit", "5790000000006"],
    ["two neighbours changed round", "4003681333931"],
    ["twelve digits", "579000000000"],
    ["fourteen digits", "57900000000050"],
    ["a letter", "579000000000a"],
    ["digits of another script", "٥٧٩٠٠٠٠٠٠٠٠٠٥"],
  ])("%s does not", (_what, typed) => expect(eanProblem(typed)).toBe("invalid"));

  it("may be left out", () => {
    expect(eanProblem(" ")).toBeNull();
    expect(eanOf(" 5 790000-000005 ")).toBe("5790000000005");
    expect(eanOf("\u200e5790000\u2013000005")).toBe("5790000000005");
  });
});

describe("a stored choice of an account", () => {
  it.each([
    ["whole", { id: "acc-1", departmentId: "dep-1" }, { id: "acc-1", departmentId: "dep-1" }],
    ["with numbers", { id: 7, departmentId: 8 }, { id: "7", departmentId: "8" }],
    ["with more than is asked", { id: "a", departmentId: "d", name: "x" }, { id: "a", departmentId: "d" }],
    ["without the department", { id: "acc-1" }, null],
    ["without the account", { departmentId: "dep-1" }, null],
    ["of markup", { id: "<b>", departmentId: "d" }, null],
    ["of words for nothing", { id: "null", departmentId: "undefined" }, null],
    ["of objects", { id: {}, departmentId: [] }, null],
    ["a text", "acc-1", null],
    ["a list", ["acc-1", "dep-1"], null],
    ["nothing", null, null],
    ["never stored", undefined, null],
  ])("%s", (_what, stored, expected) => expect(readChosenAccount(stored)).toEqual(expected));

  const one = { id: "a", departmentId: "d" };
  it.each([
    [one, { ...one }, true],
    [one, { ...one, departmentId: "e" }, false],
    [one, { ...one, id: "b" }, false],
    [one, null, false],
    [null, one, false],
    [null, null, true],
  ])("%j and %j are the same: %s", (first, second, same) => expect(sameAccount(first, second)).toBe(same));

  it.each(["dk", "fi", "no", "se", "de", "DE"])("counts in %s", (country) => {
    expect(hasBusiness(country)).toBe(true);
    expect(chosenIn(country, one)).toBe(one);
  });

  it.each(["jp", "gb", "is", "nl", ""])("rests in %j", (country) => {
    expect(hasBusiness(country)).toBe(false);
    expect(chosenIn(country, one)).toBeNull();
  });
});

describe("the account that an address names", () => {
  const named = (name: string) => ({
    department: { id: name, name, companyRegistrationId: "90000011", approvedForInvoice: false, status: "Active" },
  });
  const accounts = ["Nordhavn Studio", "Lyngby Værksted", "Söder Byrå", "***"].map(named);

  it.each([
    ["nordhavn-studio", "Nordhavn Studio"],
    ["Nordhavn-Studio", "Nordhavn Studio"],
    ["nordhavn%20studio", undefined],
    ["nordhavn studio", "Nordhavn Studio"],
    ["lyngby-vaerksted", "Lyngby Værksted"],
    ["Lyngby-Værksted", "Lyngby Værksted"],
    ["soder-byra", undefined],
    ["soder-byraa", "Söder Byrå"],
    ["nordhavn", undefined],
    ["---", undefined],
    ["", undefined],
    ["__proto__", undefined],
  ])("%j is %s", (slug, name) => expect(accountOfSlug(accounts, slug)?.department.name).toBe(name));
});

describe("blocked", () => {
  it.each([
    ["Active", "Active", false],
    ["Active", "PendingReview", false],
    ["Blocked", "Active", true],
    ["Active", "Blocked", true],
    ["Blocked", "Blocked", true],
    // the server knows what to refuse
    ["Dormant", "Closed", false],
  ])("an account that is %s, of a department that is %s: %s", (status, department, blocked) =>
    expect(isBlocked({ status, department: { status: department } })).toBe(blocked),
  );
});
