import { useEffect, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "~/components/Button";
import { Disclosure } from "~/components/Disclosure";
import { FailureText } from "~/components/FailureText";
import { Icon } from "~/components/Icon";
import { Notice } from "~/components/Notice";
import { UNKNOWN } from "~/domain/failureCode";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import {
  selectManyAdded,
  selectManyFailure,
  selectManyGifts,
  selectManyOwner,
  selectManyRefused,
  selectManyStatus,
} from "~/state/many/selectors";
import { closeMany, continueMany, continueWithout } from "~/state/many/slice";
import { Both } from "../Gift/Both";
import styles from "./ManyProgress.module.css";

/** The progress of adding gifts for many recipients: under way, stopped with a button to go on, or done. */
export function ManyProgress({ takesFocus = true }: { takesFocus?: boolean }) {
  const status = useAppSelector(selectManyStatus);
  const added = useAppSelector(selectManyAdded);
  const count = added.filter(Boolean).length;
  const total = added.length;
  const head = useRef<HTMLParagraphElement>(null);
  const isWorking = status === "working";
  useEffect(() => {
    if (takesFocus) head.current?.focus();
  }, [takesFocus, status]);
  return (
    <div className={styles.progress}>
      <p ref={head} tabIndex={-1} className={styles.head} id="many-progress">
        {status === "done" ? (
          <FormattedMessage id="many.allIn" values={{ count }} />
        ) : (
          <FormattedMessage id={isWorking ? "many.adding" : "many.stopped"} />
        )}
      </p>
      <progress className={styles.bar} aria-labelledby="many-progress" value={count} max={total} />
      <p role="status" className={styles.count}>
        <FormattedMessage id="many.progress" values={{ count, total }} />
      </p>
      {isWorking && (
        <p className={styles.hint}>
          <FormattedMessage id="many.goesOn" />
        </p>
      )}
      {status === "stopped" && <Stopped left={total - count} />}
    </div>
  );
}

function Stopped({ left }: { left: number }) {
  const dispatch = useAppDispatch();
  const refused = useAppSelector(selectManyRefused);
  const gifts = useAppSelector(selectManyGifts);
  const isNoneIn = left === gifts.length;
  const places = refused.map(({ place }) => place);
  const isAllRefused = places.length >= left;
  return (
    <>
      <Notice
        tone="error"
        live
        actions={
          <>
            {!isAllRefused && places.length > 0 && (
              <Button size="s" onClick={() => dispatch(continueWithout(places))}>
                <FormattedMessage id="many.goOnWithout" values={{ count: places.length }} />
              </Button>
            )}
            <Button size="s" onClick={() => dispatch(continueMany())}>
              {isNoneIn ? (
                <FormattedMessage id="error.retry" />
              ) : (
                <FormattedMessage id="many.goOn" values={{ count: left }} />
              )}
            </Button>
            <Button variant="quiet" size="s" onClick={() => dispatch(closeMany())}>
              <FormattedMessage id="many.giveUp" />
            </Button>
          </>
        }
      >
        {refused.length > 0 ? <FormattedMessage id="many.refused" /> : <WhyStopped />}
        {refused.length > 0 && (
          <ul className={styles.refused}>
            {refused.map(({ place, text }) => (
              <li key={place}>
                <FormattedMessage
                  id="many.refusedOne"
                  values={{ name: <bdi>{gifts[place]?.recipient.name}</bdi>, text: <bdi>{text}</bdi> }}
                />
              </li>
            ))}
          </ul>
        )}
      </Notice>
      <Disclosure summary={<FormattedMessage id="many.which" />}>
        <Which />
      </Disclosure>
    </>
  );
}

/** Why it stopped; where the basket is another account's, which one has to be shopped for again. */
function WhyStopped() {
  const failure = useAppSelector(selectManyFailure);
  const owner = useAppSelector(selectManyOwner);
  if (owner === null) return <FailureText failure={failure ?? { code: UNKNOWN, message: "" }} />;
  if (owner === undefined) return <FormattedMessage id="many.ofAnother" />;
  if (owner === "") return <FormattedMessage id="many.ofYourself" />;
  return <FormattedMessage id="many.ofCompany" values={{ name: <bdi>{owner}</bdi> }} />;
}

/** The list of gifts, and whether each is in the basket. */
function Which() {
  const gifts = useAppSelector(selectManyGifts);
  const added = useAppSelector(selectManyAdded);
  return (
    <ol className={styles.which}>
      {gifts.map(({ recipient }, place) => (
        <li key={place} className={styles.one} data-in={added[place] || undefined}>
          <Icon name={added[place] ? "done" : "clock"} size="s" />
          <span>
            <Both one={<bdi>{recipient.name}</bdi>} other={recipient.email || recipient.phone} />
          </span>
          <span>
            <FormattedMessage id={added[place] ? "many.isIn" : "many.notIn"} />
          </span>
        </li>
      ))}
    </ol>
  );
}
