import { useMemo } from "react";
import { useShopSettings } from "~/components/shopSettings";

/** The search service's configuration; the same object as long as the settings are the same. */
export function useSearchService() {
  const { searchAppId: appId, searchKey: key, searchHost: host, searchIndexPrefix: indexPrefix } = useShopSettings();
  return useMemo(() => ({ appId, key, host, indexPrefix }), [appId, key, host, indexPrefix]);
}
