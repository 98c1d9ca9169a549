import { type ReactNode, useDeferredValue, useEffect } from "react";
import { IntlProvider, type MessageFormatElement } from "react-intl";
import { formatTag, htmlLang } from "~/domain/language";
import { onConnectionChange } from "~/browser/page";
import { HasAllTextsContext } from "~/components/hasAllTexts";
import { retryOnce } from "~/components/retryOnce";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { selectMarket, selectTexts } from "~/state/intl/selectors";
import { languageLoaded } from "~/state/intl/slice";
import { loadTexts, textsLanguage } from "~/texts/loadTexts";
import { recordTextFailure } from "./textFailure";

/**
 * Texts in the language of the address. The old ones stay until the new file is there, so that nothing blinks; and
 * since other texts mean that all of the page is drawn again, that is done bit by bit, between what the person does.
 * A file that does not come is asked for again when the connection is back.
 */
export function Language({ load = loadTexts, children }: { load?: typeof loadTexts; children: ReactNode }) {
  const dispatch = useAppDispatch();
  const { locale: wanted, countryCode } = useAppSelector(selectMarket);
  const held = useAppSelector(selectTexts);
  const { locale: shown, whole, messages } = useDeferredValue(held);

  useEffect(() => {
    // What is held, not what is drawn of it: a language that came and went in between would never be asked for again.
    if (wanted === held.locale) return;
    let dropped = false;
    const ask = () =>
      void retryOnce(() => load(wanted)).then(
        (texts) => {
          if (!dropped) dispatch(languageLoaded(texts));
        },
        (error: unknown) => recordTextFailure("LANGUAGE_FILE", wanted, error),
      );
    ask();
    const stop = onConnectionChange((online) => {
      if (online) ask();
    });
    return () => {
      dropped = true;
      stop();
    };
  }, [wanted, held.locale, dispatch, load]);

  const language = formatTag(shown ?? wanted, countryCode);
  // A reader must speak the language that is written, which is not always the one that was asked for.
  const written = htmlLang(textsLanguage(shown ?? wanted));
  useEffect(() => {
    document.documentElement.lang = written;
  }, [written]);

  return (
    <IntlProvider
      locale={language}
      messages={messages as Record<string, MessageFormatElement[]>}
      onError={(error) => recordTextFailure(error.code, language, error)}
    >
      <HasAllTextsContext value={whole}>{children}</HasAllTextsContext>
    </IntlProvider>
  );
}
