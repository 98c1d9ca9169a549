import { useEffect, useId, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "~/components/Button";
import { isFocusLost } from "~/components/isFocusLost";
import { Notice } from "~/components/Notice";
import { useHeld } from "~/components/useHeld";
import { selectBasketWaiting, selectUndo } from "~/state/basket/selectors";
import { closeUndo, holdUndo, undoRemoval } from "~/state/basket/slice";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { selectLocale } from "~/state/intl/selectors";
import { giftOf } from "../Gift/giftOf";

interface UndoNoticeProps {
  /** Whether it takes the focus: always, only if the focus is lost, or never; "seen": it only comes into sight. */
  takesFocus?: "always" | "lost" | "never" | "seen";
}

/** Says what was just removed, with a button that puts it back. It stays while somebody reads it, or nobody can. */
export function UndoNotice({ takesFocus = "lost" }: UndoNoticeProps) {
  const dispatch = useAppDispatch();
  const undo = useAppSelector(selectUndo);
  const waiting = useAppSelector(selectBasketWaiting);
  const [asked, setAsked] = useState<number | null>(null);
  const { isHeld, holders } = useHeld();
  const box = useRef<HTMLDivElement>(null);
  const textId = useId();
  const id = undo?.id;
  useEffect(() => {
    if (id === undefined) return;
    if (takesFocus === "seen") box.current?.scrollIntoView({ block: "nearest" });
    else if (takesFocus === "always" || (takesFocus === "lost" && isFocusLost()))
      box.current?.querySelector("button")?.focus();
  }, [takesFocus, id]);

  useEffect(() => {
    if (!isHeld) return;
    dispatch(holdUndo(true));
    return () => {
      dispatch(holdUndo(false));
    };
  }, [isHeld, dispatch]);

  if (!undo) return null;
  const restore = () => {
    setAsked(undo.id);
    dispatch(undoRemoval(undo.id));
  };
  return (
    // Not a control: it only notices that somebody is reading.
    <div ref={box} data-undo {...holders}>
      <Notice
        live
        onClose={() => dispatch(closeUndo())}
        actions={
          <Button size="s" aria-describedby={textId} pending={asked === undo.id && waiting} onClick={restore}>
            <FormattedMessage id="undo.undo" />
          </Button>
        }
      >
        <span id={textId}>
          <TakenOut />
        </span>
      </Notice>
    </div>
  );
}

function TakenOut() {
  const { formatMessage } = useIntl();
  const undo = useAppSelector(selectUndo);
  const locale = useAppSelector(selectLocale);
  if (!undo) return null;
  if (undo.what !== "lines") return <FormattedMessage id={`undo.${undo.what}`} />;
  if (undo.count > 1) return <FormattedMessage id="undo.lines" values={{ count: undo.count }} />;
  const gift = giftOf(undo.presentations, locale);
  const name = (
    <bdi key="name" lang={gift.language ?? undefined}>
      {gift.name ?? formatMessage({ id: "product.unnamed" })}
    </bdi>
  );
  return <FormattedMessage id="undo.line" values={{ name }} />;
}
