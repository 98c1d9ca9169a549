import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";
import { useAnnounce } from "./announce";
import { Button } from "./Button";

interface CopyButtonProps {
  /** The text to copy. */
  text: string;
  /** The button's label until it is clicked. */
  children: ReactNode;
  /** Shown and announced when it is done: "Code copied". */
  done: string;
  /** The id of what the text belongs to, where several buttons have the same label. */
  about?: string;
}

/** Copies a text to the clipboard, and says so. */
export function CopyButton({ text, children, done, about }: CopyButtonProps) {
  const { formatMessage } = useIntl();
  const announce = useAnnounce();
  const [copied, setCopied] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const copy = () => {
    // Old browsers, and insecure pages, have no clipboard.
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
    <Button size="s" about={about} icon={isDone ? "check" : "copy"} onClick={copy}>
      {failed ? formatMessage({ id: "copy.failed" }) : isDone ? done : children}
    </Button>
  );
}
