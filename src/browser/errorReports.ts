import { hostOf } from "~/domain/url";
import { environment } from "./environment";
import { scrub } from "./scrub";

type Sentry = typeof import("./sentry");

let service: Promise<Sentry | null> | undefined;

/** The error service, loaded for the first report; null if none is configured or it cannot be loaded. */
function opened(): Promise<Sentry | null> {
  if (!environment.sentryDsn) return Promise.resolve(null);
  service ??= import("./sentry")
    .then((sentry) => {
      sentry.init({
        dsn: environment.sentryDsn,
        release: environment.release,
        environment: environment.environmentName,
        tracePropagationTargets: [],
        // nothing about the person, not even their IP address
        dataCollection: {
          userInfo: false,
          cookies: false,
          httpHeaders: false,
          httpBodies: [],
          urlQueryParams: false,
          graphQL: { document: false, variables: false },
        },
        // visits without an error are not reported
        integrations: (all) => all.filter(({ name }) => name !== "BrowserSession"),
        beforeSend: (event) => scrub(ofNobody(event)),
        // spans go one by one: the hook for transactions is no longer called
        beforeSendSpan: (span) => scrub(span),
        beforeBreadcrumb: (breadcrumb) =>
          breadcrumb.category === "console" || breadcrumb.category === "ui.input" ? null : scrub(breadcrumb),
      });
      return sentry;
    })
    .catch(() => {
      // The next report tries to load it again.
      service = undefined;
      return null;
    });
  return service;
}

/** An event without its user, and of its request only the URL. */
function ofNobody<Event extends { user?: unknown; request?: { url?: string } }>({ user: _user, ...event }: Event) {
  return { ...event, request: event.request?.url ? { url: event.request.url } : undefined };
}

/** Reports an error that should never have happened. Never throws, not even if the service is blocked. */
export function report(error: unknown): void {
  void opened().then((sentry) => sentry?.captureException(error));
}

/** From now on reports uncaught errors, and whatever the content policy blocks. */
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
