import { useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "~/components/Button";
import { ChunkLoadError } from "~/components/chunkLoadError";
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
  /** Not the file: our own code for it did not come. */
  unreached: "toast.network",
} as const satisfies Record<PictureProblem | "unreached", string>;

interface PictureFieldProps {
  picture: GreetingPicture | null;
  onChange: (picture: GreetingPicture | null) => void;
  /** Called when reading a picture starts and ends; the greeting cannot be saved in between. */
  onBusy: (busy: boolean) => void;
}

/** The buyer's own picture. If a file is refused, the reason is shown and the picture before stays. */
export function PictureField({ picture, onChange, onBusy }: PictureFieldProps) {
  const { preparePicture, dropMedia } = useGreetingTools();
  const [problem, setProblem] = useState<keyof typeof PROBLEMS | null>(null);
  const [reading, setReading] = useState(false);
  /** The file that was chosen last; null once it is no longer wanted. */
  const wanted = useRef<File | null>(null);
  useEffect(() => () => void (wanted.current = null), []);
  const read = async (file: File) => {
    wanted.current = file;
    setProblem(null);
    setReading(true);
    onBusy(true);
    const prepared = await preparePicture(file).catch((error: unknown) =>
      error instanceof ChunkLoadError ? ("unreached" as const) : ("unreadable" as const),
    );
    if (wanted.current !== file) {
      if (typeof prepared !== "string") dropMedia(prepared.url);
      return;
    }
    setReading(false);
    onBusy(false);
    if (typeof prepared === "string") setProblem(prepared);
    else onChange(prepared);
  };
  const remove = () => {
    setProblem(null);
    onChange(null);
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
      statusId="greeting-picture-status"
      onFile={(file) => void read(file)}
    >
      {picture && (
        <>
          <img className={styles.thumb} src={picture.url} alt="" />
          <Button variant="quiet" size="s" icon="trash" onClick={remove}>
            <FormattedMessage id="greeting.removePicture" />
          </Button>
        </>
      )}
    </FilePicker>
  );
}
