import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "~/components/Button";
import { loadChunk } from "~/components/loadChunk";
import { Notice } from "~/components/Notice";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { saveTable } from "~/state/orders/slice";
import { type ShownOrder } from "./shownOrder";

/** Saves the deliveries of an order for a spreadsheet. What writes the file comes with the press. */
export function SaveDeliveries({ order }: { order: ShownOrder }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const market = useAppSelector(selectMarket);
  const [step, setStep] = useState<"idle" | "making" | "unreached">("idle");
  const save = async () => {
    setStep("making");
    const made = await loadChunk(() => import("./deliveriesFile")).catch(() => null);
    setStep(made ? "idle" : "unreached");
    if (made) dispatch(saveTable(made.deliveriesFile(intl, order, market)));
  };
  return (
    <>
      <Button icon="download" pending={step === "making"} onClick={() => void save()}>
        <FormattedMessage id="order.saveTable" />
      </Button>
      {step === "unreached" && (
        <Notice tone="error" live>
          <FormattedMessage id="toast.network" />
        </Notice>
      )}
    </>
  );
}
