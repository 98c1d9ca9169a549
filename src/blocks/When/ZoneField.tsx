import { memo, useMemo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Field } from "~/components/Field";
import { Select } from "~/components/Select";
import { countryName } from "~/domain/names";
import { useZoneName } from "~/components/useZoneName";

/** The time zone of the date: the browser's list of zones by continent, in the order of their names in the language. */
export const ZoneField = memo(function ZoneField({
  id,
  value,
  onChange,
}: {
  id: string;
  value: string;
  onChange: (zone: string) => void;
}) {
  const { locale } = useIntl();
  const nameOf = useZoneName();
  const regions = useMemo(() => {
    const { compare } = new Intl.Collator(locale);
    const byName = (one: { name: string }, other: { name: string }) => compare(one.name, other.name);
    const named = [...zonesByRegion(value)].map(([region, zones]) => ({
      name: regionName(region, locale) ?? nameOf(region),
      zones: zones.map((zone) => ({ zone, name: nameOf(zone) })).sort(byName),
    }));
    return named.sort(byName);
  }, [value, locale, nameOf]);
  return (
    <Field
      id={id}
      label={<FormattedMessage id="purchase.zoneLabel" />}
      hint={<FormattedMessage id="purchase.zoneHint" />}
    >
      <Select value={value} onChange={(event) => onChange(event.target.value)}>
        {regions.map(({ name, zones }) => (
          <optgroup key={name} label={name}>
            {zones.map(({ zone, name: place }) => (
              <option key={zone} value={zone}>
                {place}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    </Field>
  );
});

/** Continents by their UN M49 codes, which browsers can name in any language. Oceans have none, but texts. */
const M49: Record<string, string> = {
  Africa: "002",
  America: "019",
  Antarctica: "AQ",
  Asia: "142",
  Australia: "053",
  Europe: "150",
};

function regionName(region: string, locale: string): string | null {
  const code = M49[region];
  return code ? countryName(code, locale) : null;
}

function zonesByRegion(chosen: string): Map<string, string[]> {
  const known = typeof Intl.supportedValuesOf === "function" ? Intl.supportedValuesOf("timeZone") : [];
  const regions = new Map<string, string[]>();
  for (const zone of known.includes(chosen) ? known : [chosen, ...known]) {
    const region = zone.includes("/") ? zone.slice(0, zone.indexOf("/")) : zone;
    regions.set(region, [...(regions.get(region) ?? []), zone]);
  }
  return regions;
}
