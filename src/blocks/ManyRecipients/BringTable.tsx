import { type RefObject, useId } from "react";
import { FormattedMessage } from "react-intl";
import { Field } from "~/components/Field";
import { FilePicker } from "~/components/FilePicker";
import { MOST_ROWS } from "~/domain/recipientTable";
import styles from "./ManyRecipients.module.css";

export type BringProblem = "many.required" | "many.nothing" | "many.tooBig" | "many.readFailed";

interface BringTableProps {
  text: string;
  onText: (text: string) => void;
  onFile: (file: File) => void;
  problem: BringProblem | null;
  box: RefObject<HTMLTextAreaElement | null>;
}

/** Where the recipients come from: pasted, or a file. */
export function BringTable({ text, onText, onFile, problem, box }: BringTableProps) {
  const id = useId();
  return (
    <>
      <Field
        id={`${id}-paste`}
        label={<FormattedMessage id="many.paste" />}
        hint={<FormattedMessage id="many.pasteHint" values={{ most: MOST_ROWS }} />}
        error={problem && <FormattedMessage id={problem} />}
      >
        {(wiring) => (
          <textarea
            {...wiring}
            ref={box}
            className={styles.paste}
            rows={6}
            dir="auto"
            spellCheck={false}
            autoComplete="off"
            value={text}
            onChange={(event) => onText(event.target.value)}
          />
        )}
      </Field>
      <FilePicker
        label={<FormattedMessage id="many.file" />}
        hint={<FormattedMessage id="many.fileHint" />}
        choose={<FormattedMessage id="many.chooseFile" />}
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        onFile={onFile}
      />
    </>
  );
}
