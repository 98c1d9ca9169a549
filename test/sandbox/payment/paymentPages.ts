import type { Clock, RouteHandler } from "../parts";
import { currencyOf } from "../data/world";
import { escapeHtml, plainPage, seeOther, styleSheet } from "../page";
import { pageStyles } from "../pageStyles";
import { cardNumbered, testCards } from "./cards";
import type { PaymentProvider, PaymentSession } from "./provider";
import { wordsIn } from "./words";

const START = "/pay/";
const STYLES = `${START}style.css`;

type Language = ReturnType<typeof wordsIn>;

interface Mistakes {
  number?: string;
  expires?: string;
  cvc?: string;
}

/** With the digits that the services reckon with: left to itself, Intl writes forints without them. */
function sumOf({ amount, currency }: PaymentSession, { locale }: Language): string {
  const digits = { minimumFractionDigits: minorUnitOf(currency), maximumFractionDigits: minorUnitOf(currency) };
  return new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay: "code", ...digits }).format(
    amount,
  );
}

const minorUnitOf = (currency: string): number => currencyOf(currency)?.minorUnit ?? 2;

const main = (inner: string): string => `<main><p class="mark">Lumen Pay</p>${inner}</main>`;

function field(name: keyof Mistakes, label: string, attributes: string, value: string, mistakes: Mistakes): string {
  const mistake = mistakes[name];
  const focus = Object.keys(mistakes)[0] === name ? " autofocus" : "";
  const wrong = mistake ? `<span class="wrong" id="${name}-wrong">${escapeHtml(mistake)}</span>` : "";
  const state = mistake ? ` aria-invalid="true" aria-describedby="${name}-wrong"` : "";
  // The mistake stands outside the label, or it would be read as a part of the field's name, and again as its description.
  return `<div class="field"><label>${escapeHtml(label)}<input name="${name}" ${attributes} value="${escapeHtml(value)}"${state}${focus} required></label>${wrong}</div>`;
}

function formPage(
  session: PaymentSession,
  language: Language,
  mistakes: Mistakes = {},
  typed: Mistakes = {},
): Response {
  const { words, lang } = language;
  const isWrong = Object.keys(mistakes).length > 0;
  const cards = testCards
    .map(({ number, shows }) => {
      const spaced = number.replace(/(\d{4})(?=\d)/g, "$1 ");
      return `<li><button name="try" value="${number}" formnovalidate>${spaced}<span lang="en">${escapeHtml(shows)}</span></button></li>`;
    })
    .join("");
  return plainPage({
    lang,
    title: `${words.payTo} | Lumen Pay`,
    styles: STYLES,
    status: isWrong ? 422 : 200,
    formTargets: [...new Set([session.okUrl, session.cancelUrl, session.failUrl].map((url) => new URL(url).origin))],
    body: main(`<h1>${words.payTo}</h1>
<p class="sum">${escapeHtml(sumOf(session, language))}</p>
<p class="quiet">${words.order} ${escapeHtml(session.publicOrderId)}</p>
${isWrong ? `<p class="alert" role="alert">${words.wrong}</p>` : ""}
<form method="post" novalidate>
${field("number", words.number, 'inputmode="numeric" autocomplete="cc-number"', typed.number ?? "", mistakes)}
<div class="pair">
${field("expires", words.expires, 'inputmode="numeric" autocomplete="cc-exp"', typed.expires ?? "", mistakes)}
${field("cvc", words.cvc, 'inputmode="numeric" autocomplete="cc-csc" maxlength="4"', "", mistakes)}
</div>
<div class="actions">
<button class="main" name="action" value="pay">${escapeHtml(words.payNow.replace("{sum}", sumOf(session, language)))}</button>
<button name="action" value="cancel" formnovalidate>${words.cancel}</button>
</div>
<details open><summary>${words.try}</summary><p class="quiet">${words.tryHint}</p><ul class="choices">${cards}</ul><p><a href="/sandbox/mail" target="_blank">${words.mail}</a></p></details>
</form>`),
  });
}

function waitingPage({ words, lang }: Language): Response {
  return plainPage({
    lang,
    title: `${words.waiting} | Lumen Pay`,
    styles: STYLES,
    headers: { Refresh: "1" },
    body: main(
      `<h1>${words.waiting}</h1><p role="status">${words.waitingHint}</p><p><a class="button" href="">${words.look}</a></p>`,
    ),
  });
}

function closedPage({ words, lang }: Language, title: string, backTo: string | null): Response {
  const back = backTo ? `<p><a class="button main" href="${escapeHtml(backTo)}">${words.back}</a></p>` : "";
  return plainPage({
    lang,
    title: `${title} | Lumen Pay`,
    styles: STYLES,
    status: backTo ? 410 : 404,
    body: main(`<h1>${title}</h1><p>${words.expiredHint}</p>${back}`),
  });
}

function mistakesOf(typed: Required<Mistakes>, now: number, { words }: Language): Mistakes {
  const match = /^(0[1-9]|1[0-2])\s*\/?\s*(\d{2})$/.exec(typed.expires.trim());
  // a card is good through its last month
  const isToCome = match && Date.UTC(2000 + Number(match[2]), Number(match[1])) > now;
  return {
    ...(cardNumbered(typed.number) ? {} : { number: words.badNumber }),
    ...(isToCome ? {} : { expires: words.badExpires }),
    ...(/^\d{3,4}$/.test(typed.cvc.trim()) ? {} : { cvc: words.badCvc }),
  };
}

/** The payment page of a session, or a redirect. */
function answer(session: PaymentSession, language: Language): Response {
  switch (session.status) {
    case "Open":
      return formPage(session, language);
    case "Processing":
      return waitingPage(language);
    case "Authorized":
      return seeOther(session.okUrl);
    case "Cancelled":
      return seeOther(session.cancelUrl);
    case "Failed":
      return seeOther(session.failUrl);
    case "Expired":
      return closedPage(language, language.words.expired, session.cancelUrl);
  }
}

/** The hosted payment page: /pay/{session}. Without script; the language is in `lang`, else the browser's. */
export function paymentPages(provider: PaymentProvider, clock: Clock): RouteHandler {
  return async (request, url) => {
    if (url.pathname === STYLES) return styleSheet(pageStyles);
    const language = wordsIn(url.searchParams.get("lang"), request.headers.get("accept-language"));
    const session = provider.session(url.pathname.slice(START.length));
    if (!session) return closedPage(language, language.words.unknown, null);
    if (request.method !== "POST" || session.status !== "Open") return answer(session, language);
    const form = await request.formData().catch(() => new FormData());
    const text = (name: string) => {
      const value = form.get(name);
      return typeof value === "string" ? value : "";
    };
    if (text("action") === "cancel") {
      provider.cancel(session);
      return answer(session, language);
    }
    const chosen = text("try");
    if (!chosen) {
      const typed = { number: text("number"), expires: text("expires"), cvc: text("cvc") };
      const mistakes = mistakesOf(typed, clock.now(), language);
      if (Object.keys(mistakes).length > 0) return formPage(session, language, mistakes, typed);
    }
    // a reload of the waiting page must not pay again
    return provider.pay(session, chosen || text("number")) === "Processing"
      ? seeOther(url.pathname + url.search)
      : answer(session, language);
  };
}
