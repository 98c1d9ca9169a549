import { type MouseEvent, use } from "react";
import { FormattedMessage } from "react-intl";
import { useLocation, useNavigate } from "react-router";
import { Button } from "~/components/Button";
import { Notice } from "~/components/Notice";
import { usePortalTheme } from "~/components/portalTheme";
import { type Failure, redeemChannelOf } from "~/domain/failure";
import { redeemPath } from "~/domain/routes";
import { BUSINESS_CHANNEL, CONSUMER_CHANNEL, isPortalId } from "~/domain/salesChannel";
import { chooseAccount } from "~/state/auth/slice";
import { selectSalesChannelId } from "~/state/basket/selectors";
import { enterChannel } from "~/state/basket/slice";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { AddressSecretsContext } from "../AddressSecrets/addressSecrets";
import { SENT_STATE } from "./sentState";

interface CodeElsewhereProps {
  /** Why the code was not taken. */
  refused: Failure | null;
  /** What was typed: the form of the screen that takes it has it too, if it is not taken there either. */
  code: string;
  pin: string;
  /** Sends it once more. */
  onUse: (event: MouseEvent) => void;
}

/**
 * Offers to use a code in the channel where it is valid. No code by itself makes anybody stop shopping for a company,
 * or leave a portal: that takes one press here.
 */
export function CodeElsewhere({ refused, code, pin, onUse }: CodeElsewhereProps) {
  const keeper = use(AddressSecretsContext);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const market = useAppSelector(selectMarket);
  const here = useAppSelector(selectSalesChannelId);
  const portal = usePortalTheme()?.name;
  const there = refused && redeemChannelOf(refused);
  if (there === null || there === here || there === BUSINESS_CHANNEL) return null;
  if (here === BUSINESS_CHANNEL) {
    const privately = (event: MouseEvent) => {
      dispatch(chooseAccount(null));
      onUse(event);
    };
    return (
      <Notice
        actions={
          <Button size="s" onClick={privately}>
            <FormattedMessage id="account.shopPrivately" />
          </Button>
        }
      >
        <FormattedMessage id="redeem.private" />
      </Notice>
    );
  }
  if (!isPortalId(here) || !portal) return null;
  const outside = (event: MouseEvent) => {
    dispatch(enterChannel(CONSUMER_CHANNEL));
    onUse(event);
    if (pathname === redeemPath(market)) return;
    // A portal's own page is for its own channel; the form of the other page tells the outcome.
    keeper.keep("redeem", pin ? [code, pin] : [code]);
    void navigate(redeemPath(market), { state: SENT_STATE });
  };
  return (
    <Notice
      actions={
        <Button size="s" onClick={outside}>
          <FormattedMessage id="redeem.useOutside" />
        </Button>
      }
    >
      <FormattedMessage id="redeem.outside" values={{ portal }} />
    </Notice>
  );
}
