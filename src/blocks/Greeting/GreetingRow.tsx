import { type ReactNode, useCallback, useState } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "~/components/Button";
import { Icon } from "~/components/Icon";
import { lazyPart } from "~/components/lazyPart";
import { PartPlace } from "~/components/PartPlace";
import { type GreetingDraft } from "~/domain/greetingDraft";
import styles from "../Gift/ExtraRow.module.css";

const GreetingDialog = lazyPart(() => import("./GreetingDialog"), "GreetingDialog");
const GreetingGlance = lazyPart(() => import("./GreetingGlance"), "GreetingGlance");

interface GreetingRowProps {
  greetingToken: string | null;
  /** Tells rows apart for those who hear one button after another: the gift's name. */
  of?: string | null;
  /** Null: it can only be looked at. */
  onChange: ((greetingToken: string | null) => void) | null;
  /** It can only be looked at for the time being; an editor that is open already stays. */
  readOnly?: boolean;
}

/** The greeting of one gift: to look at, write, write anew or take away. The editor comes when it is asked for. */
export function GreetingRow({ greetingToken, of, onChange, readOnly = false }: GreetingRowProps) {
  const [shown, setShown] = useState<"editor" | "glance" | null>(null);
  /** What was typed and is not here yet, and in place of which greeting. */
  const [kept, setKept] = useState<{ draft: GreetingDraft; of: string | null } | null>(null);
  if (kept && kept.of !== greetingToken && shown === null) setKept(null);
  const onMade = useCallback(
    (made: string, draft: GreetingDraft | null) => {
      setKept(draft && { draft, of: greetingToken });
      onChange?.(made);
    },
    [onChange, greetingToken],
  );
  const onClose = useCallback(
    (left: GreetingDraft | null) => {
      if (left) setKept({ draft: left, of: greetingToken });
      setShown(null);
    },
    [greetingToken],
  );
  const hide = () => setShown(null);
  const named = (words: ReactNode) => (
    <>
      {words}
      {of && <span className="visually-hidden"> {of}</span>}
    </>
  );
  const canChange = onChange !== null && !readOnly;
  if (!greetingToken && !canChange && shown !== "editor") return null;
  return (
    <div className={styles.row}>
      {greetingToken && (
        <p className={styles.what}>
          <Icon name="mail" size="s" />
          <FormattedMessage id="greeting.personal" />
        </p>
      )}
      {/* The same button before and after: the focus comes back to it from the editor. */}
      <div className={styles.actions}>
        {greetingToken && (
          <Button key="see" variant="quiet" size="s" onClick={() => setShown("glance")}>
            {named(<FormattedMessage id="greeting.see" />)}
          </Button>
        )}
        {canChange && (
          <Button
            key="write"
            variant="quiet"
            size="s"
            icon={greetingToken ? undefined : "mail"}
            onClick={() => setShown("editor")}
          >
            {named(<FormattedMessage id={greetingToken ? "greeting.change" : "greeting.add"} />)}
          </Button>
        )}
        {greetingToken && canChange && (
          <Button key="remove" variant="quiet" size="s" onClick={() => onChange(null)}>
            {named(<FormattedMessage id="greeting.remove" />)}
          </Button>
        )}
      </div>
      {shown && (
        <PartPlace onClose={hide}>
          {shown === "editor" && (
            <GreetingDialog
              greetingToken={greetingToken}
              kept={kept?.of === greetingToken ? kept.draft : null}
              onMade={onMade}
              onClose={onClose}
            />
          )}
          {shown === "glance" && greetingToken && <GreetingGlance greetingToken={greetingToken} onClose={hide} />}
        </PartPlace>
      )}
    </div>
  );
}
