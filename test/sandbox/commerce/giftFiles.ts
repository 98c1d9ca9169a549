import type { RouteHandler } from "../parts";
import { fileOf } from "./exportView";
import { isReady } from "./downloads";
import type { CommerceState } from "./state";

/** The files of received gifts that are handed out by address: /api/giftcards/{fileId}.pdf */
export function giftFiles(state: CommerceState): RouteHandler {
  return async (_request, { pathname }) => {
    const [, fileId] = /^\/api\/giftcards\/([\w-]+)\.pdf$/.exec(pathname) ?? [];
    const download = [...state.downloads.values()].find((each) => each.fileId === fileId && each.file === "address");
    if (!download || !isReady(state, download)) return null;
    return new Response(new Uint8Array(await fileOf(state, download)), {
      headers: {
        "Content-Type": "application/pdf",
        "Content-Disposition": 'attachment; filename="gift-card.pdf"',
        "Cache-Control": "no-store",
        "X-Content-Type-Options": "nosniff",
      },
    });
  };
}
