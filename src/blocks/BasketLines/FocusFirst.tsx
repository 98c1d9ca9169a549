import { useEffect } from "react";

/**
 * Takes the focus from the dialog's title to the first field of its form, which came later than the dialog. Whoever has
 * gone on to a button in the meantime stays there.
 */
export function FocusFirst({ formId }: { formId: string }) {
  useEffect(() => {
    if (!document.activeElement?.matches("h2, body")) return;
    const form = document.getElementById(formId);
    const field =
      form?.querySelector<HTMLElement>("input:checked") ?? form?.querySelector<HTMLElement>("input, select");
    field?.focus();
  }, [formId]);
  return null;
}
