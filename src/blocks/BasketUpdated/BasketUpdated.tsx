import { type ReactNode, useEffect } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "~/components/Button";
import { Dialog } from "~/components/Dialog";
import { lazyPart } from "~/components/lazyPart";
import { useOpenPath } from "~/components/Link";
import { PartPlace } from "~/components/PartPlace";
import { whenIdle } from "~/components/whenIdle";
import { basketPath } from "~/domain/routes";
import { selectBasket, selectItemsCount, selectJustAdded } from "~/state/basket/selectors";
import { closeJustAdded } from "~/state/basket/slice";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";

const SummaryRows = lazyPart(() => import("../BasketSummary/SummaryRows"), "SummaryRows");

interface BasketUpdatedProps {
  /** Only gifts of this product are told of here. */
  productId: string;
  children?: ReactNode;
}

/**
 * Says that a gift is in the basket and what the basket costs with it, and asks where to go next. The focus returns to
 * the button that added it.
 */
export function BasketUpdated({ productId, children }: BasketUpdatedProps) {
  const dispatch = useAppDispatch();
  const open = useOpenPath();
  const market = useAppSelector(selectMarket);
  const justAdded = useAppSelector(selectJustAdded);
  const count = useAppSelector(selectItemsCount);
  const basket = useAppSelector(selectBasket);
  // Not while the gift is on its way to the basket: a style sheet that comes then costs another look at the whole page.
  useEffect(() => whenIdle(() => void SummaryRows.preload().catch(() => undefined)), []);
  const close = () => dispatch(closeJustAdded());
  // It stays until the basket stands there: a dialog that closes meanwhile makes the next screen late.
  const toBasket = () => open(basketPath(market));
  // Back then comes to the product, and nothing was added since.
  useEffect(() => () => void dispatch(closeJustAdded()), [dispatch]);
  return (
    <Dialog
      open={justAdded !== null && justAdded.productIds.includes(productId)}
      onClose={close}
      size="s"
      title={<FormattedMessage id="updated.title" />}
      footer={
        <>
          <Button onClick={close}>
            <FormattedMessage id="updated.continue" />
          </Button>
          <Button variant="primary" onClick={toBasket} data-autofocus>
            <FormattedMessage id="updated.toBasket" />
          </Button>
        </>
      }
    >
      {children}
      <PartPlace
        waiting={
          <p>
            <FormattedMessage id="updated.text" values={{ count }} />
          </p>
        }
      >
        {basket && <SummaryRows basket={basket} isNextChoice={false} />}
      </PartPlace>
    </Dialog>
  );
}
