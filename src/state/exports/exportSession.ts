import { type ExportInput } from "~/api/commerce/vouchers";
import { pauseAfter } from "~/domain/owner";
import { type VoucherLookup } from "~/domain/voucherLookup";
import { secondsLeft } from "~/domain/wait";
import { reportRefused } from "../refusedAddress";
import { type Services } from "../services";
import { type ProofGiven } from "./exportsState";

/** The voucher being opened. Its token, PIN and proof are kept only here: not in the store, not in a cache. */
export interface HeldVoucher extends VoucherLookup {
  proof: ProofGiven | null;
  /** The person typed it (or was signing in with it), so its PIN is used at once. */
  byHand: boolean;
}

/** What the exports saga remembers between two actions. */
export interface ExportSession {
  services: Services;
  held: HeldVoucher | null;
  /** A proof is being checked: another one is not accepted meanwhile. */
  isProving: boolean;
  /**
   * Wrong proofs by token ("" for tokens that were not found), and until when the next has to wait (`clock.elapsed`).
   */
  misses: Map<string, { count: number; until: number }>;
}

/** The input of a call about the held voucher. */
export function inputOf({ token, exportType, proof }: HeldVoucher, productId?: string | null): ExportInput {
  return {
    id: token,
    exportType,
    ...(productId && { productId }),
    ...(proof && Object.keys(proof).length > 0 && { verification: proof }),
  };
}

/** The address of a file if it may be opened; else null, and it is reported. */
export function fileAddress(services: Services, raw: string): string | null {
  const address = services.fileAddress(raw);
  if (address === null) reportRefused(services, raw);
  // Whoever has the address gets the file without any proof; its query is in no report.
  else services.registerSecret(new URL(address, services.publicOrigin).pathname);
  return address;
}

/** Counts a wrong proof and returns how many seconds the next has to wait, at least the `asked` ones of the server. */
export function countMiss({ misses, services }: ExportSession, key: string, asked: number | null): number {
  const count = (misses.get(key)?.count ?? 0) + 1;
  const wait = Math.max(pauseAfter(count), asked ?? 0);
  misses.set(key, { count, until: services.clock.elapsed() + wait * 1000 });
  return wait;
}

/** Seconds until the next proof for a token ("" for tokens that were not found) is accepted. */
export function waitLeft({ misses, services }: ExportSession, key: string): number {
  return secondsLeft(misses.get(key)?.until ?? null, services.clock.elapsed());
}
