import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "~/components/Button";
import { FilePicker } from "~/components/FilePicker";
import { useGreetingTools } from "~/components/greetingTools";
import { type GreetingPicture } from "~/domain/greetingDraft";
import { type PictureProblem } from "~/domain/pictureFile";
import styles from "./GreetingEditor.module.css";

const PROBLEMS = {
  tooLarge: "greeting.pictureTooLarge",
  wrongType: "greeting.pictureWrongType",
  tooManyPixels: "greeting.pictureTooManyPixels",
  unreadable: "greeting.unreadable",
} as const satisfies Record<PictureProblem, string>;

interface PictureFieldProps {
  picture: GreetingPicture | null;
  onChange: (picture: GreetingPicture | null) => void;
}

/** A picture of the person's own. What cannot be taken is said, and what was there before stays. */
export function PictureField({ picture, onChange }: PictureFieldProps) {
  const { preparePicture } = useGreetingTools();
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  const [reading, setReading] = useState(false);
  const read = async (file: File) => {
    setProblem(null);
    setReading(true);
    const prepared = await preparePicture(file).catch(() => "unreadable" as const);
    setReading(false);
    if (typeof prepared === "string") setProblem(prepared);
    else onChange(prepared);
  };
  return (
    <FilePicker
      label={<FormattedMessage id="greeting.ownPicture" />}
      hint={<FormattedMessage id="greeting.ownPictureHint" />}
      choose={<FormattedMessage id={picture ? "greeting.anotherPicture" : "greeting.choosePicture"} />}
      accept=".png,.jpg,.jpeg,.pjpeg,image/png,image/jpeg,image/pjpeg"
      error={problem && <FormattedMessage id={PROBLEMS[problem]} />}
      status={
        reading ? (
          <FormattedMessage id="greeting.readingPicture" />
        ) : (
          picture && <FormattedMessage id="greeting.pictureAdded" />
        )
      }
      onFile={(file) => void read(file)}
    >
      {picture && (
        <>
          <img className={styles.thumb} src={picture.url} alt="" />
          <Button variant="quiet" size="s" icon="trash" onClick={() => onChange(null)}>
            <FormattedMessage id="greeting.removePicture" />
          </Button>
        </>
      )}
    </FilePicker>
  );
}
