import { useIntl } from "react-intl";
import { dateFormat } from "~/domain/formats";

interface DateTimeProps {
  /** An instant, ISO 8601. */
  value: string;
  show?: "date" | "time" | "dateTime";
  /** Whose clock it is read on. The reader's own where it is not told. */
  timeZone?: string;
  /** Names the zone, where it may not be the reader's. */
  withZone?: boolean;
}

/** A day or an hour as people write it, and as machines read it. */
export function DateTime({ value, show = "date", timeZone, withZone }: DateTimeProps) {
  const { locale } = useIntl();
  const at = new Date(value);
  if (Number.isNaN(at.getTime())) return <>–</>;
  return <time dateTime={value}>{written(at, locale, show, timeZone, withZone)}</time>;
}

function written(at: Date, locale: string, show: DateTimeProps["show"], timeZone?: string, withZone?: boolean) {
  const options: Intl.DateTimeFormatOptions = {
    ...(show !== "time" && { day: "numeric", month: "long", year: "numeric" }),
    ...(show !== "date" && { hour: "2-digit", minute: "2-digit" }),
    ...(withZone && { timeZoneName: "short" }),
  };
  try {
    return dateFormat(locale, { ...options, timeZone }).format(at);
  } catch {
    // a zone this browser does not know
    return dateFormat(locale, { ...options, timeZone: "UTC", timeZoneName: "short" }).format(at);
  }
}
