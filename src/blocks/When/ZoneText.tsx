import { useIntl } from "react-intl";
import { dateFormat } from "~/domain/formats";
import { useZoneName } from "~/components/useZoneName";
import styles from "./When.module.css";

/** The name of a zone: "Central European Time (Copenhagen)". */
export function ZoneText({ zone, at }: { zone: string; at: string | null }) {
  const { locale } = useIntl();
  const nameOf = useZoneName();
  return <strong className={styles.zoneName}>{zoneText(zone, nameOf(zone), locale, at)}</strong>;
}

function zoneText(zone: string, city: string, locale: string, at: string | null): string {
  try {
    const parts = dateFormat(locale, { timeZone: zone, timeZoneName: "longGeneric" }).formatToParts(
      at ? new Date(at) : new Date(),
    );
    // At a change of the clocks some name the country too: "Central European Time (Denmark)".
    const name = parts.find(({ type }) => type === "timeZoneName")?.value.replace(/\s*[(（][^)）]*[)）]$/, "");
    return name ? `${name} (${city})` : city;
  } catch {
    return city;
  }
}
