import { useEffect, useMemo, useRef } from "react";
import { useIntl } from "react-intl";
import { useAnnounce } from "~/components/announce";
import { useAsTimeGoes } from "~/components/useAsTimeGoes";
import { type Basket } from "~/domain/basket";
import { type DateStanding, dateStanding } from "~/domain/moment";

/**
 * What has become of the dates of a basket's deliveries, by their ids. It follows the clock, and a date that becomes
 * too late while the page is open is announced.
 */
export function useDateStandings(basket: Basket): ReadonlyMap<string, DateStanding> {
  const { formatMessage } = useIntl();
  const announce = useAnnounce();
  const { deliveries } = basket;
  const standings = useAsTimeGoes((now) => deliveries.map((delivery) => dateStanding(delivery, basket, now)).join());
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
