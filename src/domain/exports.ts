/** What the shop does with a voucher of some kind: `{type}` of the address is the server's exportType (spec §2). */
export type ExportScreen = "giftcard" | "bundle";

/** Where a kind is shown. Kinds that are new to the shop are gift cards. */
export function screenOf(exportType: string): ExportScreen {
  return exportType.toLowerCase() === "bundle" ? "bundle" : "giftcard";
}

/** A kind as it may be sent; the shop's own where an address names nothing sensible. */
export function readExportType(raw: string | null | undefined): string {
  return raw && /^[\w-]{1,40}$/.test(raw) ? raw : "giftcard";
}

/** A voucher is asked for every five seconds, for 45 at most (spec §9). */
export const POLL_EVERY_MS = 5_000;
export const POLL_FOR_MS = 45_000;

/** Seconds after which the person is told something new. */
const STAGES = [0, 8, 20, 32] as const;
export type Stage = (typeof STAGES)[number];

/** The last stage that was reached after so many milliseconds. */
export function stageAt(ms: number): Stage {
  return STAGES.filter((seconds) => ms >= seconds * 1000).at(-1) ?? 0;
}

interface Made {
  isProcessing: boolean | null;
  successfullyTriggered: boolean | null;
  voucher: string | null;
  exportBase64: string | null;
  fileDownloadUrl: string | null;
}

const holds = (made: Made) => Boolean(made.voucher || made.exportBase64 || made.fileDownloadUrl);

/**
 * How far a voucher is: being made, ready to be shown, not begun (nobody has asked for it yet), or made without
 * anything to show.
 */
export function progressOf(made: Made): "making" | "ready" | "idle" | "empty" {
  if (made.isProcessing) return "making";
  if (holds(made)) return "ready";
  return made.successfullyTriggered ? "empty" : "idle";
}
