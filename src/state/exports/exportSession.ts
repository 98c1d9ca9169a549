import { type ExportInput } from "~/api/commerce/vouchers";
import { pauseAfter } from "~/domain/owner";
import { type VoucherLookup } from "~/domain/voucherLookup";
import { secondsLeft } from "~/domain/wait";
import { reportRefused } from "../refusedAddress";
import { type Services } from "../services";
import { type ProofGiven } from "./slice";

/** The voucher that is asked for. Its token, PIN and proof are nowhere else: not in the store, not in a cache. */
export interface HeldVoucher extends VoucherLookup {
  proof: ProofGiven | null;
}

/** What the exports saga remembers between two actions. */
export interface ExportSession {
  services: Services;
  held: HeldVoucher | null;
  /** An answer of the person is on its way: another one is not taken before it is known. */
  isProving: boolean;
  /** Wrong answers by token ("" for tokens that were not found), and until when the next one has to wait. */
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

/** The address of a file when it may be opened; else null, and it is reported. */
export function fileAddress(services: Services, raw: string): string | null {
  const address = services.fileAddress(raw);
  if (address === null) reportRefused(services, raw);
  return address;
}

/** Counts a wrong answer and answers how many seconds the next one has to wait; what the server asks for is obeyed. */
export function countMiss({ misses, services }: ExportSession, key: string, asked: number | null): number {
  const count = (misses.get(key)?.count ?? 0) + 1;
  const wait = Math.max(pauseAfter(count), asked ?? 0);
  misses.set(key, { count, until: services.clock.elapsed() + wait * 1000 });
  return wait;
}

/** Seconds until the next answer for a token ("" for tokens that were not found) is taken. */
export function waitLeft({ misses, services }: ExportSession, key: string): number {
  return secondsLeft(misses.get(key)?.until ?? null, services.clock.elapsed());
}
