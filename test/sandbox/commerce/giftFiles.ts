import { zipSync } from "fflate";
import type { RouteHandler } from "../parts";
import { fileOf } from "./exportView";
import { isReady } from "./downloads";
import { type DownloadRecord } from "./downloadTable";
import type { CommerceState } from "./state";

/**
 * The files of received gifts that are handed out by address: /api/giftcards/{fileId}.pdf, and those of one product in
 * a bundle together: /api/giftcards/{fileId}.{productId}.zip
 */
export function giftFiles(state: CommerceState): RouteHandler {
  return async (_request, { pathname }) => {
    const [, fileId, productId] = /^\/api\/giftcards\/([\w-]+)\.(?:pdf|(\d+)\.zip)$/.exec(pathname) ?? [];
    const download = [...state.downloads.values()]
      .flatMap((each) => [each, ...(each.members ?? [])])
      .find((each) => each.fileId === fileId && each.file === "address");
    if (!download || !isReady(state, download)) return null;
    if (productId === undefined) return sent("gift-card.pdf", "application/pdf", await fileOf(state, download));
    const members = download.members?.filter((each) => each.productId === productId) ?? [];
    return members.length === 0 ? null : sent("gift-cards.zip", "application/zip", await zipOf(state, members));
  };
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
