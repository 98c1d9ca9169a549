import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { type ListingPage, type ListingQuery } from "~/api/cms/listing";
import { type Failure } from "~/domain/failure";
import { isLastPage } from "~/domain/listingPages";
import { listedIn, withoutDuplicates } from "~/domain/product";
import { listingKey } from "./listingKey";

type ListedProduct = ListingPage["items"][number];

export interface ListingRecord {
  query: ListingQuery;
  items: ListedProduct[];
  /** The ids of all products that came, those that are not sold here too. */
  came: string[];
  /** The number of pages that are held. */
  page: number;
  isLastPage: boolean;
  totalItems: number;
  hasPhysicalProducts: boolean | null;
  /** Part of it was missing or could not be read. */
  incomplete: boolean;
  /** When its first page came, in milliseconds since 1970. */
  cameAt: number;
}

export interface PageOfListing {
  query: ListingQuery;
  page: number;
  answer: ListingPage;
  incomplete?: boolean;
  /** When it came, in milliseconds since 1970. */
  at: number;
}

interface ListingState {
  records: Record<string, ListingRecord>;
  /** Keys of the records, the most recently shown last. */
  seen: string[];
  /** The list that the address asks for. */
  wanted: ListingQuery | null;
  /** The key of the list on screen: the old one stays until the new one is there. */
  shown: string | null;
  loading: boolean;
  failure: Failure | null;
}

/** How many lists are kept, so that Back needs no request. */
const RECORDS_KEPT = 12;

const initialState: ListingState = {
  records: {},
  seen: [],
  wanted: null,
  shown: null,
  loading: false,
  failure: null,
};

export const listingSlice = createSlice({
  name: "listing",
  initialState,
  reducers: {
    // asked by a screen
    /** The address asks for this list. If it is held, it is shown at once; else the old one stays until it comes. */
    openListing: (state, { payload }: PayloadAction<ListingQuery>) => {
      const key = listingKey(payload);
      state.wanted = payload;
      state.failure = null;
      state.loading = !state.records[key];
      if (state.records[key]) show(state, key);
    },
    loadNextPage: (state) => {
      const record = state.wanted && state.records[listingKey(state.wanted)];
      if (!record || record.isLastPage) return;
      state.loading = true;
      state.failure = null;
    },
    retryListing: (state) => {
      state.loading = state.wanted !== null;
      state.failure = null;
    },

    /** Told by the saga, and by a screen that has an early answer. `incomplete`: part of it could not be read. */
    pageReceived: (state, { payload }: PayloadAction<PageOfListing>) => {
      const key = listingKey(payload.query);
      const before = state.records[key];
      if (payload.page !== (before?.page ?? 0) + 1) return;
      state.records[key] = extended(before, payload);
      if (!state.wanted) state.wanted = payload.query;
      if (listingKey(state.wanted) !== key) return;
      state.loading = false;
      state.failure = null;
      show(state, key);
    },
    /** All held pages of a list, loaded again; ignored if one more page has come meanwhile. */
    listingRenewed: (state, { payload: pages }: PayloadAction<PageOfListing[]>) => {
      const [first] = pages;
      const key = first && listingKey(first.query);
      if (key === undefined || state.records[key]?.page !== pages.length) return;
      state.records[key] = pages.reduce<ListingRecord | undefined>(extended, undefined)!;
    },
    listingFailed: (state, { payload }: PayloadAction<Failure>) => {
      state.loading = false;
      state.failure = payload;
    },
  },
});

function show(state: ListingState, key: string) {
  state.shown = key;
  state.seen = [...state.seen.filter((held) => held !== key), key];
  for (const old of state.seen.splice(0, Math.max(0, state.seen.length - RECORDS_KEPT))) delete state.records[old];
}

function extended(
  before: ListingRecord | undefined,
  { query, page, answer, incomplete = false, at }: PageOfListing,
): ListingRecord {
  const held = before?.items ?? [];
  const items = withoutDuplicates([...held, ...listedIn(answer.items, query.countryCode)]);
  const cameBefore = before?.came ?? [];
  const came = [...new Set([...cameBefore, ...answer.items.map(({ id }) => id)])];
  const { totalPages, totalItems } = answer.pagingInfo;
  const isLast = isLastPage({ page, totalPages, totalItems, broughtNew: came.length - cameBefore.length });
  const isPart = incomplete || (before?.incomplete ?? false);
  return {
    query,
    items,
    came,
    page,
    isLastPage: isLast,
    // Servers miscount: there are never fewer than those that are shown, and at the end of a whole list no more.
    totalItems: isLast && !isPart ? items.length : Math.max(totalItems ?? 0, items.length),
    hasPhysicalProducts: answer.hasPhysicalProducts ?? before?.hasPhysicalProducts ?? null,
    incomplete: isPart,
    cameAt: before?.cameAt ?? at,
  };
}

export const { openListing, loadNextPage, retryListing, pageReceived, listingRenewed, listingFailed } =
  listingSlice.actions;
