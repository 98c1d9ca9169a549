/** The screens that show received vouchers. */
export type ExportScreen = "giftcard" | "bundle";

/** The screen for an exportType, which is the `{type}` of the address (spec §2). Unknown types are gift cards. */
export function screenOf(exportType: string): ExportScreen {
  return exportType.toLowerCase() === "bundle" ? "bundle" : "giftcard";
}

/** An exportType that may be sent; "giftcard" where the address names none that could be one. */
export function readExportType(raw: string | null | undefined): string {
  return raw && /^[\w-]{1,40}$/.test(raw) ? raw : "giftcard";
}

/** A voucher is polled for every 5 seconds, for at most 45 (spec §9). */
export const POLL_EVERY_MS = 5_000;
export const POLL_FOR_MS = 45_000;

/** Seconds after which the person is shown a new text. */
const STAGES = [0, 8, 20, 32] as const;
export type Stage = (typeof STAGES)[number];

/** The stage that is reached after so many milliseconds. */
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
 * How far the export of a voucher is: being made, ready to be shown, not begun (nobody has asked for it yet), or made
 * with nothing in it to show.
 */
export function progressOf(made: Made): "making" | "ready" | "idle" | "empty" {
  if (made.isProcessing) return "making";
  if (holds(made)) return "ready";
  return made.successfullyTriggered ? "empty" : "idle";
}
