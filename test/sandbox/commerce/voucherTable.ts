import { channelIds } from "../data/channels";
import type { Instant } from "./records";

export type VoucherState = "Active" | "Inactive" | "Redeemed" | "NoCredit";

export interface VoucherRecord {
  id: string;
  code: string;
  pin: string | null;
  type: "SGK" | "POR" | "BHN";
  currency: string;
  /** What is left of it, in its own currency. */
  balance: number;
  state: VoucherState;
  expiresAt: Instant;
  /** Where it can be used; whoever tries elsewhere is sent to the first. */
  salesChannelIds: number[];
  /** The department that bought it, when only that department may use it. */
  departmentId: string | null;
}

export interface VoucherRow {
  code: string;
  pin?: string;
  currency?: string;
  balance?: number;
  state?: VoucherState;
  expiresInDays?: number;
  channels?: number[];
  departmentId?: string;
}

interface Row extends VoucherRow {
  /** What it is for, as the README tells it. */
  shows: string;
}

/** The channels of the website in which a voucher is good unless it says otherwise. */
export const website = [channelIds.redeem, channelIds.b2c];

/** The codes to try (spec §3, prefixes POR-, SGK-, BHN-). Any other code is not found. */
export const voucherTable: readonly Row[] = [
  { code: "SGK-DKK500AAAA", balance: 500, shows: "DKK 500 on it" },
  { code: "SGK-DKK100BBBB", balance: 100, shows: "DKK 100 on it: less than most gifts cost" },
  { code: "SGK-DKK20000CC", balance: 20000, shows: "DKK 20 000 on it: pays a whole basket" },
  { code: "SGK-EUR50DDDDD", balance: 50, currency: "EUR", shows: "EUR 50 on it" },
  { code: "SGK-SEK750EEEE", balance: 750, currency: "SEK", shows: "SEK 750 on it" },
  { code: "SGK-PIN300FFFF", balance: 300, pin: "4711", shows: "DKK 300 on it, with the PIN 4711" },
  { code: "SGK-SOON250GGG", balance: 250, expiresInDays: 2, shows: "DKK 250 on it, expires in two days" },
  { code: "SGK-EXPIRED001", balance: 200, expiresInDays: -30, shows: "VoucherExpired" },
  { code: "SGK-EMPTY00001", balance: 0, state: "Redeemed", shows: "VoucherRedeemed" },
  { code: "SGK-INACTIVE01", balance: 400, state: "Inactive", shows: "InactiveVoucher" },
  { code: "SGK-NOCREDIT01", balance: 400, state: "NoCredit", shows: "BadCreditCode" },
  { code: "SGK-REDEEM2222", balance: 350, channels: [channelIds.redeem], shows: "Only in the redeem channel" },
  { code: "POR-NORDLYS001", balance: 400, channels: [channelIds.nordlys], shows: "Only in the portal nordlys" },
  {
    code: "POR-FJORD00001",
    balance: 600,
    currency: "NOK",
    channels: [channelIds.fjordbank],
    shows: "Only in fjordbank",
  },
  { code: "POR-HAVBLIK001", balance: 250, channels: [channelIds.havblik], shows: "Only in havblik" },
  {
    code: "BHN-DEPT100001",
    balance: 1000,
    channels: [channelIds.redeem, channelIds.b2b],
    departmentId: "dep-nordhavn",
    shows: "Bought by the department Nordhavn Studio, for its own use",
  },
  { code: "BHN-GIFT200001", balance: 200, channels: [...website, channelIds.b2b], shows: "DKK 200 from an employer" },
];

const DAY = 86_400_000;

/**
 * A voucher as it stands before anybody used it: in kroner, for a year, on the website, unless its row says otherwise.
 */
export function newVoucher(row: VoucherRow, { id, now }: { id: string; now: Instant }): VoucherRecord {
  return {
    id,
    code: row.code,
    pin: row.pin ?? null,
    type: row.code.slice(0, 3) as VoucherRecord["type"],
    currency: row.currency ?? "DKK",
    balance: row.balance ?? 0,
    state: row.state ?? "Active",
    expiresAt: now + (row.expiresInDays ?? 365) * DAY,
    salesChannelIds: row.channels ?? website,
    departmentId: row.departmentId ?? null,
  };
}

/** The codes as they stand when the sandbox opens. */
export function seededVouchers(now: Instant): Map<string, VoucherRecord> {
  return new Map(voucherTable.map((row, index) => [row.code, newVoucher(row, { id: `voucher-${index + 1}`, now })]));
}
