import { useIntl } from "react-intl";
import { dateFormat } from "~/domain/formats";
import { ownZone } from "./ownZone";

/** The day of an instant (ISO 8601) as people write it, on the reader's own clock, and as machines read it. */
export function DateTime({ value }: { value: string }) {
  const { locale } = useIntl();
  const at = new Date(value);
  if (Number.isNaN(at.getTime())) return <>–</>;
  const format = { day: "numeric", month: "long", year: "numeric", timeZone: ownZone() } as const;
  const day = dateFormat(locale, format).format(at);
  return <time dateTime={value}>{day}</time>;
}
