import { buildCatalogue, DEFAULT_SEED, type Catalogue } from "../data/catalogue";
import { emptyShelf, type Shelf } from "../data/shelf";
import { seededPeople, type People } from "./accounts";
import type { Clock } from "../parts";
import { makeAgenda, type Agenda } from "./agenda";
import type { FilmRecord } from "./greetingFilms";
import type { GreetingRecord } from "./greetings";
import { seededFilms, seededGreetings } from "./seededGreetings";
import { makeIds, type Ids } from "./ids";
import type { MailRecord } from "../mail/records";
import { Misses } from "./misses";
import { hearProvider } from "./paying";
import type { OrderRecord } from "./orderRecords";
import { PaymentProvider } from "../payment/provider";
import type { BasketRecord, IssueRecord } from "./records";
import { layReady } from "./downloads";
import { type DownloadRecord, seededDownloads } from "./downloadTable";
import { seededVouchers, type VoucherRecord } from "./voucherTable";

/** Everything the commerce service remembers. Each sandbox, and so each test, has its own. */
export interface CommerceState {
  readonly clock: Clock;
  readonly agenda: Agenda;
  readonly ids: Ids;
  readonly catalogue: Catalogue;
  /** Stock and prices, shared with the content service. */
  readonly shelf: Shelf;
  readonly baskets: Map<string, BasketRecord>;
  /** By public order id. */
  readonly orders: Map<string, OrderRecord>;
  readonly vouchers: Map<string, VoucherRecord>;
  readonly greetings: Map<string, GreetingRecord>;
  readonly films: Map<string, FilmRecord>;
  readonly downloads: Map<string, DownloadRecord>;
  readonly people: People;
  readonly payments: PaymentProvider;
  /** SKUs that are gone, whatever was reserved: set by a test to have the stock go at the last moment. */
  readonly goneSkus: Set<string>;
  /** Issues that a test added, by basket id. */
  readonly addedIssues: Map<string, IssueRecord[]>;
  /** Codes that were not found, by client. */
  readonly voucherMisses: Misses;
  /** Wrong PINs by the code that they came with, not by client: whoever guesses has as many addresses as it takes. */
  readonly pinMisses: Misses;
  /** Tokens of gifts that were not found and wrong proofs, by client. */
  readonly tokenMisses: Misses;
  /** Wrong proofs of owning a gift, by the gift's token. */
  readonly proofMisses: Misses;
  /** What was sent to recipients, the newest first. */
  mails: MailRecord[];
  /** Milliseconds from the payment to the booked order; drawn from 1–2 s when null. */
  bookingDelay: number | null;
  /** The public origin of the payment page; null: a path of the shop's own origin. */
  paymentOrigin: string | null;
}

export interface CommerceOptions {
  clock: Clock;
  seed?: number;
  catalogue?: Catalogue;
  shelf?: Shelf;
  /** Tells one process from another. Two states with the same seed and run give the same ids. */
  run?: string;
  paymentOrigin?: string | null;
}

/** The state of a commerce service that has just been started. */
export function createCommerceState(options: CommerceOptions): CommerceState {
  const seed = options.seed ?? DEFAULT_SEED;
  const ids = makeIds(seed, options.run ?? "");
  const agenda = makeAgenda(options.clock);
  const payments = new PaymentProvider({ agenda, newId: ids.next });
  const state: CommerceState = {
    clock: agenda.clock,
    agenda,
    ids,
    catalogue: options.catalogue ?? buildCatalogue(seed),
    shelf: options.shelf ?? emptyShelf(),
    baskets: new Map(),
    orders: new Map(),
    vouchers: seededVouchers(options.clock.now()),
    greetings: seededGreetings(),
    films: seededFilms(),
    downloads: new Map(),
    people: seededPeople(),
    payments,
    goneSkus: new Set(),
    addedIssues: new Map(),
    voucherMisses: new Misses(options.clock, 20),
    // more than all the journeys mistype together: they share one sandbox, and its codes
    pinMisses: new Misses(options.clock, 100, 60 * 60_000),
    tokenMisses: new Misses(options.clock, 30),
    proofMisses: new Misses(options.clock, 10),
    mails: [],
    bookingDelay: null,
    paymentOrigin: options.paymentOrigin ?? null,
  };
  for (const download of seededDownloads(options.clock.now())) layReady(state, download);
  payments.notify = (notice) => hearProvider(state, notice);
  return state;
}
