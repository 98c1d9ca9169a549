import { useIntl } from "react-intl";
import { formatPrice } from "~/domain/price";
import styles from "./PriceSlider.module.css";
import { priceSteps, STEPS } from "./priceSteps";

interface PriceSliderProps {
  lowest: number;
  highest: number;
  currency: string;
  /** Null: at its end of the slider. */
  min: number | null;
  max: number | null;
  onSlide: (prices: { min: number | null; max: number | null }) => void;
}

/** A slider with two thumbs. The two fields above it can do the same. */
export function PriceSlider({ lowest, highest, currency, min, max, onSlide }: PriceSliderProps) {
  const { formatMessage, locale } = useIntl();
  const { priceAt, stepOf, stepTowards } = priceSteps(lowest, highest);
  const from = min === null ? 0 : stepOf(min);
  const to = max === null ? STEPS : stepOf(max);
  const slideMin = (step: number) => {
    const price = priceAt(Math.min(stepTowards(step, from), to));
    onSlide({ min: price <= lowest ? null : price, max });
  };
  const slideMax = (step: number) => {
    const price = priceAt(Math.max(stepTowards(step, to), from));
    onSlide({ min, max: price >= highest ? null : price });
  };
  const thumb = (step: number, label: "filters.priceMin" | "filters.priceMax", slide: (step: number) => void) => (
    <input
      type="range"
      className={styles.thumb}
      min={0}
      max={STEPS}
      step={1}
      value={step}
      aria-label={formatMessage({ id: label })}
      aria-valuetext={formatPrice(priceAt(step), currency, locale)}
      // If both are at the upper end, the lower thumb, which can be moved, is on top.
      data-above={(label === "filters.priceMin" && from > STEPS / 2) || undefined}
      onChange={(event) => slide(Number(event.target.value))}
    />
  );
  return (
    <div className={styles.slider}>
      <span className={styles.line}>
        <span className={styles.span} style={{ insetInlineStart: `${from}%`, insetInlineEnd: `${STEPS - to}%` }} />
      </span>
      {thumb(from, "filters.priceMin", slideMin)}
      {thumb(to, "filters.priceMax", slideMax)}
    </div>
  );
}
