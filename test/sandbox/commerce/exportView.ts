import { pictureAt } from "../art/media";
import { titleOf } from "../data/productCopy";
import { giftPdf } from "../pdf/giftPdf";
import { bundleOf, isReady, shownMembers, wholeOf } from "./downloads";
import { type DownloadRecord } from "./downloadTable";
import { instantText, knownProduct } from "./lookups";
import { titleAndLogo } from "./productViews";
import { refusal } from "./refusals";
import type { CommerceState } from "./state";

/** The sheet of a received gift, as a PDF. */
export function fileOf(state: CommerceState, download: DownloadRecord): Promise<Buffer> {
  const product = knownProduct(state, download.productId);
  const name = product.brand ? product.brand.id : `own-${product.id}`;
  return giftPdf({
    title: titleOf(product, "en"),
    art: pictureAt(state.catalogue, `/media/card/${name}.svg`) ?? "",
    value: download.value,
    currency: download.currency,
    code: download.code,
    pin: download.codePin,
    expires: new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(download.expiresAt),
  });
}

/** The state of a received gift's export: the code once it is ready, and its file. */
export function exportView(state: CommerceState, download: DownloadRecord) {
  const ready = isReady(state, download);
  const isStarted = wholeOf(state, download).readyAt !== null;
  // a bundle has neither code nor sheet of its own: its gifts have
  const isTold = ready && download.members === null;
  return {
    id: download.token,
    // drawn only when it is asked for
    exportBase64: async () =>
      isTold && download.file === "base64" ? (await fileOf(state, download)).toString("base64") : null,
    exportBehaviour: null,
    voucher: isTold ? download.code : null,
    pin: isTold ? download.codePin : null,
    productId: download.productId,
    value: download.value,
    currencyCode: download.currency,
    expiresAt: instantText(download.expiresAt),
    fileDownloadUrl: isTold && download.file === "address" ? `/api/giftcards/${download.fileId}.pdf` : null,
    isProcessing: isStarted && !ready,
    successfullyTriggered: isStarted,
    presentations: titleAndLogo(state, knownProduct(state, download.productId)),
  };
}

/** The state of a bundle's export: the gifts with their codes once they are ready, when they are few. */
export function bundleView(state: CommerceState, download: DownloadRecord) {
  const ready = isReady(state, download);
  const members = shownMembers(download);
  return {
    isProcessing: download.readyAt !== null && !ready,
    // the list of a bundle tells the codes; its files are asked for one by one
    exports: ready ? members.map((member) => ({ ...exportView(state, member), exportBase64: null })) : [],
  };
}

/** The files of a bundle by product. */
export function bundledPdfsView(state: CommerceState, download: DownloadRecord) {
  const members = bundleOf(download);
  if (!isReady(state, download)) throw refusal("FluentValidation", "The bundle is not ready yet");
  const products = [...new Set(members.map(({ productId }) => productId))];
  return {
    pdfsGroupedByProductId: products.map((productId) => ({
      productId,
      salesChannelId: 3,
      bundleDownloadUrl: download.file === "address" ? `/api/giftcards/${download.fileId}.${productId}.zip` : null,
      pdfTokens: members
        .filter((member) => member.productId === productId)
        .map(({ token, currency, value }) => ({ pdfId: token, currency, valueInDecimal: value })),
    })),
  };
}
