import { FormattedMessage, useIntl } from "react-intl";
import { dateFormat, writeDate } from "~/domain/formats";
import { clockOf } from "~/domain/languageTag";
import { differsBetween, isZone } from "~/domain/moment";
import { ownZone } from "./ownZone";
import { useZoneName } from "./useZoneName";

interface WhenProps {
  /** An ISO 8601 instant. */
  instant: string;
  /** The IANA zone that it is meant in; none or an unknown one means the person's own. */
  timezone?: string | null;
  /** Only the day matters, as for a parcel. */
  dayOnly?: boolean;
}

/** An instant in its own time zone, and also in the person's if that shows another time; of a day that alone. */
export function When({ instant, timezone, dayOnly = false }: WhenProps) {
  const { locale } = useIntl();
  const nameOf = useZoneName();
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return <>–</>;
  const zone = isZone(timezone) ? timezone : undefined;
  const own = ownZone();
  const clock = clockOf(locale);
  const moment = { ...DAY, ...clock };
  // Formats are cached: one without a zone would keep the zone in which it was created.
  const written = (format: Intl.DateTimeFormatOptions, timeZone = own) =>
    writeDate(dateFormat(locale, { ...format, timeZone }), date);
  if (dayOnly || !zone || !differsBetween(instant, zone, own)) {
    return <time dateTime={instant}>{written(dayOnly ? DAY : moment, zone)}</time>;
  }
  const day = written(DAY, zone);
  const here = written(day === written(DAY) ? clock : moment);
  return (
    <time dateTime={instant}>
      <FormattedMessage id="when.both" values={{ day, there: written(clock, zone), place: nameOf(zone), here }} />
    </time>
  );
}

const DAY = { weekday: "long", day: "numeric", month: "long", year: "numeric" } as const;
