import { useFormikContext } from "formik";
import { useEffectEvent, useLayoutEffect } from "react";
import { type AccountValues } from "~/domain/accountDraft";

/** Keeps what is being typed: when the hand rests, and when the page is left. Stands inside its Formik form. */
export function KeepDraft({ onKeep }: { onKeep: (values: AccountValues) => void }) {
  const { values, dirty } = useFormikContext<AccountValues>();
  const keepTyped = useEffectEvent(() => {
    if (dirty) onKeep(values);
  });

  // Gone before the form's fields are: the one that loses the focus with them brings nothing back.
  useLayoutEffect(() => {
    const keep = () => keepTyped();
    document.addEventListener("focusout", keep);
    window.addEventListener("pagehide", keep);
    return () => {
      document.removeEventListener("focusout", keep);
      window.removeEventListener("pagehide", keep);
    };
  }, []);
  return null;
}
