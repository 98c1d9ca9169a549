import { Formik, useFormikContext } from "formik";
import { type ReactNode, useMemo, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Notice } from "~/components/Notice";
import { ownZone } from "~/components/ownZone";
import { type Product } from "~/domain/product";
import { type PriceSpan } from "~/domain/productPrices";
import { mostOf } from "~/domain/quantity";
import { BUSINESS_CHANNEL } from "~/domain/salesChannel";
import { type ProductStockInfo, stockOf } from "~/domain/stock";
import { selectPurchaseDraft, selectSalesChannelId } from "~/state/basket/selectors";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { ManyRecipients } from "../ManyRecipients/ManyRecipients";
import { useRules } from "../RecipientForm/useRules";
import { PurchaseFields } from "./PurchaseFields";
import { amountText, entryOf, valueOf } from "./amountValues";
import { buyable, type PurchaseValues, startValues } from "./purchaseValues";

const loadRules = () => import("./purchaseSchema");

interface PurchaseFormProps {
  product: Product;
  /** The price that stands below the product's name. */
  price: PriceSpan | null;
  stock: ProductStockInfo | null;
  /** The stock could not be loaded. */
  stockFailed: boolean;
  /** Called with the value for the picture of the card, already formatted, or null. */
  onValue: (value: string | null) => void;
  /** Called when the stock has changed: some was added to the basket, or the server has refused it. */
  onStockChanged: () => void;
  /** Why nothing can be added here; false if something can. */
  closed: ReactNode;
}

/**
 * The purchase form of a product, for all delivery methods. Formik holds what is being typed; the whole draft is saved
 * when the person leaves. Give it the product's id as its key, so that each product has a form of its own (spec §4).
 */
export function PurchaseForm({ product, ...props }: PurchaseFormProps) {
  const business = useAppSelector(selectSalesChannelId) === BUSINESS_CHANNEL;
  const sellable = useMemo(() => buyable(product, { business }), [product, business]);
  // Judged by the current answer: in another currency, or for a company, there may be something to buy.
  if (sellable.deliveryMethods.length === 0) {
    return (
      <Notice>
        <FormattedMessage id="purchase.notOffered" />
      </Notice>
    );
  }
  return <OfferedForm {...props} product={product} sellable={sellable} business={business} />;
}

interface OfferedFormProps extends PurchaseFormProps {
  /** The product with only the inventory that can be bought here. */
  sellable: Product;
  business: boolean;
}

function OfferedForm({
  product,
  price,
  sellable,
  business,
  stock,
  stockFailed,
  onValue,
  onStockChanged,
  closed,
}: OfferedFormProps) {
  const intl = useIntl();
  const { countryCode } = useAppSelector(selectMarket);
  const draft = useAppSelector((state) => selectPurchaseDraft(state, product.id));
  const [initialValues] = useState(() =>
    startValues(sellable, draft, { locale: intl.locale, countryCode, timezone: ownZone(), now: Date.now() }),
  );
  const [attempt, setAttempt] = useState(0);
  const [lastAdded, setLastAdded] = useState(0);
  const validate = useRules(
    loadRules,
    ({ purchaseSchema }, values: PurchaseValues) => {
      const entry = entryOf(sellable, values, intl.locale);
      const left = entry ? stockOf(stock, values.deliveryMethod, entry) : null;
      const most = mostOf(left?.kind === "in" ? left.quantityInStock : null, { business });
      const terms = { most, isOut: left?.kind === "out", locale: intl.locale, countryCode };
      return purchaseSchema(sellable, values, terms);
    },
    "recipient.name",
  );

  if (!initialValues) return null;
  return (
    <Formik
      initialValues={initialValues}
      validate={validate}
      // Nobody is told of a mistake before it is one; afterwards at every letter that mends it, until it is added.
      validateOnChange={attempt > lastAdded}
      validateOnBlur={false}
      onSubmit={() => undefined}
    >
      <>
        <PurchaseFields
          product={sellable}
          price={price}
          stock={stock}
          stockFailed={stockFailed}
          validate={validate}
          attempt={attempt}
          onAttempt={() => setAttempt((before) => before + 1)}
          onAdded={() => setLastAdded(attempt)}
          onValue={onValue}
          onStockChanged={onStockChanged}
          closed={closed}
        />
        {!closed && <ManyGifts product={sellable} stock={stock} />}
      </>
    </Formik>
  );
}

/** The way to many recipients, which begins with what the form has. */
function ManyGifts({ product, stock }: Pick<OfferedFormProps, "product" | "stock">) {
  const { locale } = useIntl();
  const { values } = useFormikContext<PurchaseValues>();
  const amount = amountText(valueOf(entryOf(product, values, locale), values, locale), locale);
  const { when, day, time, timezone, chosenAt, greetingToken } = values;
  const moment = useMemo(() => ({ when, day, time, timezone, chosenAt }), [when, day, time, timezone, chosenAt]);
  return <ManyRecipients product={product} stock={stock} gift={{ amount, when: moment, greetingToken }} />;
}
