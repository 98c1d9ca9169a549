import { useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "~/components/Button";
import { focusBack } from "~/components/focusBack";
import { Notice } from "~/components/Notice";
import { selectBasketWaiting } from "~/state/basket/selectors";
import { goToShop } from "~/state/basket/slice";
import { useAppDispatch, useAppSelector } from "~/state/hooks";

/** The ways on from the redeem channel's basket without codes: hardly anything can be added to it. */
export function CodelessNotice() {
  const dispatch = useAppDispatch();
  const waiting = useAppSelector(selectBasketWaiting);
  const [asked, setAsked] = useState<"take" | "leave" | null>(null);
  const [onTheWay, setOnTheWay] = useState(false);
  // If it failed, it does not seem to be under way with every later change.
  if (onTheWay && !waiting) setOnTheWay(false);
  // The button that was pressed goes away with this notice.
  useEffect(() => (asked ? () => queueMicrotask(() => focusBack(null)) : undefined), [asked]);
  const go = (how: "take" | "leave") => {
    setAsked(how);
    setOnTheWay(true);
    dispatch(goToShop({ withGifts: how === "take" }));
  };
  return (
    <Notice
      tone="warning"
      live
      title={<FormattedMessage id="basket.noCodes" />}
      actions={
        <>
          <Button size="s" variant="primary" pending={onTheWay && asked === "take"} onClick={() => go("take")}>
            <FormattedMessage id="basket.takeAlong" />
          </Button>
          <Button size="s" pending={onTheWay && asked === "leave"} onClick={() => go("leave")}>
            <FormattedMessage id="basket.leaveGifts" />
          </Button>
        </>
      }
    >
      <FormattedMessage id="basket.noCodesText" />
    </Notice>
  );
}
