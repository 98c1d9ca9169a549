import { FormattedMessage, useIntl } from "react-intl";

interface WhenProps {
  /** An ISO 8601 instant. */
  instant: string;
  /** The IANA zone it is meant in; none or an unknown one is the reader's own. */
  timezone?: string | null;
  /** Only the day matters: a parcel has no minute. */
  dayOnly?: boolean;
}

/** A moment as the clock of its own zone shows it, and the reader's clock too when that shows another time. */
export function When({ instant, timezone, dayOnly = false }: WhenProps) {
  const { locale } = useIntl();
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return null;
  const there = written(date, locale, timezone, dayOnly ? DAY : MOMENT);
  const here = written(date, locale, null, MOMENT);
  if (dayOnly || there === here) return <time dateTime={instant}>{there}</time>;
  const sameDay = written(date, locale, timezone, DAY) === written(date, locale, null, DAY);
  const time = sameDay ? written(date, locale, null, CLOCK) : here;
  return (
    <time dateTime={instant}>
      {written(date, locale, timezone, { ...MOMENT, timeZoneName: "shortGeneric" })}{" "}
      <FormattedMessage id="when.here" values={{ time }} />
    </time>
  );
}

const DAY = { weekday: "long", day: "numeric", month: "long", year: "numeric" } as const;
const CLOCK = { hour: "numeric", minute: "2-digit" } as const;
const MOMENT = { ...DAY, ...CLOCK } as const;

function written(
  date: Date,
  locale: string,
  zone: string | null | undefined,
  format: Intl.DateTimeFormatOptions,
): string {
  try {
    return new Intl.DateTimeFormat(locale, { ...format, timeZone: zone ?? undefined }).format(date);
  } catch {
    // A zone this browser does not know.
    return new Intl.DateTimeFormat(locale, format).format(date);
  }
}
