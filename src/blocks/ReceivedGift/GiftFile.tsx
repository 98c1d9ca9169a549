import { useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { LinkButton } from "~/components/LinkButton";
import { RetryNotice } from "~/components/RetryNotice";
import { pdfBytes, type VoucherFile } from "~/domain/voucherFile";
import { askExportAgain } from "~/state/exports/slice";
import { useAppDispatch } from "~/state/hooks";

/** The file of a gift card, to save or to open in a new tab. */
export function GiftFile({ file, name }: { file: VoucherFile; name: string }) {
  const dispatch = useAppDispatch();
  const own = useFileAddress(file.kind === "pdf" ? file.base64 : null);
  if (file.kind === "none") return null;
  if (file.kind === "broken") {
    return (
      <RetryNotice onRetry={() => dispatch(askExportAgain())}>
        <FormattedMessage id="received.fileBroken" />
      </RetryNotice>
    );
  }
  if (file.kind === "link") {
    return (
      <LinkButton href={file.href} download={name} newTab icon="download">
        <FormattedMessage id="received.save" />
      </LinkButton>
    );
  }
  if (!own) return null;
  return (
    <>
      <LinkButton href={own} download={name} icon="download">
        <FormattedMessage id="received.save" />
      </LinkButton>
      <LinkButton href={own} newTab icon="external">
        <FormattedMessage id="received.openFile" />
      </LinkButton>
    </>
  );
}

/** An object URL for a base64 file, revoked when it is no longer shown. */
function useFileAddress(base64: string | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const bytes = base64 === null ? null : pdfBytes(base64);
    if (!bytes) return;
    const made = URL.createObjectURL(new Blob([bytes], { type: "application/pdf" }));
    let dropped = false;
    queueMicrotask(() => {
      if (!dropped) setAddress(made);
    });
    return () => {
      dropped = true;
      URL.revokeObjectURL(made);
    };
  }, [base64]);
  return address;
}
