import { type RefObject, useId } from "react";
import { FormattedMessage } from "react-intl";
import { Field } from "~/components/Field";
import { FilePicker } from "~/components/FilePicker";
import { TextArea } from "~/components/TextArea";
import { MOST_ROWS } from "~/domain/tableLimits";

export interface BringProblem {
  text: "many.required" | "many.nothing" | "many.tooBig" | "many.workbook" | "many.readFailed";
  /** Where the table came from, and so where the problem is shown. */
  of: "paste" | "file";
}

interface BringTableProps {
  text: string;
  onText: (text: string) => void;
  onFile: (file: File) => void;
  problem: BringProblem | null;
  box: RefObject<HTMLTextAreaElement | null>;
}

/** Takes the table of recipients: pasted, or as a file. */
export function BringTable({ text, onText, onFile, problem, box }: BringTableProps) {
  const id = useId();
  const wrongWith = (of: BringProblem["of"]) => problem?.of === of && <FormattedMessage id={problem.text} />;
  return (
    <>
      <Field
        id={`${id}-paste`}
        label={<FormattedMessage id="many.paste" />}
        hint={<FormattedMessage id="many.pasteHint" values={{ most: MOST_ROWS }} />}
        error={wrongWith("paste")}
      >
        <TextArea
          ref={box}
          rows={6}
          dir="auto"
          spellCheck={false}
          autoComplete="off"
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
      </Field>
      <FilePicker
        label={<FormattedMessage id="many.file" />}
        hint={<FormattedMessage id="many.fileHint" />}
        choose={<FormattedMessage id="many.chooseFile" />}
        error={wrongWith("file")}
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        onFile={onFile}
      />
    </>
  );
}
