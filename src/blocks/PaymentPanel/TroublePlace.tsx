import { useEffect } from "react";
import { lazyPart } from "~/components/lazyPart";
import { PartPlace } from "~/components/PartPlace";
import { type Basket } from "~/domain/basket";
import { useAppSelector } from "~/state/hooks";
import { selectPaymentTrouble } from "~/state/payment/selectors";

const PaymentTrouble = lazyPart(() => import("./PaymentTrouble"), "PaymentTrouble");

/** The place where it is said why a payment did not start. */
export function TroublePlace({ basket }: { basket: Basket }) {
  const trouble = useAppSelector(selectPaymentTrouble);
  useEffect(() => {
    // Behind the screen, but at once: the trouble may be that there is no connection any more.
    PaymentTrouble.preload().catch(() => undefined);
  }, []);
  if (!trouble) return null;
  return (
    <PartPlace>
      <PaymentTrouble basket={basket} />
    </PartPlace>
  );
}
