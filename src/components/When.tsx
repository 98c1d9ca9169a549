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
  const there = written(date, locale, timezone, dayOnly);
  const here = written(date, locale, null, dayOnly);
  if (dayOnly || there === here) return <time dateTime={instant}>{there}</time>;
  return (
    <time dateTime={instant}>
      {written(date, locale, timezone, false, true)} <FormattedMessage id="when.here" values={{ time: here }} />
    </time>
  );
}

function written(date: Date, locale: string, zone: string | null | undefined, dayOnly: boolean, named = false): string {
  const day = { weekday: "long", day: "numeric", month: "long", year: "numeric" } as const;
  const clock = { hour: "numeric", minute: "2-digit", timeZoneName: named ? "shortGeneric" : undefined } as const;
  const format = { ...day, ...(dayOnly ? {} : clock) };
  try {
    return new Intl.DateTimeFormat(locale, { ...format, timeZone: zone ?? undefined }).format(date);
  } catch {
    // A zone this browser does not know.
    return new Intl.DateTimeFormat(locale, format).format(date);
  }
}
