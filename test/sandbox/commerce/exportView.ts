import type { DownloadRecord } from "./downloads";
import { instantText, knownProduct } from "./lookups";
import type { CommerceState } from "./state";
import { titleAndLogo } from "./productViews";

/** The state of a received gift's export: the code once it is ready, a file never yet. */
export function exportView(state: CommerceState, download: DownloadRecord) {
  const isReady = download.readyAt !== null && download.readyAt <= state.clock.now();
  return {
    id: download.token,
    exportBase64: null,
    exportBehaviour: null,
    voucher: isReady ? download.code : null,
    pin: isReady ? download.codePin : null,
    productId: download.productId,
    value: download.value,
    currencyCode: download.currency,
    expiresAt: instantText(download.expiresAt),
    fileDownloadUrl: null,
    isProcessing: download.readyAt !== null && !isReady,
    successfullyTriggered: download.readyAt !== null,
    presentations: titleAndLogo(state, knownProduct(state, download.productId)),
  };
}
