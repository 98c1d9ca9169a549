import { useIntl } from "react-intl";
import { dateFormat, writeDate } from "~/domain/formats";
import { ownZone } from "./ownZone";

/** The date of an instant (ISO 8601) in the person's own time zone, as a <time> element. */
export function DateOf({ value }: { value: string }) {
  const { locale } = useIntl();
  const at = new Date(value);
  if (Number.isNaN(at.getTime())) return <>–</>;
  const format = { day: "numeric", month: "long", year: "numeric", timeZone: ownZone() } as const;
  const day = writeDate(dateFormat(locale, format), at);
  return <time dateTime={value}>{day}</time>;
}
