import {
  type CountryPresentationsQuery,
  type GetLocalizedComponentsQuery,
  type GetProductsQuery,
  type ProductsFilterQuery,
} from "~/api/generated/cms";
import { type EarlyAsk } from "~/api/early";
import { formatTag, htmlLang } from "~/domain/languageTag";
import { isAvailableIn, listedIn } from "~/domain/product";
import { type Texts } from "~/texts/loadTexts";
import { splitAddress } from "../address";
import { FirstHome } from "./FirstHome";
import { FirstListing } from "./FirstListing";
import { FirstMessage } from "./FirstMessage";
import { FirstProduct } from "./FirstProduct";
import { speak } from "./intl";
import { append, askForPictures } from "./jsxRuntime";
import { rememberPress } from "./rememberPress";

/** What the services answered, not yet checked by anybody. */
type Answers = Partial<
  CountryPresentationsQuery & GetLocalizedComponentsQuery & GetProductsQuery & ProductsFilterQuery
>;

/**
 * Draws the first view of home, listing and product from the early answers, in the place where the shop will draw the
 * same: on a slow phone that is a second later, in which a person already looks at gifts and reads what they cost.
 */
export async function drawFirst(
  { pathname, search }: { pathname: string; search: string },
  file: Promise<{ default: Texts }>,
): Promise<void> {
  const { locale = "", countryCode = "" } = splitAddress(pathname)?.market ?? {};
  let texts: Texts = {};
  // A language that comes after the answers would move what is drawn.
  file.then(
    (come) => (texts = come.default),
    () => undefined,
  );
  const asks = [...(window.earlyAnswers?.values() ?? [])];
  const answers = Object.assign({}, ...(await Promise.all(asks.map(dataOf)))) as Answers;
  // Its style is the last of the page.
  if (document.readyState === "loading") await new Promise((parsed) => addEventListener("DOMContentLoaded", parsed));
  const skeleton = document.querySelector(".boot-screen");
  // The shop was faster.
  if (!skeleton) return;
  try {
    speak(formatTag(locale, countryCode), texts);
    const screen = screenOf(answers, countryCode, search !== "");
    if (!screen) return;
    const view = document.createDocumentFragment();
    append(view, [<FirstMessage presentations={answers.countryPresentations} countryCode={countryCode} />, screen]);
    // Now, as the browser then styles the whole page anew.
    document.documentElement.lang = htmlLang(locale);
    skeleton.replaceWith(view);
    askForPictures();
    rememberPress(document.querySelector(".boot")!);
  } catch {
    // The shop reads the answers with care, and says what is wrong with them.
  }
}

function screenOf(
  { localizedComponents, productsFilter, getProducts }: Answers,
  countryCode: string,
  narrowed: boolean,
) {
  const [product] = getProducts ?? [];
  const listed = listedIn(productsFilter?.items, countryCode);
  if (localizedComponents) return <FirstHome components={localizedComponents} countryCode={countryCode} />;
  if (listed.length > 0) return <FirstListing products={listed} narrowed={narrowed} />;
  return product && isAvailableIn(product, countryCode) && <FirstProduct product={product} />;
}

async function dataOf({ promise }: EarlyAsk): Promise<object> {
  try {
    const { body } = await promise;
    return (body as { data?: object }).data ?? {};
  } catch {
    return {};
  }
}
