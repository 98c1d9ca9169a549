import { type ReactNode, Suspense, use, useEffect, useMemo, useState } from "react";
import { Provider } from "react-redux";
import { BrowserRouter, Route, Routes, useLocation } from "react-router";
import { prefix } from "~/domain/market";
import { splitPrefix } from "~/domain/paths";
import { LOCAL } from "~/domain/storage";
import { addressSecrets } from "~/browser/addressSecrets";
import { askFailedAgain, askOldAgain } from "~/api/watch/answers";
import { isOnline, onConnectionChange, onPageReturn, reloadPage } from "~/browser/page";
import { localStore } from "~/browser/storage";
import { AddressSecretsContext } from "~/blocks/AddressSecrets/addressSecrets";
import { PrefetchScreenContext } from "~/blocks/ProductGrid/prefetchScreen";
import { Boundary } from "~/components/Boundary";
import { BasketKeptContext } from "~/components/basketKept";
import { LiveRegion } from "~/components/LiveRegion";
import { GreetingToolsContext } from "~/components/greetingTools";
import { HasAllTextsContext } from "~/components/hasAllTexts";
import { KeptGiftToolsContext } from "~/components/keptGiftTools";
import { PartsContext } from "~/components/partsContext";
import { SanitiseContext } from "~/components/sanitiseContext";
import { ShopSettingsContext } from "~/components/shopSettings";
import { selectReplacements } from "~/state/auth/selectors";
import { useAppSelector } from "~/state/hooks";
import { BackCloses } from "./BackCloses";
import { prefetchScreen } from "./prefetchScreen";
import { Broken } from "./Broken";
import { MarketGate, PrefixGate, SpellingGate } from "./gates";
import { greetingTools } from "./greetingTools";
import { keptGiftTools } from "./keptGiftTools";
import { Language } from "./Language";
import { Navigator } from "./navigator";
import { RouteChange } from "./RouteChange";
import { recordRenderFailure } from "./renderFailure";
import { BARE_SCREENS, SCREENS } from "./routes";
import { ScreenSkeleton } from "./ScreenSkeleton";
import { Shell } from "./shell/Shell";
import { settings } from "./settings";
import { sanitise } from "./sanitise";
import { type ShopStore } from "./store";
import { useIsNextLate } from "./useIsNextLate";

/**
 * Loads code and answers that failed without a connection again when it is back, and stale answers when the person
 * comes back to the page.
 */
function Healing({ children }: { children: ReactNode }) {
  const [healed, setHealed] = useState(0);
  useEffect(
    () =>
      onConnectionChange((online) => {
        if (!online) return;
        setHealed((times) => times + 1);
        askFailedAgain();
      }),
    [],
  );
  useEffect(() => onPageReturn(askOldAgain), []);
  return <PartsContext value={useMemo(() => ({ healed, reloadPage, isOnline }), [healed])}>{children}</PartsContext>;
}

/**
 * Keeps the last screen until the code of the next one has loaded, unless that is late. When the person signs out, or
 * somebody else signs in, the screen is mounted anew, so that whoever follows in this tab does not find what was typed.
 */
function ScreenPlace({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { healed } = use(PartsContext);
  const replacements = useAppSelector(selectReplacements);
  const isNextLate = useIsNextLate();
  return (
    <Boundary
      resetKey={`${pathname} ${healed}`}
      onError={recordRenderFailure}
      fallback={(error) => <Broken error={error} place="screen" />}
    >
      <Suspense key={replacements} fallback={<ScreenSkeleton />}>
        {isNextLate ? <ScreenSkeleton /> : children}
      </Suspense>
    </Boundary>
  );
}

/** The screens under a market's prefix, and those outside it. */
function MarketScreens() {
  const location = useLocation();
  const hasTexts = use(HasAllTextsContext);
  const named = splitPrefix(location.pathname);
  if (!named) {
    return (
      <Routes>
        {BARE_SCREENS.map(({ path, screen: Screen }) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
        <Route path="*" element={<PrefixGate waiting={<ScreenSkeleton />} />} />
      </Routes>
    );
  }
  return (
    <MarketGate market={named.market} waiting={<ScreenSkeleton />}>
      <Routes>
        <Route path={prefix(named.market)}>
          {SCREENS.map(({ path, screen: Screen, first }) => (
            <Route
              key={path}
              path={path.replace(/^\//, "")}
              index={path === "/" ? true : undefined}
              element={first || hasTexts ? <Screen /> : <ScreenSkeleton />}
            />
          ))}
        </Route>
      </Routes>
    </MarketGate>
  );
}

const isBasketKept = () => localStore().keeps(LOCAL.baskets);

/** The whole shop. */
export function App({ store }: { store: ShopStore }) {
  return (
    <Provider store={store}>
      <Language>
        <LiveRegion>
          <ShopSettingsContext value={settings}>
            <SanitiseContext value={sanitise}>
              <PrefetchScreenContext value={prefetchScreen}>
                <GreetingToolsContext value={greetingTools}>
                  <KeptGiftToolsContext value={keptGiftTools}>
                    <AddressSecretsContext value={addressSecrets}>
                      <BasketKeptContext value={isBasketKept}>
                        <Boundary
                          resetKey=""
                          onError={recordRenderFailure}
                          fallback={(error) => <Broken error={error} place="shop" />}
                        >
                          <BrowserRouter>
                            <Navigator />
                            <RouteChange />
                            <BackCloses />
                            <SpellingGate>
                              <Healing>
                                <Shell>
                                  <ScreenPlace>
                                    <MarketScreens />
                                  </ScreenPlace>
                                </Shell>
                              </Healing>
                            </SpellingGate>
                          </BrowserRouter>
                        </Boundary>
                      </BasketKeptContext>
                    </AddressSecretsContext>
                  </KeptGiftToolsContext>
                </GreetingToolsContext>
              </PrefetchScreenContext>
            </SanitiseContext>
          </ShopSettingsContext>
        </LiveRegion>
      </Language>
    </Provider>
  );
}
