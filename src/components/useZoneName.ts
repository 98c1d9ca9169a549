import { useCallback } from "react";
import { type MessageDescriptor, useIntl } from "react-intl";
import { zoneName } from "~/domain/moment";

/**
 * Names of time zones in the reader's language: "Europe/Copenhagen" reads "København" (Unicode CLDR's exemplar cities).
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
