import { act, render, screen } from "@testing-library/react";
import { FormattedMessage } from "react-intl";
import { Provider } from "react-redux";
import { expect, onTestFinished, test, vi } from "vitest";
import { Language } from "~/app/Language";
import { createStore } from "~/app/store";
import { sessionStore } from "~/browser/storage";
import { type Market } from "~/domain/market";
import { SESSION } from "~/domain/storage";
import { marketEntered } from "~/state/facts";
import { languageLoaded } from "~/state/intl/slice";
import { rootReducer } from "~/state/rootReducer";
import { type LoadedTexts } from "~/texts/loadTexts";

const ENGLISH: Market = { locale: "en", countryCode: "dk", currency: "dkk" };
const textsOf = (locale: string): LoadedTexts => ({
  locale,
  texts: { "header.basket": `said in ${locale}` },
  whole: true,
});

/** A page in English, from which Danish is switched to while so many fetches of its file fail. */
async function switchedToDanish(failures: number) {
  const { lang } = document.documentElement;
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  onTestFinished(() => void (document.documentElement.lang = lang));
  const { store } = createStore(rootReducer(undefined, marketEntered(ENGLISH)));
  store.dispatch(languageLoaded(textsOf("en")));
  const asked: string[] = [];
  const load = async (locale: string) => {
    asked.push(locale);
    if (asked.length <= failures) throw new TypeError("Failed to fetch dynamically imported module");
    return textsOf(locale);
  };
  render(
    <Provider store={store}>
      <Language load={load}>
        <FormattedMessage id="header.basket" />
      </Language>
    </Provider>,
  );
  act(() => void store.dispatch(marketEntered({ ...ENGLISH, locale: "da" })));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  return asked;
}

const comeBack = () => act(async () => void window.dispatchEvent(new Event("online")));

test("a language whose file fails once comes unseen, and is asked for no more", async () => {
  const asked = await switchedToDanish(1);
  expect(screen.getByText("said in da")).toBeInTheDocument();
  expect(document.documentElement).toHaveAttribute("lang", "da");
  expect(sessionStore().read(SESSION.textFailures)).toBeNull();
  await comeBack();
  expect(asked).toEqual(["da", "da"]);
});

test("a language that did not come is asked for again when the connection is back", async () => {
  await switchedToDanish(2);
  expect(screen.getByText("said in en")).toBeInTheDocument();
  expect(sessionStore().read(SESSION.textFailures)).toContain("da LANGUAGE_FILE");
  await comeBack();
  expect(screen.getByText("said in da")).toBeInTheDocument();
});
