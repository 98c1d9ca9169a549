import { safeLink, safePath } from "../domain/url";

/** One variable of the environment: its name behind VITE_, its default, and how it is read. */
export interface Variable<Value> {
  name: string;
  defaultValue: string;
  /** What a value must look like, for error messages. */
  expected: string;
  /** Returns undefined for an invalid value. */
  read: (raw: string) => Value | undefined;
  /** The default is right with the sandbox only: in production it would mislead people. */
  isInvented?: boolean;
}

/** A host name; with a leading dot, all hosts below it. */
export const HOST = /^\.?(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;
const LOCAL = /^(?:localhost|127\.0\.0\.1)$/;
/** What a content policy can name. In it a comma or a semicolon, which an address may have, would end the list. */
const NAMEABLE = /^[a-z0-9.-]+$/;

function url(raw: string): URL | undefined {
  try {
    const parsed = new URL(raw);
    const safe = parsed.protocol === "https:" || (parsed.protocol === "http:" && LOCAL.test(parsed.hostname));
    const named = NAMEABLE.test(parsed.hostname) && !parsed.username && !parsed.password;
    return safe && named && !/[*{}]/.test(raw) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

const isPath = (raw: string) => /^\/(?![/\\])(?:[\w\-./~]|%[0-9a-f]{2})*$/i.test(raw);

/** A string of a certain form. */
export function text(
  name: string,
  defaultValue: string,
  pattern = /^.{1,200}$/,
  expected = "one line of 1 to 200 characters",
): Variable<string> {
  return { name, defaultValue, expected, read: (raw) => (pattern.test(raw) ? raw : undefined) };
}

const ORIGIN = "empty, or an https origin such as https://api.example.com, in small letters and without a / at its end";

/** An origin; may be empty. */
export function origin(name: string): Variable<string> {
  const read = (raw: string) => (raw === "" || url(raw)?.origin === raw ? raw : undefined);
  return { name, defaultValue: "", expected: ORIGIN, read };
}

/** A path of the shop or a service. */
export function path(name: string, defaultValue: string): Variable<string> {
  return { name, defaultValue, expected: "a path that starts with /", read: (raw) => (isPath(raw) ? raw : undefined) };
}

/** An https address or a path that starts with /; may be empty. */
export function address(name: string, defaultValue: string): Variable<string> {
  return {
    name,
    defaultValue,
    expected: "empty, an https address or a path that starts with /",
    read: (raw) => (raw === "" || isPath(raw) || url(raw) ? raw : undefined),
  };
}

/**
 * Where a person is led by pressing, allowed with {locale} in it, and nothing else to be replaced: the shop shows any
 * other address as mere text.
 */
export function link(name: string, defaultValue: string): Variable<string> {
  const isLink = (raw: string) => !/[{}]/.test(raw) && (safePath(raw, "https://shop.example") ?? safeLink(raw));
  return {
    name,
    defaultValue,
    expected: "a path of the shop that starts with /, or an https address without a port",
    read: (raw) => (isLink(raw.replaceAll("{locale}", "en")) ? raw : undefined),
  };
}

/** Several values with commas between them, each read by `one`; may be empty. */
export function list<Value>(
  name: string,
  defaultValue: string,
  expected: string,
  one: (raw: string) => Value | undefined,
): Variable<Value[]> {
  return {
    name,
    defaultValue,
    expected: `${expected}, with commas between them, or empty`,
    read: (raw) => {
      const parts = raw.split(",").map((part) => part.trim());
      const read = parts.filter(Boolean).map(one);
      return read.includes(undefined) ? undefined : (read as Value[]);
    },
  };
}

/** A list of hosts. */
export function hosts(name: string): Variable<string[]> {
  const expected =
    "host names such as pay.example.com, in small letters and without https:// or a port, or .example.com for every " +
    "host below it";
  return list(name, "", expected, (raw) => (HOST.test(raw) ? raw : undefined));
}

const regions = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
const currencies = new Intl.DisplayNames("en", { type: "currency", fallback: "none" });

/** Codes that CLDR names though they are no country (ISO 3166-1: user-assigned, or reserved for unions and tests). */
const NO_COUNTRY = /^(?:EU|EZ|QO|UN|XA|XB|ZZ)$/i;
/** Codes that are no money (ISO 4217): none at all, and the one for tests. */
const NO_CURRENCY = /^(?:XTS|XXX)$/i;

/** Parses a country code, to lower case. UK and others that only stand for a code, as it does for GB, are none. */
export function country(raw: string): string | undefined {
  if (!/^[a-z]{2}$/i.test(raw) || NO_COUNTRY.test(raw)) return undefined;
  const { region } = new Intl.Locale(`und-${raw}`);
  return region === raw.toUpperCase() && regions.of(region) ? raw.toLowerCase() : undefined;
}

/** Parses the code of a currency that there is, to lower case. */
export const currency = (raw: string): string | undefined =>
  /^[a-z]{3}$/i.test(raw) && !NO_CURRENCY.test(raw) && currencies.of(raw) ? raw.toLowerCase() : undefined;

/** The customer service contact of a country; null for none. */
export function contact(of: string, defaultValue: string): Variable<{ phone: string; email: string } | null> {
  return {
    name: `CONTACT_${of}`,
    isInvented: true,
    defaultValue,
    expected: "empty, or a phone number such as +45 70 10 20 30, a comma and an e-mail address",
    read: (raw) => {
      if (raw === "") return null;
      const [, phone, email] = /^(\+[\d ]{6,20}),\s*([^\s@,]+@[^\s@,]+\.[a-z]{2,})$/i.exec(raw) ?? [];
      return phone && email ? { phone, email } : undefined;
    },
  };
}
