import { useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "~/components/Button";
import { FilePicker } from "~/components/FilePicker";
import { useGreetingTools } from "~/components/greetingTools";
import { type FilmProblem } from "~/domain/filmFile";
import { type GreetingFilm } from "~/domain/greetingDraft";

const PROBLEMS = {
  tooLarge: "greeting.filmTooLarge",
  wrongType: "greeting.filmWrongType",
  tooLong: "greeting.filmTooLong",
  unreadable: "greeting.unreadable",
  notSent: "greeting.filmNotSent",
} as const satisfies Record<FilmProblem, string>;

interface FilmFieldProps {
  film: GreetingFilm | null;
  /** The last upload ended with the editor that it was in. */
  isCutOff: boolean | undefined;
  onChange: (film: GreetingFilm | null) => void;
  /** Called when an upload starts and ends; the greeting cannot be saved in between. */
  onBusy: (busy: boolean) => void;
}

/** The buyer's own film, uploaded as soon as it is chosen. */
export function FilmField({ film, isCutOff, onChange, onBusy }: FilmFieldProps) {
  const { uploadFilm } = useGreetingTools();
  const [problem, setProblem] = useState<FilmProblem | null>(isCutOff ? "notSent" : null);
  const [part, setPart] = useState<number | null>(null);
  const upload = useRef<AbortController | null>(null);
  useEffect(() => () => upload.current?.abort(), []);

  const send = async (file: File) => {
    upload.current?.abort();
    const controller = new AbortController();
    upload.current = controller;
    setProblem(null);
    setPart(0);
    onBusy(true);
    try {
      const sent = await uploadFilm(file, { signal: controller.signal, onProgress: setPart });
      if (typeof sent === "string") setProblem(sent);
      else onChange(sent);
    } catch {
      if (!controller.signal.aborted) setProblem("notSent");
    } finally {
      if (upload.current === controller) {
        setPart(null);
        onBusy(false);
      }
    }
  };
  const remove = () => {
    setProblem(null);
    onChange(null);
  };
  return (
    <FilePicker
      label={<FormattedMessage id="greeting.film" />}
      hint={<FormattedMessage id="greeting.filmHint" />}
      choose={<FormattedMessage id="greeting.chooseFilm" />}
      accept=".mp4,.webm,video/mp4,video/webm"
      error={problem && <FormattedMessage id={PROBLEMS[problem]} />}
      // In coarse steps, so that announcements are not too frequent.
      status={
        part !== null ? (
          <FormattedMessage id="greeting.sendingFilm" values={{ part: Math.floor(part * 10) / 10 }} />
        ) : (
          film && <FormattedMessage id="greeting.filmAdded" />
        )
      }
      statusId="greeting-film-status"
      onFile={(file) => void send(file)}
    >
      {part !== null ? (
        <Button variant="quiet" size="s" icon="close" onClick={() => upload.current?.abort()}>
          <FormattedMessage id="greeting.stopFilm" />
        </Button>
      ) : (
        film && (
          <Button variant="quiet" size="s" icon="trash" onClick={remove}>
            <FormattedMessage id="greeting.removeFilm" />
          </Button>
        )
      )}
    </FilePicker>
  );
}
