import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Disclosure } from "~/components/Disclosure";
import { RichText } from "~/components/RichText";
import { listFormat } from "~/domain/formats";
import { countryName } from "~/domain/names";
import { saysSomething } from "~/domain/presentation";

/** Of more countries than this only the number is shown, and the list on demand. */
const FEW_COUNTRIES = 6;

interface ProductTermsProps {
  /** Where it can be used; none is left out. */
  countries?: readonly string[] | null;
  /** The editors' HTML. */
  conditions?: string | null;
  /** The language of the conditions, if it is not the page's. */
  lang?: string;
  /** The level of the headings. */
  level: 2 | 3;
}

/** Where a product can be used, and its conditions. */
export function ProductTerms({ countries, conditions, lang, level }: ProductTermsProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <>
      {countries && countries.length > 0 && (
        <section aria-labelledby={`${id}countries`}>
          <Heading id={`${id}countries`}>
            <FormattedMessage id="product.countries" />
          </Heading>
          <Countries codes={countries} />
        </section>
      )}
      {saysSomething(conditions) && (
        <section aria-labelledby={`${id}conditions`}>
          <Heading id={`${id}conditions`}>
            <FormattedMessage id="product.disclaimer" />
          </Heading>
          <RichText html={conditions} lang={lang} topHeading={level === 2 ? 3 : 4} />
        </section>
      )}
    </>
  );
}

function Countries({ codes }: { codes: readonly string[] }) {
  const { locale } = useIntl();
  const told = new Set(codes.map((code) => countryName(code.trim(), locale)));
  const names = [...told].filter(Boolean).sort(new Intl.Collator(locale).compare);
  const list = listFormat(locale, { type: "conjunction" }).format(names);
  if (names.length <= FEW_COUNTRIES) return <p>{list}</p>;
  return (
    <Disclosure summary={<FormattedMessage id="product.countryCount" values={{ count: names.length }} />}>
      <p>{list}</p>
    </Disclosure>
  );
}
