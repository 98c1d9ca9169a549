import { hostOf } from "~/domain/url";
import { environment } from "./environment";
import { scrub } from "./scrub";

type Sentry = typeof import("./sentry");

let service: Promise<Sentry | null> | undefined;

/** The error service, loaded when there is something to tell and an address to tell it to. */
function opened(): Promise<Sentry | null> {
  if (!environment.sentryDsn) return Promise.resolve(null);
  service ??= import("./sentry")
    .then((sentry) => {
      sentry.init({
        dsn: environment.sentryDsn,
        release: environment.release,
        environment: environment.environmentName,
        tracePropagationTargets: [],
        // nothing of a person, not even the address that a report comes from
        dataCollection: {
          userInfo: false,
          cookies: false,
          httpHeaders: false,
          httpBodies: [],
          urlQueryParams: false,
          graphQL: { document: false, variables: false },
        },
        // a visit without an error is nobody's business
        integrations: (all) => all.filter(({ name }) => name !== "BrowserSession"),
        beforeSend: (event) => scrub(ofNobody(event)),
        beforeSendTransaction: (event) => scrub(ofNobody(event)),
        beforeSendSpan: (span) => scrub(span),
        beforeBreadcrumb: (breadcrumb) =>
          breadcrumb.category === "console" || breadcrumb.category === "ui.input" ? null : scrub(breadcrumb),
      });
      return sentry;
    })
    .catch(() => {
      // The next report asks for it again.
      service = undefined;
      return null;
    });
  return service;
}

/** Without the person, and with nothing of a request but its address. */
function ofNobody<Event extends { user?: unknown; request?: { url?: string } }>({ user: _user, ...event }: Event) {
  return { ...event, request: event.request?.url ? { url: event.request.url } : undefined };
}

/** Reports what should never have happened. Never throws, and says nothing when the service is blocked. */
export function report(error: unknown): void {
  void opened().then((sentry) => sentry?.captureException(error));
}

/** From now on errors that nobody caught, and refused loads, are reported too. */
export function watchErrors(): void {
  window.addEventListener("error", ({ error }) => report(error));
  window.addEventListener("unhandledrejection", ({ reason }) => report(reason));
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
    report(
      new Error(
        `Refused by the content policy: ${effectiveDirective} ${hostOf(blockedURI) ?? blockedURI.split(":")[0]}`,
      ),
    );
  });
}
