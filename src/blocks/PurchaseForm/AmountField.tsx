import { useFormikContext } from "formik";
import { FormattedMessage, useIntl } from "react-intl";
import { listFormat } from "~/domain/formats";
import { Combobox } from "~/components/Combobox";
import { Field } from "~/components/Field";
import { RadioGroup } from "~/components/RadioGroup";
import { Select } from "~/components/Select";
import { amountProblem, nearestValues, type PriceRange, rangeOf } from "~/domain/amount";
import { LONGEST_AMOUNT, parseAmount } from "~/domain/typedAmount";
import { giftValues } from "~/domain/giftValues";
import { formatOption, formatPrice } from "~/domain/price";
import { type InventoryEntry } from "~/domain/product";
import { type PriceSpan } from "~/domain/productPrices";
import { type ProductStockInfo, stockOf } from "~/domain/stock";
import { useErrorText } from "../RecipientForm/useErrorText";
import { amountError } from "./amountError";
import { OnlyPrice } from "./OnlyPrice";
import { amountText, type AmountValues, entryAmong } from "./amountValues";
import { useToldOnLeaving } from "./useToldOnLeaving";

/** More values than this are shown as a select. */
const MOST_IN_VIEW = 12;

interface AmountFieldProps {
  id: string;
  inventory: readonly InventoryEntry[];
  stock: ProductStockInfo | null;
  /** The price below the product's name, if it has one price. */
  told?: PriceSpan | null;
}

/** The value of the card: a choice of a few, or a typed one within a range. */
export function AmountField({ id, inventory, stock, told }: AmountFieldProps) {
  const { values, errors, setValues } = useFormikContext<AmountValues>();
  const { formatMessage, locale } = useIntl();
  const errorText = useErrorText();
  const free = inventory.find((entry) => rangeOf(entry));
  const range = free && rangeOf(free);
  const only = inventory.length === 1 ? inventory[0]! : null;
  const isOneValue = range?.priceMin === range?.priceMax;
  if (free && range && !(only && isOneValue)) return <RangeField id={id} range={range} free={free} among={inventory} />;

  // By their place, as values may share a number in the stock.
  const keyOf = (entry: InventoryEntry) => String(inventory.indexOf(entry));
  const chosen = entryAmong(inventory, values, locale);
  const choose = (key: string) => {
    const { sku = "", price = null } = inventory[Number(key)] ?? {};
    void setValues({ ...values, stockKeepingUnit: sku, amount: amountText(price, locale) });
  };
  const error = errorText(errors.stockKeepingUnit);
  const isOut = (entry: InventoryEntry) => stockOf(stock, values.deliveryMethod, entry).kind === "out";
  const written = ({ price, priceCurrency }: InventoryEntry) => formatOption(price ?? 0, priceCurrency, locale);
  const soldOut = formatMessage({ id: "product.outOfStock" });
  const price = only?.price ?? range?.priceMin;
  if (only && price != null) {
    return (
      <OnlyPrice id={id} entry={only} price={price} isOut={isOut(only)} told={errors.stockKeepingUnit ? null : told} />
    );
  }
  if (inventory.length > MOST_IN_VIEW) {
    return (
      <Field id={id} label={<FormattedMessage id="purchase.amount" />} error={error} required>
        <Select value={chosen ? keyOf(chosen) : ""} onChange={(event) => choose(event.target.value)}>
          {!chosen && <option value="" />}
          {inventory.map((entry) => (
            <option key={keyOf(entry)} value={keyOf(entry)} disabled={isOut(entry)}>
              {isOut(entry)
                ? formatMessage({ id: "facts.two" }, { one: written(entry), other: soldOut })
                : written(entry)}
            </option>
          ))}
        </Select>
      </Field>
    );
  }
  return (
    <RadioGroup
      id={id}
      name="stockKeepingUnit"
      legend={<FormattedMessage id="purchase.amount" />}
      variant="chips"
      error={error}
      options={inventory.map((entry) => ({
        value: keyOf(entry),
        label: written(entry),
        hint: isOut(entry) ? soldOut : undefined,
        disabled: isOut(entry),
      }))}
      value={chosen && keyOf(chosen)}
      onChange={choose}
    />
  );
}

interface RangeFieldProps {
  id: string;
  range: PriceRange;
  /** The entry with the range. */
  free: InventoryEntry;
  /** All entries, as there may also be fixed values outside the range, each with its own SKU. */
  among: readonly InventoryEntry[];
}

/** A typed value, with a few suggestions. Its limits are shown before a mistake is made. */
function RangeField({ id, range, free, among }: RangeFieldProps) {
  const { priceCurrency: currency } = free;
  const { values, errors, setValues } = useFormikContext<AmountValues>();
  const { formatMessage, locale } = useIntl();
  const errorText = useErrorText();
  const limits = limitTexts(range, values.amount, currency, locale);
  const beside = among.filter(({ price }) => price != null && amountProblem(range, price) !== null);
  const suggested = [...new Set([...beside.map(({ price }) => price!), ...giftValues(range)])].sort((a, b) => a - b);
  const begun = suggested.filter((value) => amountText(value, locale).startsWith(values.amount.trim()));
  const isOne = suggested.includes(parseAmount(values.amount, locale, currency) ?? NaN);
  const offered = begun.length > 0 && !isOne ? begun : suggested;
  const besideOf = (amount: string) => {
    const typed = parseAmount(amount, locale, currency);
    return beside.find(({ price }) => price === typed);
  };
  const isRight = !values.amount.trim() || besideOf(values.amount) !== undefined;
  const wrong = isRight ? null : amountError(range, values.amount, currency, locale);
  const told = useToldOnLeaving(values.amount, wrong ? errorText(wrong, limits) : undefined);
  const take = (amount: string) => {
    told.onType();
    const { sku } = besideOf(amount) ?? free;
    void setValues({ ...values, amount, stockKeepingUnit: sku });
  };
  return (
    <Field
      id={id}
      label={<FormattedMessage id="purchase.amountIn" values={{ currency }} />}
      hint={<FormattedMessage id="purchase.amountHint" values={limits} />}
      error={errorText(errors.amount ?? errors.stockKeepingUnit, limits) ?? told.error}
      required
    >
      <Combobox
        inputMode="decimal"
        maxLength={LONGEST_AMOUNT}
        listLabel={formatMessage({ id: "purchase.amountSuggestions" })}
        value={values.amount}
        onChange={take}
        onBlur={told.onLeave}
        options={offered.map((value) => ({
          key: String(value),
          text: amountText(value, locale),
          content: formatOption(value, currency, locale),
        }))}
      />
    </Field>
  );
}

/** The limits of a range in words, for hints and errors. */
export function rangeTexts(range: PriceRange, currency: string, locale: string) {
  return {
    min: formatPrice(range.priceMin, currency, locale),
    max: formatPrice(range.priceMax, currency, locale),
    step: formatPrice(range.priceStep, currency, locale),
  };
}

/** The same, with the values `nearest` to what was typed: "DKK 150 or DKK 200". */
export function limitTexts(range: PriceRange, typed: string, currency: string, locale: string) {
  const near = nearestValues(range, parseAmount(typed, locale, currency) ?? range.priceMin);
  const format = listFormat(locale, { type: "disjunction" });
  const nearest = format.format(near.map((value) => formatPrice(value, currency, locale)));
  return { ...rangeTexts(range, currency, locale), nearest };
}
