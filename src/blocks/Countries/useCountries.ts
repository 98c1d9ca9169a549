import { useMemo } from "react";
import { useIntl } from "react-intl";
import { useGlobalization } from "~/api/watch/content";
import { useShopSettings } from "~/components/shopSettings";
import { countryName } from "~/domain/names";

/** The countries for an address, with names in the person's language, sorted by them. */
export function useCountries(): { code: string; name: string }[] {
  const { locale } = useIntl();
  const { data } = useGlobalization();
  const { countries: sold } = useShopSettings();
  const known = data?.getGlobalizationConfig.countries;
  return useMemo(() => {
    const codes = known?.length ? known : sold.map((code) => ({ codeAlpha2: code, countryName: code }));
    const named = codes.map(({ codeAlpha2, countryName: given }) => {
      const code = codeAlpha2.toUpperCase();
      const name = countryName(code, locale);
      return { code, name: name === code ? given : name };
    });
    return named.sort((one, other) => one.name.localeCompare(other.name, locale));
  }, [known, sold, locale]);
}
