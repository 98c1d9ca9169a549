import { type ExportedVoucher, type PdfGroup } from "~/api/commerce/vouchers";
import { type ExportScreen, type Stage } from "~/domain/exports";
import { type Failure } from "~/domain/failure";
import { type VoucherFile } from "~/domain/voucherFile";

/**
 * How far the voucher on screen is. closed: there is none; asking: its scheme is requested; proof: the person must
 * prove that it is theirs, or activate it; checking: that is being checked; making: it is being made; late: that took
 * too long; ready: it is there; failed.
 */
export type ExportStep = "closed" | "asking" | "proof" | "checking" | "making" | "late" | "ready" | "failed";

/** A voucher to be shown, without its token, which only the saga has. */
export interface ShownVoucher extends Pick<ExportedVoucher, "productId" | "value" | "expiresAt" | "presentations"> {
  code: string | null;
  pin: string | null;
  currency: string | null;
  file: VoucherFile;
}

/** One file of a bundle: requested, saved, failed, or offered as a link. */
export type BundleFile = { state: "asked" | "saved" | "failed" } | { state: "link"; href: string };

export interface ShownGroup extends Omit<PdfGroup, "bundleDownloadUrl"> {
  /** The address of all its files in one, if the server offers that. */
  href: string | null;
}

export interface ProofGiven {
  pin?: string;
  email?: string;
  phone?: string;
  accountId?: string;
}

export interface ExportsState {
  step: ExportStep;
  /** A voucher was on this screen and was removed because the page was left. */
  wasCleared: boolean;
  screen: ExportScreen;
  scheme: string | null;
  isDelayed: boolean;
  /** Why the last token or proof was not taken; which part of it was wrong is never said. */
  refusal: Failure | null;
  /** Seconds until the next try. */
  wait: number;
  stage: Stage;
  failure: Failure | null;
  vouchers: ShownVoucher[];
  /** Null until a bundle's files are known. */
  groups: ShownGroup[] | null;
  /** Part of a bundle could not be read. */
  incomplete: boolean;
  files: Record<string, BundleFile>;
  /**
   * The download of all files of the bundle in one, with the number of files done, and of those that it lacks once it
   * is saved, whatever is saved alone afterwards. elsewhere: the files are on foreign hosts. `isBusy`: some were not
   * fetched, as the server has too many requests.
   */
  zip: {
    done: number;
    total: number;
    missing: number;
    isBusy: boolean;
    state: "gathering" | "saved" | "elsewhere" | "failed";
  } | null;
}

export const initialState: ExportsState = {
  step: "closed",
  wasCleared: false,
  screen: "giftcard",
  scheme: null,
  isDelayed: false,
  refusal: null,
  wait: 0,
  stage: 0,
  failure: null,
  vouchers: [],
  groups: null,
  incomplete: false,
  files: {},
  zip: null,
};
