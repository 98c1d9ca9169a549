import { type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "./Button";
import { Notice } from "./Notice";

interface RetryNoticeProps {
  /** `warning` where the rest of the screen is of use without it. */
  tone?: "warning" | "error";
  title?: ReactNode;
  /** It is tried again already. */
  pending?: boolean;
  onRetry: () => void;
  children: ReactNode;
}

/** In place of a part that did not come: what is missing, read out as it comes, and the way to try again. */
export function RetryNotice({ tone = "error", title, pending, onRetry, children }: RetryNoticeProps) {
  return (
    <Notice
      tone={tone}
      live
      title={title}
      actions={
        <Button size="s" pending={pending} onClick={onRetry}>
          <FormattedMessage id="error.retry" />
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
