import { type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "./Button";
import { Notice } from "./Notice";

interface RetryNoticeProps {
  /** `warning` if the rest of the screen is useful without it. */
  tone?: "warning" | "error";
  title?: ReactNode;
  /** It is being tried again. */
  pending?: boolean;
  onRetry: () => void;
  children: ReactNode;
}

/** In place of something that could not be loaded: says what is missing (announced), with a button to try again. */
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
