import {
  type ClipboardEvent,
  type MouseEvent,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from "react";
import { useIntl } from "react-intl";
import { useAnnounce } from "~/components/announce";
import { useFailureText } from "~/components/FailureText";
import { useShopSettings } from "~/components/shopSettings";
import { useClearOnLeave } from "~/components/useClearOnLeave";
import { useFocusOrSay } from "~/components/useFocusOrSay";
import { asksForPin, isMiss } from "~/domain/misses";
import { codeInText } from "~/domain/pastedCode";
import { cleanCode, cleanPin, codeProblem, pinProblem } from "~/domain/voucher";
import { linkInText, type VoucherLookup } from "~/domain/voucherLookup";
import { asksToWait } from "~/domain/wait";
import { selectBasketWaiting, selectVouchers } from "~/state/basket/selectors";
import { redeemCode } from "~/state/basket/slice";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { selectRefusal, selectWait } from "~/state/vouchers/selectors";
import { secretSeen } from "~/state/vouchers/slice";

export const CODE_LENGTH = 120;
/** The length from which a typed code or PIN is treated as a secret. */
const SHORTEST_SECRET = 3;
const NOTHING_TYPED = { code: "", pin: "" };

interface CodeFormTold {
  onNext: (() => void) | undefined;
  onTaken: (() => void) | undefined;
}

/** The state of the code form: its values, errors, and the outcome of redeeming. What is told: see VoucherEntry. */
export function useCodeForm(
  { isSent, ...given }: { code: string; pin: string; isSent: boolean },
  { onNext, onTaken }: CodeFormTold,
) {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const failureText = useFailureText();
  const announce = useAnnounce();
  const focusOrSay = useFocusOrSay();
  const refusal = useAppSelector(selectRefusal);
  const held = useAppSelector((state) => selectVouchers(state)?.length ?? 0);
  const wait = useAppSelector(selectWait);
  const id = useId();
  const { codePrefixes } = useShopSettings();
  const codeId = `${id}-code`;
  const pinId = `${id}-pin`;
  const [values, setValues] = useState(given);
  const [problem, setProblem] = useState<"code" | "pin" | null>(null);
  const [pasted, setPasted] = useState<"both" | "code" | "none" | null>(null);
  /** What was brought is no code but the link of a received gift card. */
  const [gift, setGift] = useState<VoucherLookup | null>(null);
  /** What this form has sent, until its code was taken; `isFollowed`: the next code was typed before its answer. */
  const [sent, setSent] = useState<(typeof values & { isFollowed?: boolean }) | null>(
    isSent && given.code ? given : null,
  );
  const isSending = useAppSelector((state) => sent !== null && selectBasketWaiting(state));

  // The code was accepted, in this basket or another channel's: the form is free for the next one, which may already
  // have been typed.
  const isTaken = sent !== null && !isSending && refusal === null && held > 0;
  if (isTaken) {
    setSent(null);
    setValues({ code: values.code === sent.code ? "" : values.code, pin: values.pin === sent.pin ? "" : values.pin });
    if (values.code === sent.code) setPasted(null);
  }
  const forgetTold = () => {
    setProblem(null);
    setPasted(null);
    setGift(null);
  };
  useClearOnLeave(() => {
    setValues(NOTHING_TYPED);
    forgetTold();
    // What is on its way is still told of; a refusal goes with the code it is about.
    if (!isSending) setSent(null);
  });
  const [takenCount, setTakenCount] = useState(0);
  if (isTaken) setTakenCount(takenCount + 1);
  const tellTaken = useEffectEvent(() => {
    announce(formatMessage({ id: "redeem.taken" }));
    if (!values.code && !values.pin) onTaken?.();
  });
  useEffect(() => {
    if (takenCount > 0) tellTaken();
  }, [takenCount]);

  // The next code is not wrong because the last one was: that is told by a toast.
  const refused = sent && !sent.isFollowed && !isSending ? refusal : null;
  const wantsPin = refused !== null && asksForPin(refused);
  // Focuses the field to correct when the answer comes.
  useEffect(() => {
    if (!refused) return;
    if (wantsPin) focusOn(pinId);
    else if (isMiss(refused)) focusOn(codeId);
  }, [refused, wantsPin, codeId, pinId]);

  const change = (next: Partial<typeof values>) => {
    for (const secret of Object.values(next)) {
      if (secret.length >= SHORTEST_SECRET) dispatch(secretSeen(secret));
    }
    if (isSending) onNext?.();
    if (isSending && next.code !== undefined) {
      setSent((before) => before && { ...before, isFollowed: next.code !== before.code });
    }
    setValues((before) => ({ ...before, ...next }));
    forgetTold();
  };

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData("text");
    const found = codeInText(text, codePrefixes);
    const link = found ? null : linkInText(text, codePrefixes);
    if (!found && !link && text.trim().length <= CODE_LENGTH) return;
    event.preventDefault();
    if (link) return offerGift(link);
    if (!found) return setPasted("none");
    // A PIN that stands there already may be that of this code, but not if the code takes the place of another.
    const isAnother = values.code !== "" && cleanCode(values.code, codePrefixes) !== found.code;
    change({ code: found.code, ...((found.pin || isAnother) && { pin: found.pin }) });
    setPasted(found.pin ? "both" : "code");
  };

  const offerGift = (link: VoucherLookup) => {
    for (const secret of [link.token, link.pin]) if (secret) dispatch(secretSeen(secret));
    setValues(NOTHING_TYPED);
    forgetTold();
    setGift(link);
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const link = linkInText(values.code, codePrefixes);
    if (link) return offerGift(link);
    const code = cleanCode(values.code, codePrefixes);
    const pin = cleanPin(values.pin);
    const wrong = codeProblem(code) ? "code" : pinProblem(pin) ? "pin" : null;
    forgetTold();
    setProblem(wrong);
    if (wrong) focusOrSay(wrong === "code" ? codeId : pinId);
    // Another change of the basket does not matter: the code waits for its turn.
    if (wrong || isSending || wait > 0) return;
    setSent(values);
    dispatch(redeemCode({ code, ...(pin && { pin }) }));
  };

  const sendAgain = (event: MouseEvent) => {
    submit(event);
    // The clicked button disappears with the message.
    focusOn(codeId);
  };

  // That there were too many tries is told beside the button, with the wait: the code may be right.
  const told = refused && !asksToWait(refused) ? failureText(refused) : null;
  return {
    ...values,
    codeId,
    pinId,
    change,
    paste,
    submit,
    pasted,
    gift,
    wait,
    isEmpty: problem === "code" && cleanCode(values.code, codePrefixes) === "",
    isCodeWrong: problem === "code",
    isPinWrong: problem === "pin",
    /** The text of the refusal, at the field that it is about. */
    refusedCode: wantsPin ? null : told,
    refusedPin: wantsPin ? told : null,
    isSending,
    refused,
    sendAgain,
  };
}

function focusOn(id: string) {
  document.getElementById(id)?.focus();
}
