import { type ReactNode, useDeferredValue, useEffect } from "react";
import { IntlProvider, type MessageFormatElement } from "react-intl";
import { formatTag, htmlLang } from "~/domain/languageTag";
import { TextElement } from "~/components/TextElement";
import { onConnectionChange } from "~/browser/page";
import { HasAllTextsContext } from "~/components/hasAllTexts";
import { loadChunk } from "~/components/loadChunk";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { selectMarket, selectTexts } from "~/state/intl/selectors";
import { languageLoaded } from "~/state/intl/slice";
import { loadTexts, textsLanguage } from "~/texts/loadTexts";
import { recordTextFailure } from "./textFailure";

/**
 * Provides the texts in the language of the address. The old ones stay until the new file is loaded, so that nothing
 * flickers. As a new language redraws the whole page, that is deferred, so that input comes first. A file that fails to
 * load is requested again when the connection is back.
 */
export function Language({ load = loadTexts, children }: { load?: typeof loadTexts; children: ReactNode }) {
  const dispatch = useAppDispatch();
  const { locale: wanted, countryCode } = useAppSelector(selectMarket);
  const held = useAppSelector(selectTexts);
  const { locale: shown, whole, messages } = useDeferredValue(held);

  useEffect(() => {
    // Compared with what is held, not with what is drawn: after a quick switch there and back the two differ.
    if (wanted === held.locale) return;
    let dropped = false;
    const ask = () =>
      void loadChunk(() => load(wanted)).then(
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
  // Screen readers need the language of the texts, which may be English in place of the one that was asked for.
  const written = htmlLang(textsLanguage(shown ?? wanted));
  useEffect(() => {
    const page = document.documentElement;
    // The browser styles the whole page anew for it, also where it says the same as before.
    if (page.lang !== written) page.lang = written;
  }, [written]);

  return (
    <IntlProvider
      locale={language}
      textComponent={TextElement}
      messages={messages as Record<string, MessageFormatElement[]>}
      onError={(error) => recordTextFailure(error.code, language, error)}
    >
      <HasAllTextsContext value={whole}>{children}</HasAllTextsContext>
    </IntlProvider>
  );
}
