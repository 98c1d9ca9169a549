import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { usePriceInterval } from "~/api/watch/content";
import { useAnnounce } from "~/components/announce";
import { Field } from "~/components/Field";
import { TextInput } from "~/components/TextInput";
import { useFocusOrSay } from "~/components/useFocusOrSay";
import { type Market } from "~/domain/market";
import styles from "./ListingFilters.module.css";
import { PriceSlider } from "./PriceSlider";
import { usePriceReader } from "./usePriceReader";

interface PriceFilterProps {
  market: Market;
  channelId: number;
  min: number | null;
  max: number | null;
  onChange: (min: number | null, max: number | null) => void;
}

const LABELS = { min: "filters.priceMin", max: "filters.priceMax" } as const;
/** As long as any amount may be: a price cut short ("ISK 100,00" of 100,000) would be another one. */
const LONGEST = 40;
/** How long the slider must rest before its value counts. */
const REST_MS = 400;

/** The lowest and highest price, in whole units of the market's currency: two fields and a slider. */
export function PriceFilter({ market, channelId, min, max, onChange }: PriceFilterProps) {
  const id = useId();
  const { formatMessage, formatNumber } = useIntl();
  const announce = useAnnounce();
  const focusOrSay = useFocusOrSay();
  const told = usePriceInterval(market, channelId).data?.productPriceInterval;
  // Prices in another currency are no bounds for what is typed in this one.
  const interval = told?.currency.toLowerCase() === market.currency ? told : undefined;
  const [typed, setTyped] = useState<{ min: string; max: string } | null>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const known = { min: min === null ? "" : String(min), max: max === null ? "" : String(max) };
  const shown = typed ?? known;
  const { readMin, readMax, isReady } = usePriceReader(market.currency, [shown.min, shown.max]);
  const [from, to] = [readMin(shown.min), readMax(shown.max)];
  const isUnread = from === undefined || to === undefined;
  const wanted = { min: from ?? null, max: to ?? null };
  const isCrossed = wanted.min !== null && wanted.max !== null && wanted.min > wanted.max;
  const isOdd = (text: string, price: number | null | undefined) => text.trim() !== "" && price === null;
  const oddMin = isOdd(shown.min, from);
  const oddMax = isOdd(shown.max, to);
  const errors = {
    min: oddMin && formatMessage({ id: "filters.priceOdd" }),
    max: oddMax
      ? formatMessage({ id: "filters.priceOdd" })
      : isCrossed && formatMessage({ id: "filters.priceCrossed" }),
  };
  const refused = errors.min ? "min" : errors.max ? "max" : null;

  useEffect(() => () => clearTimeout(rest.current), []);
  // If the address has changed, by this filter or otherwise, what was typed is dropped.
  const [seen, setSeen] = useState({ min, max });
  if (seen.min !== min || seen.max !== max) {
    setSeen({ min, max });
    setTyped(null);
  }

  const commit = () => {
    clearTimeout(rest.current);
    if (refused || isUnread) return;
    if (wanted.min !== min || wanted.max !== max) onChange(wanted.min, wanted.max);
    else setTyped(null);
  };
  // Another filter may be clicked before the timer fires, so the price is added to the latest filters.
  const newest = useRef(commit);
  useEffect(() => {
    newest.current = commit;
  });
  const slide = (next: { min: number | null; max: number | null }) => {
    setTyped({ min: next.min === null ? "" : String(next.min), max: next.max === null ? "" : String(next.max) });
    clearTimeout(rest.current);
    rest.current = setTimeout(() => newest.current(), REST_MS);
  };
  /** What is to be done again once the prices can be read. */
  const unread = useRef<"enter" | "leave" | null>(null);
  const enter = () => {
    if (isUnread) unread.current = "enter";
    commit();
    if (refused) focusOrSay(`${id}-${refused}`);
  };
  const keys = ({ key }: KeyboardEvent) => key === "Enter" && enter();
  // On leaving an invalid field the focus is not moved back; it is announced that the list is unchanged, and why.
  const leave = () => {
    if (isUnread) unread.current = "leave";
    commit();
    if (refused) announce(`${formatMessage({ id: LABELS[refused] })}: ${errors[refused]}`, { assertive: true });
  };
  const again = useEffectEvent(() => {
    if (unread.current === "enter") enter();
    else if (unread.current === "leave") leave();
    unread.current = null;
  });
  useEffect(() => {
    if (isReady) again();
  }, [isReady]);
  const field = (end: "min" | "max") => (
    <Field id={`${id}-${end}`} label={<FormattedMessage id={LABELS[end]} />} error={errors[end]}>
      <TextInput
        inputMode="numeric"
        autoComplete="off"
        maxLength={LONGEST}
        placeholder={interval && formatNumber(end === "min" ? Math.floor(interval.min) : Math.ceil(interval.max))}
        value={shown[end]}
        onChange={(event) => setTyped({ ...shown, [end]: event.target.value })}
        onBlur={leave}
        onKeyDown={keys}
      />
    </Field>
  );
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <FormattedMessage id="filters.price" values={{ currency: market.currency.toUpperCase() }} />
      </legend>
      <div className={styles.prices}>
        {field("min")}
        {field("max")}
      </div>
      {/* Its room is reserved before the prices are known, so that nothing below shifts. */}
      {(!interval || interval.max > interval.min) && (
        <div className={styles.slider}>
          {interval && (
            <PriceSlider
              lowest={Math.floor(interval.min)}
              highest={Math.ceil(interval.max)}
              currency={interval.currency}
              min={oddMin || isUnread || isCrossed ? min : wanted.min}
              max={oddMax || isUnread || isCrossed ? max : wanted.max}
              onSlide={slide}
            />
          )}
        </div>
      )}
    </fieldset>
  );
}
