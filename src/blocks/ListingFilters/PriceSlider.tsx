import { useIntl } from "react-intl";
import { formatOption } from "~/domain/price";
import styles from "./PriceSlider.module.css";

interface PriceSliderProps {
  lowest: number;
  highest: number;
  currency: string;
  /** Null: at its end. */
  min: number | null;
  max: number | null;
  onSlide: (prices: { min: number | null; max: number | null }) => void;
}

const STEPS = 100;
/** Most gifts are cheap: the lower prices get the longer part of the way. */
const BEND = 2.4;

/** Two thumbs on one line. Nothing here that the two fields above it cannot do. */
export function PriceSlider({ lowest, highest, currency, min, max, onSlide }: PriceSliderProps) {
  const { formatMessage, locale } = useIntl();
  const priceAt = (step: number) => roundPrice(lowest + (highest - lowest) * (step / STEPS) ** BEND, lowest, highest);
  const stepOf = (price: number) => {
    const share = (Math.min(Math.max(price, lowest), highest) - lowest) / (highest - lowest);
    return Math.round(STEPS * share ** (1 / BEND));
  };
  const from = min === null ? 0 : stepOf(min);
  const to = max === null ? STEPS : stepOf(max);
  const slideMin = (step: number) => onSlide({ min: step <= 0 ? null : priceAt(Math.min(step, to)), max });
  const slideMax = (step: number) => onSlide({ min, max: step >= STEPS ? null : priceAt(Math.max(step, from)) });
  const thumb = (step: number, label: "filters.priceMin" | "filters.priceMax", slide: (step: number) => void) => (
    <input
      type="range"
      className={styles.thumb}
      min={0}
      max={STEPS}
      step={1}
      value={step}
      aria-label={formatMessage({ id: label })}
      aria-valuetext={formatOption(priceAt(step), currency, locale)}
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

/** A price people would name: two digits count. */
function roundPrice(price: number, lowest: number, highest: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(price, 1))) - 1);
  return Math.min(Math.max(Math.round(price / unit) * unit, lowest), highest);
}
