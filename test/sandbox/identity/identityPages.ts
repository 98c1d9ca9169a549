import type { People, PersonRecord } from "../commerce/accounts";
import { checkEmail, checkName } from "../commerce/contacts";
import type { Ids } from "../commerce/ids";
import { FieldProblems } from "../commerce/refusals";
import { escapeHtml, plainPage, seeOther, styleSheet } from "../page";
import { pageStyles } from "../pageStyles";
import type { RouteHandler } from "../parts";
import { closeSession, openSession } from "./session";

const STYLES = "/api/identity.css";
const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])$/;

export interface IdentityParts {
  people: People;
  ids: Ids;
}

/** Where to return to: an address of the own origin or of another port of this machine, or null. */
function returnAddress(raw: string | null, own: URL): URL | null {
  if (!raw || /[\s\\]/.test(raw)) return null;
  let target: URL;
  try {
    target = new URL(raw, own.origin);
  } catch {
    return null;
  }
  if (target.username || target.password || !/^https?:$/.test(target.protocol)) return null;
  const isNear = LOCAL.test(target.hostname) && LOCAL.test(own.hostname);
  return target.origin === own.origin || isNear ? target : null;
}

function withError(target: URL, error: string): string {
  const address = new URL(target);
  address.searchParams.set("error", error);
  return address.href;
}

const main = (inner: string): string => `<main><p class="mark">Gavia ID</p>${inner}</main>`;

function refusedPage(): Response {
  return plainPage({
    lang: "en",
    title: "Sign-in is not possible | Gavia ID",
    styles: STYLES,
    status: 400,
    body: main("<h1>Sign-in is not possible</h1><p>The address to return to is not one of the shop's.</p>"),
  });
}

const input = (name: string, label: string, attributes: string, value = ""): string =>
  `<label>${label}<input name="${name}" ${attributes} value="${escapeHtml(value)}" required></label>`;

function signInPage(people: People, target: URL, problem: string | null, email = ""): Response {
  const buttons = people.persons
    .map(
      ({ id, name, shows }) =>
        `<li><button name="person" value="${escapeHtml(id)}" formnovalidate>${escapeHtml(name)}<span>${escapeHtml(shows)}</span></button></li>`,
    )
    .join("");
  return plainPage({
    lang: "en",
    title: "Sign in | Gavia ID",
    styles: STYLES,
    status: problem ? 401 : 200,
    formTargets: [target.origin],
    body: main(`<h1>Sign in</h1>
<p class="quiet">This is a sandbox. Choose somebody, or type an e-mail address and the password “gavia”.</p>
${problem ? `<p class="alert" role="alert">${escapeHtml(problem)}</p>` : ""}
<form method="post">
${input("email", "E-mail", 'type="email" autocomplete="username"', email)}
${input("password", "Password", 'type="password" autocomplete="current-password"')}
<div class="actions"><button class="main" name="action" value="password">Sign in</button>
<button name="action" value="cancel" formnovalidate>Cancel</button></div>
<p>No account yet? <a href="/api/register?returnUrl=${encodeURIComponent(target.href)}">Make an account</a></p>
<h2>People to try</h2>
<ul class="choices">${buttons}</ul>
</form>`),
  });
}

function registerPage(target: URL, problem: string | null, name = "", email = ""): Response {
  return plainPage({
    lang: "en",
    title: "Make an account | Gavia ID",
    styles: STYLES,
    status: problem ? 422 : 200,
    formTargets: [target.origin],
    body: main(`<h1>Make an account</h1>
${problem ? `<p class="alert" role="alert">${escapeHtml(problem)}</p>` : ""}
<form method="post">
${input("name", "Name", 'autocomplete="name"', name)}
${input("email", "E-mail", 'type="email" autocomplete="username"', email)}
${input("password", "Password", 'type="password" autocomplete="new-password" minlength="5"')}
<div class="actions"><button class="main" name="action" value="register">Make the account</button>
<button name="action" value="cancel" formnovalidate>Cancel</button></div>
</form>`),
  });
}

async function formOf(request: Request) {
  const form = await request.formData().catch(() => new FormData());
  return (name: string): string => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
}

/** Sign-in, registration and sign-out as a backend behind the shop does them: with a cookie that no script can read. */
export function identityPages({ people, ids }: IdentityParts): Record<string, RouteHandler> {
  const enter = (person: PersonRecord, target: URL, request: Request) =>
    seeOther(target.href, { "Set-Cookie": openSession(people, ids.next(), person.id, request) });
  const targetOf = (url: URL, fallback: string) => returnAddress(url.searchParams.get("returnUrl") ?? fallback, url);

  const login: RouteHandler = async (request, url) => {
    const target = targetOf(url, "/signin-oidc");
    if (!target) return refusedPage();
    if (request.method !== "POST") return signInPage(people, target, null);
    const text = await formOf(request);
    if (text("action") === "cancel") return seeOther(withError(target, "access_denied"));
    const chosen = people.persons.find(({ id }) => id === text("person"));
    const email = text("email").toLowerCase();
    const known = chosen ?? people.persons.find((each) => each.email === email && each.password === text("password"));
    return known ? enter(known, target, request) : signInPage(people, target, "E-mail and password do not fit.", email);
  };

  const register: RouteHandler = async (request, url) => {
    const target = targetOf(url, "/signin-oidc");
    if (!target) return refusedPage();
    if (request.method !== "POST") return registerPage(target, null);
    const text = await formOf(request);
    if (text("action") === "cancel") return seeOther(withError(target, "access_denied"));
    const [name, email, password] = [text("name"), text("email").toLowerCase(), text("password")];
    const problems = new FieldProblems(["register"]);
    checkName(name, "name", problems);
    checkEmail(email, "email", problems);
    const wrong =
      problems.first() ??
      (password.length < 5 ? "The password needs five characters." : null) ??
      (people.persons.some((each) => each.email === email) ? "There is an account with this e-mail address." : null);
    if (wrong) return registerPage(target, wrong, name, email);
    const person = { id: ids.next(), name, email, password, phone: null, address: null, shows: "Registered here" };
    people.persons.push(person);
    return enter(person, target, request);
  };

  const logout: RouteHandler = (request, url) => {
    const target = targetOf(url, "/");
    if (!target) return refusedPage();
    return seeOther(target.href, { "Set-Cookie": closeSession(people, request) });
  };

  return {
    [STYLES]: () => styleSheet(pageStyles),
    "/api/login": login,
    "/api/register": register,
    "/api/logout": logout,
  };
}
