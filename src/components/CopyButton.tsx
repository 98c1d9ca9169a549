import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";
import { useAnnounce } from "./announce";
import { Button } from "./Button";

interface CopyButtonProps {
  /** What is copied, as it is. */
  text: string;
  /** What the button says until it was pressed. */
  children: ReactNode;
  /** What is said when it is done, for the eye and the ear: "Code copied". */
  done: string;
}

/** Puts a text where it can be pasted from, and says so. */
export function CopyButton({ text, children, done }: CopyButtonProps) {
  const { formatMessage } = useIntl();
  const announce = useAnnounce();
  const [copied, setCopied] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const copy = () => {
    // Old browsers, and pages that are not secure, have no clipboard.
    void Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => {
          setFailed(false);
          setCopied(text);
          announce(done, { wait: 0 });
        },
        () => {
          setFailed(true);
          announce(formatMessage({ id: "copy.failed" }), { assertive: true, wait: 0 });
        },
      );
  };
  const isDone = copied === text && !failed;
  return (
    <Button size="s" icon={isDone ? "check" : "copy"} onClick={copy}>
      {failed ? formatMessage({ id: "copy.failed" }) : isDone ? done : children}
    </Button>
  );
}
