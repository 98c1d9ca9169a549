import { useIntl } from "react-intl";
import { useLocation } from "react-router";
import { useSalesFlows } from "~/api/watch/content";
import { PageHead } from "~/components/PageHead";
import { useShopSettings } from "~/components/shopSettings";
import { alternates } from "~/domain/language";
import { prefix } from "~/domain/market";
import { restAsSpelled } from "~/domain/paths";
import { selectSalesChannelId } from "~/state/basket/selectors";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";

interface ScreenHeadProps {
  title: string;
  /** Without one, that of the shop stands there (spec §2). */
  description?: string;
  /** Not for search engines: baskets, orders, vouchers, and pages that are not found. */
  noindex?: boolean;
  jsonLd?: object | null;
}

/** The head of a screen: title, canonical and alternate-language links, without query and hash. */
export function ScreenHead({ title, description, noindex = false, jsonLd }: ScreenHeadProps) {
  const { pathname } = useLocation();
  const { formatMessage } = useIntl();
  const market = useAppSelector(selectMarket);
  const { data } = useSalesFlows(useAppSelector(selectSalesChannelId), !noindex);
  const { origin, countries, fallbackMarket, shopName } = useShopSettings();
  const rest = restAsSpelled(pathname);
  const flows = data?.salesFlows.items ?? [];
  const others = alternates(market, rest, { flows, countries, fallback: fallbackMarket });
  return (
    <PageHead
      title={title}
      shop={shopName}
      description={description || formatMessage({ id: "home.description" })}
      noindex={noindex}
      canonical={noindex ? null : origin + prefix(market) + rest}
      alternates={noindex ? [] : others.map(({ hrefLang, path }) => ({ hrefLang, href: origin + path }))}
      jsonLd={jsonLd}
    />
  );
}
