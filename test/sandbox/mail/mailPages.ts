import { downloadTable } from "../commerce/downloadTable";
import { greetingTable } from "../commerce/seededGreetings";
import type { CommerceState } from "../commerce/state";
import { escapeHtml, plainPage, styleSheet } from "../page";
import { pageStyles } from "../pageStyles";
import type { RouteHandler } from "../parts";
import type { MailRecord } from "./records";

const START = "/sandbox/mail";
const STYLES = `${START}/style.css`;
const MARKET = "/en/dk/dkk";

const link = (path: string, text: string) => `<a href="${escapeHtml(path)}">${escapeHtml(text)}</a>`;

function mailItem({ kind, to, name, subject, sentAt, links }: MailRecord): string {
  const when = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" }).format(sentAt);
  return `<li><h2>${escapeHtml(subject)}</h2>
<p class="quiet">${kind === "Email" ? "E-mail" : "Text message"} to ${escapeHtml(name)}, ${escapeHtml(to)}, ${when}</p>
<p>${links.map(({ path, text }) => link(path, text)).join(" · ")}</p></li>`;
}

const tryItem = ({ token, shows, bundle }: (typeof downloadTable)[number]) =>
  `<li>${link(`${MARKET}/verify-owner/${bundle ? "bundle" : "giftcard"}/${token}`, token)} <span class="quiet">${escapeHtml(shows)}</span></li>`;

const greetingItem = ({ token, shows }: (typeof greetingTable)[number]) =>
  `<li>${link(`${MARKET}/greeting/${token}`, token)} <span class="quiet">${escapeHtml(shows)}</span></li>`;

/** What recipients and buyers have been sent, as nobody really gets a mail from a sandbox: /sandbox/mail. */
export function mailPages(state: CommerceState): RouteHandler {
  return (_request, { pathname }) => {
    if (pathname === STYLES)
      return styleSheet(
        `${pageStyles}\nul { padding: 0; list-style: none; }\nli { margin: 0 0 16px; }\nli h2 { margin: 0; }`,
      );
    if (pathname !== START) return null;
    const sent = state.mails.map(mailItem).join("");
    return plainPage({
      lang: "en",
      title: "Sent by the sandbox",
      styles: STYLES,
      body: `<main><p class="mark">Gavia sandbox</p><h1>Sent</h1>
${sent ? `<ul>${sent}</ul>` : "<p>Nothing yet. Buy a gift by e-mail or text message, and look again: its recipient gets a link, and you a confirmation.</p>"}
<h1>Gifts to try</h1>
<ul>${downloadTable.map(tryItem).join("")}</ul>
<h1>Greetings to try</h1>
<ul>${greetingTable.map(greetingItem).join("")}</ul></main>`,
    });
  };
}
