import { useIntl } from "react-intl";
import { dateFormat } from "~/domain/formats";

/** The day of an instant (ISO 8601) as people write it, on the reader's own clock, and as machines read it. */
export function DateTime({ value }: { value: string }) {
  const { locale } = useIntl();
  const at = new Date(value);
  if (Number.isNaN(at.getTime())) return <>–</>;
  const day = dateFormat(locale, { day: "numeric", month: "long", year: "numeric" }).format(at);
  return <time dateTime={value}>{day}</time>;
}
