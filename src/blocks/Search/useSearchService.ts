import { useMemo } from "react";
import { useShopSettings } from "~/components/shopSettings";

/** The search service of this shop; the same object as long as the settings are. */
export function useSearchService() {
  const { searchAppId: appId, searchKey: key, searchHost: host, searchIndexPrefix: indexPrefix } = useShopSettings();
  return useMemo(() => ({ appId, key, host, indexPrefix }), [appId, key, host, indexPrefix]);
}
