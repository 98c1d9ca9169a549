import { isOwnCard } from "../data/ownCards";
import { hashOf, randomOf } from "../data/random";
import { letters } from "./ids";
import type { Instant } from "./records";

export type Scheme = "ByEmail" | "BySms" | "ByAccountId" | "ByPin" | "NoAuthRequired";

/** How its file is delivered: in the answer, at an address, or not at all. */
type FileKind = "base64" | "address" | "none";

export interface DownloadRecord {
  token: string;
  exportType: string;
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
  file: FileKind;
  /** Cannot be guessed: whoever knows it may fetch the file. */
  fileId: string;
  /** How many milliseconds it takes to be made. */
  takes: number;
  /** When the code can be shown; null before anybody asked, and for a gift in a bundle, which is asked for as a whole. */
  readyAt: Instant | null;
  /** The vouchers of a bundle; null for a single one. */
  members: DownloadRecord[] | null;
  /** The bundle it is in. */
  bundle: string | null;
}

export interface DownloadRow {
  token: string;
  scheme: Scheme;
  proof?: string;
  isDelayed?: boolean;
  productId?: string;
  value?: number;
  file?: FileKind;
  takes?: number;
  /** How many of each product are in the bundle. */
  bundle?: Record<string, number>;
}

interface Row extends DownloadRow {
  /** What it is for, as the README tells it. */
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
  { token: "GIFT-LATERPIN-7", scheme: "ByPin", proof: "1357", isDelayed: true, shows: "Activated with the PIN 1357" },
  { token: "GIFT-FILE-8", scheme: "NoAuthRequired", file: "address", shows: "Its file is at an address of its own" },
  { token: "GIFT-SLOW-9", scheme: "NoAuthRequired", takes: 70_000, shows: "Takes longer than anybody waits" },
  {
    token: "GIFT-THREE-10",
    scheme: "NoAuthRequired",
    bundle: { "1001": 2, "1000": 1 },
    shows: "Three gift cards with their codes and files",
  },
  {
    token: "GIFT-BUNDLE-11",
    scheme: "ByPin",
    proof: "9753",
    bundle: { "1001": 120, "1000": 50, "1101": 30 },
    shows: "A bundle of 200 files, with the PIN 9753",
  },
  { token: "GIFT-NOTHING-12", scheme: "NoAuthRequired", bundle: {}, shows: "A bundle without files" },
  {
    token: "GIFT-FILES-13",
    scheme: "NoAuthRequired",
    file: "address",
    bundle: { "1001": 2, "1101": 1 },
    shows: "Three gift cards whose files are at addresses, also together by product",
  },
];

/** How long a gift is valid, as the page of each gift card says. */
const YEARS_VALID = 3;
const PROCESSING_MS = 6_000;

/** The code of a gift: the shop's own cards are redeemed here (spec §3), those of brands at their tills. */
const codeOf = (productId: string, signs: string) => `${isOwnCard(productId) ? "SGK-" : "GAVIA"}${signs}`;

/** Ten characters for the code of one card; they cannot be told from another card's code. */
function signsOf(token: string): string {
  const random = randomOf(0, `signs of ${token}`);
  return Array.from({ length: 10 }, () => letters.charAt(random.int(0, letters.length - 1))).join("");
}

/** What proves a gift, as it is compared: people write letters small or large, and phone numbers with gaps. */
export const plainProof = (scheme: Scheme, written: string): string =>
  scheme === "BySms" ? written.replace(/[\s-]/g, "") : written.trim().toLowerCase();

const validUntil = (now: Instant): Instant => {
  const day = new Date(now);
  return day.setUTCFullYear(day.getUTCFullYear() + YEARS_VALID);
};

/** A received gift, or a bundle of them, as it lies ready for its owner. `signs`: what follows the code's beginning. */
export function newDownload(
  { token, scheme, proof, isDelayed, productId = "1001", value = 250, file = "base64", takes, bundle }: DownloadRow,
  {
    now,
    currency = "DKK",
    signs = signsOf(token),
    codePin = null,
  }: { now: Instant; currency?: string; signs?: string; codePin?: string | null },
): DownloadRecord {
  const made: DownloadRecord = {
    token,
    exportType: bundle ? "bundle" : "giftcard",
    scheme,
    isDelayedActivation: isDelayed ?? false,
    proof: proof ? plainProof(scheme, proof) : null,
    productId,
    value,
    currency,
    expiresAt: validUntil(now),
    code: codeOf(productId, signs),
    codePin,
    file,
    fileId: `f-${hashOf(7, token).toString(36)}${hashOf(11, `${token} file`).toString(36)}`,
    takes: takes ?? PROCESSING_MS,
    readyAt: null,
    members: null,
    bundle: null,
  };
  if (!bundle) return made;
  const products = Object.entries(bundle).flatMap(([id, count]) => Array.from({ length: count }, () => id));
  made.members = products.map((id, index) => ({
    ...newDownload({ token: `${token}-${index + 1}`, scheme, productId: id, value, file }, { now, currency, codePin }),
    bundle: token,
  }));
  return made;
}

/** The received gifts as they stand when the sandbox opens. */
export const seededDownloads = (now: Instant): DownloadRecord[] =>
  downloadTable.map((row, index) =>
    newDownload(
      { productId: index % 3 === 0 ? "1001" : "1101", value: 200 + index * 50, ...row },
      {
        now,
        signs: `7${String(index + 1).padStart(3, "0")}K2M9PX`,
        codePin: index % 2 === 0 ? null : String(3710 + index),
      },
    ),
  );
