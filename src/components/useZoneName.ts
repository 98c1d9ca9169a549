import { useCallback } from "react";
import { type MessageDescriptor, useIntl } from "react-intl";
import { zoneName } from "~/domain/moment";

/**
 * Returns a function that names a time zone in the person's language: "København" for "Europe/Copenhagen" (the exemplar
 * cities of Unicode CLDR).
 */
export function useZoneName(): (zone: string) => string {
  const { formatMessage, messages } = useIntl();
  return useCallback(
    (zone) => {
      const id = `zone.${zone}`;
      return id in messages ? formatMessage({ id } as MessageDescriptor) : zoneName(zone);
    },
    [formatMessage, messages],
  );
}
