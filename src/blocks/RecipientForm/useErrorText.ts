import { useCallback } from "react";
import { type MessageDescriptor, useIntl } from "react-intl";

/**
 * Returns a function for the text of a form's error: our schemas give the id of a text ("recipient.nameRequired"), the
 * server its own message.
 */
export function useErrorText(): (
  error: string | undefined,
  values?: Record<string, string | number>,
) => string | undefined {
  const { formatMessage, messages } = useIntl();
  return useCallback(
    (error, values) => {
      if (!error || !Object.hasOwn(messages, error)) return error;
      return formatMessage({ id: error } as MessageDescriptor, values);
    },
    [formatMessage, messages],
  );
}
