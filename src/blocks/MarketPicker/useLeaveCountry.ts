import { useEffect, useEffectEvent, useState } from "react";
import { selectBasketSettled, selectItemsCount, selectVouchers } from "~/state/basket/selectors";
import { useAppSelector } from "~/state/hooks";

/**
 * The way to another country, which gives up the basket: a basket that is being loaded or changed is waited for, and if
 * something is in it, the person is asked first (see LeaveCountryDialog). `leave` is called once. `start` sets out;
 * where `first` is "waiting", that has been done already.
 */
export function useLeaveCountry(leave: () => void, first: "idle" | "waiting" = "idle") {
  const isSettled = useAppSelector(selectBasketSettled);
  const hasBasket = useAppSelector((state) => selectItemsCount(state) + (selectVouchers(state)?.length ?? 0) > 0);
  const [step, setStep] = useState<"idle" | "waiting" | "asking" | "leaving">(first);
  if (step === "waiting" && isSettled) setStep(hasBasket ? "asking" : "leaving");
  const onLeave = useEffectEvent(leave);
  useEffect(() => {
    if (step === "leaving") onLeave();
  }, [step]);
  return {
    isWaiting: step === "waiting",
    isAsking: step === "asking",
    start: () => setStep("waiting"),
    cancel: () => setStep("idle"),
    confirm: () => setStep("leaving"),
  };
}
