import { act, render } from "@testing-library/react";
import { type ReactNode, useEffect } from "react";
import { IntlProvider } from "react-intl";
import { Provider } from "react-redux";
import { MemoryRouter, type NavigateFunction, Route, Routes, useLocation, useNavigate } from "react-router";
import { onTestFinished } from "vitest";
import { forgetAnswers } from "~/api/watch/answers";
import { OpenPathContext } from "~/components/Link";
import { LiveRegion } from "~/components/LiveRegion";
import { LongRead } from "~/components/LongRead";
import { TextElement } from "~/components/TextElement";
import { languageLoaded } from "~/state/intl/slice";
import da from "~/texts/da.json";
import en from "~/texts/en.json";
import type { Shop } from "./startShop";

const PREFIX = "/:locale/:country/:currency";

/** Where the person is, and how to go elsewhere without a link. */
export interface Place {
  address: string;
  go: NavigateFunction;
}

function Watch({ place }: { place: Place }) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    place.address = pathname + search + hash;
    place.go = navigate;
  });
  return null;
}

/**
 * Renders screens of a shop at a path, with its store, texts and a router. `screens` are by their path after the
 * prefix.
 */
export function renderAt(shop: Shop, path: string, screens: Record<string, ReactNode>, locale: "en" | "da" = "en") {
  onTestFinished(() => forgetAnswers());
  const place: Place = { address: path, go: () => undefined };
  shop.dispatch(languageLoaded({ locale, texts: {}, whole: true }));
  const all = { "*": <p>elsewhere</p>, ...screens };
  const drawn = render(
    <Provider store={shop.store}>
      <IntlProvider locale={locale} messages={locale === "da" ? da : en} textComponent={TextElement}>
        <MemoryRouter initialEntries={[path]}>
          <OpenPathContext value={(to) => void place.go(to)}>
            <LiveRegion>
              <LongRead>
                <Watch place={place} />
                <Routes>
                  <Route path={PREFIX}>
                    {Object.entries(all).map(([at, element]) => (
                      <Route key={at} path={at} element={element} />
                    ))}
                  </Route>
                </Routes>
              </LongRead>
            </LiveRegion>
          </OpenPathContext>
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
  return { ...drawn, place, goTo: (to: string | number) => act(async () => void (await place.go(to as never))) };
}
