import { type RefObject, useEffect, useId, useState } from "react";
import { FormattedList, FormattedMessage, useIntl } from "react-intl";
import { Button } from "~/components/Button";
import { Field } from "~/components/Field";
import { TextArea } from "~/components/TextArea";
import {
  countLetters,
  greetingProblem,
  letterScript,
  MOST_LETTERS,
  type RefusedSign,
  refusedSigns,
  signNumber,
  withoutRefused,
} from "~/domain/greeting";
import styles from "./GreetingEditor.module.css";

/** More is not taken in, as a browser lays out a pasted megabyte for half a minute; far less cannot be sent either. */
const MOST_TYPED = 20_000;
/** How many refused characters are named at most; pasted text can have thousands. */
const MOST_NAMED = 8;
const MOST_MARKED = 600;
/** From this length on, the count is announced. */
const SPOKEN_FROM = MOST_LETTERS - 50;
const REST_MS = 700;

interface GreetingTextProps {
  text: string;
  onChange: (text: string) => void;
  box: RefObject<HTMLTextAreaElement | null>;
  /** What is wrong with the greeting as a whole. */
  error: string | null;
}

/**
 * The text of a greeting, with a counter. Characters that cannot be printed are named and marked, and can be removed.
 */
export function GreetingText({ text, onChange, box, error }: GreetingTextProps) {
  const { formatMessage } = useIntl();
  const countId = useId();
  const refused = refusedSigns(text);
  const count = countLetters(text);
  const problem = greetingProblem(text);
  const told =
    problem === "tooLong"
      ? formatMessage({ id: "greeting.tooLong" }, { over: count - MOST_LETTERS })
      : problem === "tooManyBreaks"
        ? formatMessage({ id: "greeting.tooManyBreaks" })
        : problem === "refused"
          ? undefined
          : error;
  const remove = () => {
    onChange(withoutRefused(text));
    box.current?.focus();
  };
  return (
    <div className={styles.words}>
      <Field
        label={<FormattedMessage id="greeting.text" />}
        hint={<FormattedMessage id="greeting.textHint" />}
        error={refused.length > 0 ? <RefusedSigns refused={refused} /> : told}
      >
        <TextArea
          ref={box}
          rows={5}
          maxLength={MOST_TYPED}
          dir="auto"
          data-script={letterScript(text)}
          aria-describedby={countId}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      <p id={countId} className={styles.count} data-over={count > MOST_LETTERS || undefined}>
        <FormattedMessage id="greeting.count" values={{ count, most: MOST_LETTERS }} />
      </p>
      <Spoken text={text} />
      {refused.length > 0 && (
        <div className={styles.refused}>
          <p className="visually-hidden">
            <FormattedMessage id="greeting.marked" />
          </p>
          <p className={styles.marked} dir="auto">
            {parts(text.slice(0, MOST_MARKED), refused).map(({ part, sign }, at) =>
              sign ? <mark key={at}>{visible(sign)}</mark> : <span key={at}>{part}</span>,
            )}
          </p>
          <span>
            <Button size="s" icon="trash" onClick={remove}>
              <FormattedMessage id="greeting.removeRefused" values={{ count: refused.length }} />
            </Button>
          </span>
        </div>
      )}
    </div>
  );
}

/** What is said after a pause in typing: characters that cannot be printed, else how long the text is. */
function Spoken({ text }: { text: string }) {
  const [spoken, setSpoken] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const refused = refusedSigns(spoken);
  const count = countLetters(spoken);
  return (
    <p className="visually-hidden" role="status">
      {refused.length > 0 ? (
        <RefusedSigns refused={refused} />
      ) : (
        count >= SPOKEN_FROM && <FormattedMessage id="greeting.count" values={{ count, most: MOST_LETTERS }} />
      )}
    </p>
  );
}

const NAMES = {
  pictograph: "greeting.refusedPictograph",
  symbol: "greeting.refusedSymbol",
  invisible: "greeting.refusedInvisible",
  control: "greeting.refusedControl",
  private: "greeting.refusedPrivate",
} as const;

/** The refused characters, each as it looks or, if invisible, by its code point. */
function RefusedSigns({ refused }: { refused: readonly RefusedSign[] }) {
  const kinds = [...new Map(refused.map((one) => [one.sign, one])).values()].slice(0, MOST_NAMED);
  return (
    <FormattedMessage
      id="greeting.refused"
      values={{
        count: refused.length,
        signs: (
          <FormattedList
            type="conjunction"
            value={kinds.map(({ sign, kind }) => (
              <FormattedMessage key={sign} id={NAMES[kind]} values={{ sign, number: signNumber(sign) }} />
            ))}
          />
        ),
      }}
    />
  );
}

function parts(text: string, refused: readonly RefusedSign[]) {
  const found: { part: string; sign?: RefusedSign }[] = [];
  let from = 0;
  for (const sign of refused) {
    if (sign.at >= text.length) break;
    found.push({ part: text.slice(from, sign.at) }, { part: sign.sign, sign });
    from = sign.at + sign.sign.length;
  }
  found.push({ part: text.slice(from) });
  return found;
}

const visible = ({ kind, sign }: RefusedSign) => (kind === "pictograph" || kind === "symbol" ? sign : signNumber(sign));
