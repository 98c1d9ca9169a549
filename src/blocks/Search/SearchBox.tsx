import { type Ref, type SyntheticEvent, use, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { Combobox, type ComboboxOption } from "~/components/Combobox";
import { Icon } from "~/components/Icon";
import { useOpenPath } from "~/components/Link";
import { useShopSettings } from "~/components/shopSettings";
import { greetingPath, redeemPath, searchPath, verifyOwnerPath } from "~/domain/routes";
import { cleanQuery } from "~/domain/search";
import { secretInSearch } from "~/domain/searchSecret";
import { productClicked } from "~/state/facts";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { AddressSecretsContext } from "../AddressSecrets/addressSecrets";
import styles from "./Search.module.css";
import { useSuggestions } from "./useSuggestions";

interface SearchBoxProps {
  /** The query of the address; "" on other screens. */
  query: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** A link is longer than a search, and would be cut. */
const LONGEST_PASTED = 2000;
const SCREENS = { redeem: redeemPath, "verify-owner": verifyOwnerPath, greeting: greetingPath };

/**
 * The search box with suggestions; Enter opens the results. A gift card's code or link that is typed or pasted here
 * leads to the screen it is for, and never gets into an address.
 */
export function SearchBox({ query, inputRef }: SearchBoxProps) {
  const market = useAppSelector(selectMarket);
  const { formatMessage } = useIntl();
  const { codePrefixes } = useShopSettings();
  const openPath = useOpenPath();
  const dispatch = useAppDispatch();
  const secrets = use(AddressSecretsContext);
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(query);
  const [shownQuery, setShownQuery] = useState(query);
  /** The query that was sent, until the address has it, as more may be typed by then. */
  const [sent, setSent] = useState<string | null>(null);
  if (query !== shownQuery) {
    setShownQuery(query);
    setSent(null);
    if (sent === null || typed === sent) setTyped(query);
  }
  // No suggestions for the query whose results are on screen.
  const { suggestions, nothing } = useSuggestions(typed === query ? "" : typed);

  const open = (path: string) => {
    setSent(null);
    setTyped("");
    openPath(path);
  };
  const openSecret = (): boolean => {
    const found = secretInSearch(typed, codePrefixes);
    if (!found) return false;
    if (found.secrets.length > 0) secrets.keep(found.route, found.secrets);
    open(SCREENS[found.route](market));
    return true;
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (openSecret()) return;
    const asked = cleanQuery(typed);
    if (asked === "") form.current?.querySelector("input")?.focus();
    else {
      if (asked !== query) setSent(typed);
      openPath(searchPath(market, asked));
    }
  };
  const pick = ({ key }: ComboboxOption) => {
    const { path, productId } = suggestions.find((one) => one.key === key) ?? {};
    if (productId) dispatch(productClicked({ productId, list: "suggestions" }));
    if (path) open(path);
    else openSecret();
  };

  return (
    <form ref={form} role="search" className={styles.box} onSubmit={submit}>
      <span className={styles.sign}>
        <Icon name="search" />
      </span>
      <Combobox
        ref={inputRef}
        type="search"
        enterKeyHint="search"
        maxLength={LONGEST_PASTED}
        value={typed}
        onChange={setTyped}
        options={suggestions}
        onPick={pick}
        aria-label={formatMessage({ id: "search.label" })}
        placeholder={formatMessage({ id: "search.placeholder" })}
        listLabel={formatMessage({ id: "search.suggestions" })}
        nothing={nothing}
      />
    </form>
  );
}
