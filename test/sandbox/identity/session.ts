import type { People, PersonRecord } from "../commerce/accounts";

const COOKIE = "gavia_session";

/** The session id that a request carries, if any. */
function sessionIdOf(request: Request): string | null {
  const cookies = (request.headers.get("cookie") ?? "").split(/;\s*/);
  const own = cookies.find((cookie) => cookie.startsWith(`${COOKIE}=`));
  return own ? own.slice(COOKIE.length + 1) : null;
}

/** Who is signed in, by the session cookie. */
export function signedInPerson(people: People, request: Request): PersonRecord | undefined {
  const userId = people.sessions.get(sessionIdOf(request) ?? "");
  return people.persons.find(({ id }) => id === userId);
}

/** Who makes a request: the address that the proxy in front reports, the signed-in person, and the shop they are in. */
export interface Asker {
  client: string;
  userId: string | null;
  /** The host of the shop's own addresses. */
  host: string;
}

export const askerOf = (people: People, request?: Request): Asker => ({
  client: request?.headers.get("x-forwarded-for") ?? "",
  userId: (request && signedInPerson(people, request)?.id) ?? null,
  host: request ? new URL(request.url).host : "",
});

const attributes = (request: Request): string =>
  `Path=/; HttpOnly; SameSite=Lax${new URL(request.url).protocol === "https:" ? "; Secure" : ""}`;

/** Opens a session; returns its cookie. */
export function openSession(people: People, sessionId: string, userId: string, request: Request): string {
  people.sessions.set(sessionId, userId);
  return `${COOKIE}=${sessionId}; ${attributes(request)}`;
}

/** Ends the session of a request; returns a cookie that makes the browser forget it. */
export function closeSession(people: People, request: Request): string {
  people.sessions.delete(sessionIdOf(request) ?? "");
  return `${COOKIE}=; Max-Age=0; ${attributes(request)}`;
}
