import { useFormikContext } from "formik";
import { useEffect, useLayoutEffect, useRef } from "react";
import { type AccountValues } from "~/domain/accountDraft";

/** Keeps what is being typed: when the hand rests, and when the page is left. Stands inside its Formik form. */
export function KeepDraft({ onKeep }: { onKeep: (values: AccountValues) => void }) {
  const { values, dirty } = useFormikContext<AccountValues>();
  const latest = useRef({ values, dirty, onKeep });

  useEffect(() => {
    latest.current = { values, dirty, onKeep };
  }, [values, dirty, onKeep]);

  // Gone before the form's fields are: the one that loses the focus with them brings nothing back.
  useLayoutEffect(() => {
    const keep = () => {
      if (latest.current.dirty) latest.current.onKeep(latest.current.values);
    };
    document.addEventListener("focusout", keep);
    window.addEventListener("pagehide", keep);
    return () => {
      document.removeEventListener("focusout", keep);
      window.removeEventListener("pagehide", keep);
    };
  }, []);
  return null;
}
