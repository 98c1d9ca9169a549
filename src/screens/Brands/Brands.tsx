import { useId, useMemo, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useBrands } from "~/api/watch/content";
import { SeeAllLink } from "~/blocks/SeeAllLink/SeeAllLink";
import { ScreenHead } from "~/blocks/ScreenHead/ScreenHead";
import { Button, ButtonLink } from "~/components/Button";
import { EditorialLink } from "~/components/EditorialLink";
import { EmptyState } from "~/components/EmptyState";
import { ErrorState } from "~/components/ErrorState";
import { Field } from "~/components/Field";
import { Skeleton } from "~/components/Skeleton";
import { TextInput } from "~/components/TextInput";
import { byLetter } from "~/domain/alphabet";
import { bareLetters } from "~/domain/bareLetters";
import { brandLink } from "~/domain/menu";
import { countryName } from "~/domain/names";
import { nameOf } from "~/domain/presentation";
import { offeredIn } from "~/domain/product";
import { searchPath } from "~/domain/routes";
import { selectSalesChannelId } from "~/state/basket/selectors";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import styles from "./Brands.module.css";
import { LetterBar } from "./LetterBar";
import { letterId } from "./letterId";

/** All brands of the market, A to Z, each a link to its gifts (spec §2, /brand). */
export function Brands() {
  const market = useAppSelector(selectMarket);
  const { formatMessage } = useIntl();
  const { data, failure, incomplete, again } = useBrands(market, useAppSelector(selectSalesChannelId));
  const fieldId = useId();
  const [typed, setTyped] = useState("");

  const { locale, countryCode } = market;
  const brands = useMemo(
    () =>
      offeredIn(data?.brandsBySalesChannel, countryCode).map((brand) => ({
        id: brand.id,
        name: nameOf(brand, locale),
        link: brandLink(brand),
      })),
    [data, locale, countryCode],
  );
  const sought = bareLetters(typed.trim());
  const found = sought ? brands.filter(({ name }) => bareLetters(name).includes(sought)) : brands;
  const letters = byLetter(found, locale);
  const isNone = sought !== "" && found.length === 0;
  const showAll = () => {
    setTyped("");
    document.getElementById(fieldId)?.focus();
  };

  return (
    <div className={`page ${styles.brands}`}>
      <ScreenHead title={formatMessage({ id: "brands.title" })} description={formatMessage({ id: "brands.text" })} />
      <h1 tabIndex={-1}>
        <FormattedMessage id="brands.title" />
      </h1>
      {failure || (incomplete && brands.length === 0) ? (
        <ErrorState title={<FormattedMessage id="brands.failed" />} onRetry={again} />
      ) : !data ? (
        <Skeleton lines={12} />
      ) : brands.length === 0 ? (
        <EmptyState
          title={<FormattedMessage id="catalog.none" values={{ country: countryName(countryCode, locale) }} />}
          actions={<SeeAllLink variant="primary" />}
        />
      ) : (
        <>
          <div className={styles.find}>
            <Field id={fieldId} label={<FormattedMessage id="filters.findBrand" />}>
              <TextInput
                type="search"
                autoComplete="off"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            </Field>
            <p role="status" className={isNone ? "visually-hidden" : styles.count}>
              <FormattedMessage id="brands.count" values={{ count: found.length }} />
            </p>
          </div>
          {isNone ? (
            <EmptyState
              icon="search"
              title={<FormattedMessage id="brands.count" values={{ count: 0 }} />}
              actions={
                <>
                  <Button onClick={showAll}>
                    <FormattedMessage id="footer.brands" />
                  </Button>
                  <ButtonLink to={searchPath(market, typed.trim())}>
                    <FormattedMessage id="search.label" />
                  </ButtonLink>
                </>
              }
            >
              <FormattedMessage id="search.nothingText" />
            </EmptyState>
          ) : (
            <LetterBar letters={letters} />
          )}
          {letters
            .filter(({ things }) => things.length > 0)
            .map(({ letter, things }) => (
              <section key={letter} className={styles.letter} aria-labelledby={letterId(letter)}>
                <h2 id={letterId(letter)} tabIndex={-1}>
                  {letter}
                </h2>
                <ul className={styles.list}>
                  {things.map(({ id, name, link }) => (
                    <li key={id}>
                      <EditorialLink href={link} market={market} className={styles.brand}>
                        <bdi>{name}</bdi>
                      </EditorialLink>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
        </>
      )}
    </div>
  );
}
