import type { Instant } from "./records";
import { refusal, tooManyAttempts } from "./refusals";
import type { CommerceState } from "./state";

export type Scheme = "ByEmail" | "BySms" | "ByAccountId" | "ByPin" | "NoAuthRequired";

export interface DownloadRecord {
  token: string;
  exportTypes: string[];
  scheme: Scheme;
  isDelayedActivation: boolean;
  /** What the person must know: an e-mail address, a phone number, an account or a PIN. */
  proof: string | null;
  productId: string;
  value: number;
  currency: string;
  expiresAt: Instant;
  code: string;
  codePin: string | null;
  /** When the code is ready to be shown; null before it was asked for. */
  readyAt: Instant | null;
  /** Instants of wrong answers. */
  misses: Instant[];
}

export interface Verification {
  email?: string | null;
  phone?: string | null;
  pin?: string | null;
  accountId?: string | null;
}

interface Row {
  token: string;
  scheme: Scheme;
  proof?: string;
  isDelayed?: boolean;
  productId?: string;
  value?: number;
  shows: string;
}

/** The tokens of received gifts to try, each with its way of proving that it is yours. */
export const downloadTable: readonly Row[] = [
  { token: "GIFT-OPEN-1", scheme: "NoAuthRequired", shows: "Shown straight away" },
  { token: "GIFT-PIN-2", scheme: "ByPin", proof: "2468", shows: "Asks for the PIN 2468" },
  { token: "GIFT-MAIL-3", scheme: "ByEmail", proof: "alma@gavia.example", shows: "Asks for alma@gavia.example" },
  { token: "GIFT-SMS-4", scheme: "BySms", proof: "+4520123499", shows: "Asks for +45 20 12 34 99" },
  { token: "GIFT-ACCOUNT-5", scheme: "ByAccountId", proof: "freja", shows: "Asks Freja to sign in" },
  { token: "GIFT-LATER-6", scheme: "NoAuthRequired", isDelayed: true, shows: "Has to be activated first" },
];

const DAY = 86_400_000;
const PROCESSING_MS = 6_000;
const MISSES_ALLOWED = 10;
const MISSES_WITHIN_MS = 60_000;

/** The received gifts as they stand when the sandbox opens. */
export const seededDownloads = (now: Instant): Map<string, DownloadRecord> =>
  new Map(
    downloadTable.map((row, index) => [
      row.token,
      {
        token: row.token,
        exportTypes: ["giftcard", "redeem"],
        scheme: row.scheme,
        isDelayedActivation: row.isDelayed ?? false,
        proof: row.proof ?? null,
        productId: row.productId ?? "1101",
        value: row.value ?? 200 + index * 50,
        currency: "DKK",
        expiresAt: now + 3 * 365 * DAY,
        code: `GAVIA7${String(index + 1).padStart(3, "0")}K2M9PX`,
        codePin: index % 2 === 0 ? null : String(3710 + index),
        readyAt: null,
        misses: [],
      },
    ]),
  );

/** One text for a wrong token and for a wrong answer: neither tells whether the other was right. */
const unauthorized = () =>
  refusal("UNAUTHORIZED_ACCESS", "The gift card cannot be shown with what you entered. Check it, or contact support.");

/** The received gift behind a token. */
export function downloadFor(state: CommerceState, id: string, exportType: string): DownloadRecord {
  const download = state.downloads.get(id);
  if (!download?.exportTypes.includes(exportType)) throw unauthorized();
  return download;
}

function isProven(download: DownloadRecord, said: Verification, userId: string | null): boolean {
  const same = (text: string | null | undefined) => text?.trim().toLowerCase() === download.proof;
  switch (download.scheme) {
    case "NoAuthRequired":
      return true;
    case "ByPin":
      return same(said.pin);
    case "ByEmail":
      return same(said.email);
    case "BySms":
      return said.phone?.replace(/[\s-]/g, "") === download.proof;
    case "ByAccountId":
      return userId === download.proof;
  }
}

/** The gift, when the person proved that it is theirs. Ten wrong answers in a minute, and the next has to wait. */
export function verifiedDownload(
  state: CommerceState,
  input: { id: string; exportType: string; verification?: Verification | null },
  userId: string | null,
): DownloadRecord {
  const download = downloadFor(state, input.id, input.exportType);
  const now = state.clock.now();
  download.misses = download.misses.filter((instant) => now - instant < MISSES_WITHIN_MS);
  if (download.misses.length >= MISSES_ALLOWED) {
    throw tooManyAttempts(Math.ceil(((download.misses[0] ?? now) + MISSES_WITHIN_MS - now) / 1000));
  }
  if (!isProven(download, input.verification ?? {}, userId)) {
    download.misses.push(now);
    throw unauthorized();
  }
  return download;
}

/** Starts the making of the code. Asking again does not start it anew. */
export function startExport(state: CommerceState, download: DownloadRecord): void {
  download.readyAt ??= state.clock.now() + PROCESSING_MS;
}
