import { useFormikContext } from "formik";
import { useKeepOnLeave } from "~/components/useKeepOnLeave";
import { type AccountValues } from "~/domain/accountDraft";

/** Saves what is being typed: after each field, and when the page is left. Must be in the account's Formik form. */
export function KeepDraft({ onKeep }: { onKeep: (values: AccountValues) => void }) {
  const { values, dirty } = useFormikContext<AccountValues>();
  useKeepOnLeave(
    () => {
      if (dirty) onKeep(values);
    },
    { field: true },
  );
  return null;
}
