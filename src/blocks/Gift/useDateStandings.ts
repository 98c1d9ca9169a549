import { useEffect, useMemo, useRef } from "react";
import { useIntl } from "react-intl";
import { useAnnounce } from "~/components/announce";
import { useAsTimeGoes } from "~/components/useAsTimeGoes";
import { type Basket } from "~/domain/basket";
import { type DateStanding, dateStanding } from "~/domain/moment";

const MINUTE_MS = 60_000;

/**
 * What has become of the dates of a basket's deliveries, by their ids. It follows the clock, and a date that becomes
 * too late while the page is open is announced.
 */
export function useDateStandings(basket: Basket): ReadonlyMap<string, DateStanding> {
  const { formatMessage } = useIntl();
  const announce = useAnnounce();
  const { deliveries } = basket;
  const standings = useAsTimeGoes(useMemo(() => oncePerMinute((now) => standingsOf(basket, now)), [basket]));
  const late = standings.split("late").length;
  const lateBefore = useRef(late);
  useEffect(() => {
    if (late > lateBefore.current) announce(formatMessage({ id: "toast.datesMoved" }));
    lateBefore.current = late;
  }, [late, announce, formatMessage]);
  return useMemo(() => {
    const each = standings.split(",") as DateStanding[];
    return new Map(deliveries.map(({ id }, at) => [id, each[at]!]));
  }, [deliveries, standings]);
}

const standingsOf = (basket: Basket, now: number): string =>
  basket.deliveries.map((delivery) => dateStanding(delivery, basket, now)).join();

/** Counting days by the calendars of zones takes time, in a basket of hundreds: not with every drawing. */
function oncePerMinute(read: (now: number) => string): (now: number) => string {
  let minute = NaN;
  let text = "";
  return (now) => {
    const current = Math.floor(now / MINUTE_MS);
    if (current !== minute) text = read(now);
    minute = current;
    return text;
  };
}
