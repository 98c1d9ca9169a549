import { memo, useMemo } from "react";
import { FormattedMessage } from "react-intl";
import { Field } from "~/components/Field";
import { Select } from "~/components/Select";
import { zoneName } from "~/domain/moment";

/** The zone on whose clock day and time are read: the browser's list, by part of the world. */
export const ZoneField = memo(function ZoneField({
  value,
  onChange,
}: {
  value: string;
  onChange: (zone: string) => void;
}) {
  const regions = useMemo(() => zonesByRegion(value), [value]);
  return (
    <Field label={<FormattedMessage id="purchase.zoneLabel" />} hint={<FormattedMessage id="purchase.zoneHint" />}>
      <Select value={value} onChange={(event) => onChange(event.target.value)}>
        {[...regions].map(([region, zones]) => (
          <optgroup key={region} label={region}>
            {zones.map((zone) => (
              <option key={zone} value={zone}>
                {zoneName(zone)}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    </Field>
  );
});

function zonesByRegion(chosen: string): Map<string, string[]> {
  const known = typeof Intl.supportedValuesOf === "function" ? Intl.supportedValuesOf("timeZone") : [];
  const regions = new Map<string, string[]>();
  for (const zone of known.includes(chosen) ? known : [chosen, ...known]) {
    const region = zone.includes("/") ? zone.slice(0, zone.indexOf("/")) : zone;
    regions.set(region, [...(regions.get(region) ?? []), zone]);
  }
  return regions;
}
