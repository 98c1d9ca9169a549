import { useFormikContext } from "formik";
import { useEffectEvent, useLayoutEffect } from "react";
import { type AccountValues } from "~/domain/accountDraft";

/** Saves what is being typed: after a pause, and when the page is left. Must be in the account's Formik form. */
export function KeepDraft({ onKeep }: { onKeep: (values: AccountValues) => void }) {
  const { values, dirty } = useFormikContext<AccountValues>();
  const keepTyped = useEffectEvent(() => {
    if (dirty) onKeep(values);
  });

  // A layout effect is cleaned up before the fields are removed, so that the blur of one of them saves nothing again.
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
