import { zipSync } from "fflate";
import type { RouteHandler } from "../parts";
import { fileOf } from "./exportView";
import { isReady } from "./downloads";
import { type DownloadRecord } from "./downloadTable";
import { instantText } from "./lookups";
import type { CommerceState } from "./state";

/**
 * The files of received gifts that are handed out by address: /api/giftcards/{fileId}.pdf, those of one product in a
 * bundle together: /api/giftcards/{fileId}.{productId}.zip, and all their codes as a table: /api/giftcards/{fileId}.csv
 */
export function giftFiles(state: CommerceState): RouteHandler {
  return async (_request, { pathname }) => {
    const [, fileId, kind, productId] = /^\/api\/giftcards\/([\w-]+)\.(pdf|csv|(\d+)\.zip)$/.exec(pathname) ?? [];
    const download = [...state.downloads.values()]
      .flatMap((each) => [each, ...(each.members ?? [])])
      .find((each) => each.fileId === fileId && each.file === "address");
    if (!download || !isReady(state, download)) return null;
    if (kind === "csv")
      return sent("gift-cards.csv", "text/csv; charset=utf-8", tableOf(download.members ?? [download]));
    if (kind === "pdf")
      return download.members ? null : sent("gift-card.pdf", "application/pdf", await fileOf(state, download));
    const members = download.members?.filter((each) => each.productId === productId) ?? [];
    return members.length === 0 ? null : sent("gift-cards.zip", "application/zip", await zipOf(state, members));
  };
}

/** One row for each card; nothing in it needs quotation marks. */
function tableOf(cards: DownloadRecord[]): Uint8Array {
  const rows = cards.map(({ code, codePin, value, currency, expiresAt }) => [
    code,
    codePin ?? "",
    value,
    currency,
    instantText(expiresAt).slice(0, 10),
  ]);
  const lines = [["code", "pin", "value", "currency", "expires"], ...rows].map((row) => `${row.join(",")}\r\n`);
  return new TextEncoder().encode(lines.join(""));
}

async function zipOf(state: CommerceState, members: DownloadRecord[]): Promise<Uint8Array> {
  const files = await Promise.all(members.map((member) => fileOf(state, member)));
  return zipSync(Object.fromEntries(files.map((file, index) => [`gift-card-${index + 1}.pdf`, new Uint8Array(file)])));
}

const sent = (name: string, type: string, content: Uint8Array) =>
  new Response(new Uint8Array(content), {
    headers: {
      "Content-Type": type,
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
