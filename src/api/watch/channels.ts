import { getSalesChannelById } from "../generated/cms/getSalesChannelById";
import { getSalesChannelBySlug } from "../generated/cms/getSalesChannelBySlug";
import { readAnswerOf, primeAnswer } from "./answers";
import { type Answered, useAnswer } from "./useAnswer";
import { type GetSalesChannelByIdQuery } from "../generated/cms";

export type Channel = NonNullable<GetSalesChannelByIdQuery["salesChannelById"]>;
type Lookup = { id: number } | { slug: string };

/** A channel by its id; null makes no request. */
export const useChannel = (id: number | null) => useAnswer(getSalesChannelById, id === null ? null : { id });

/** The channel that an address names, by id or slug; `channel` is null if there is none. */
export function useNamedChannel(lookup: Lookup | null): Omit<Answered<unknown>, "data"> & { channel?: Channel | null } {
  const byId = useChannel(lookup && "id" in lookup ? lookup.id : null);
  const bySlug = useAnswer(getSalesChannelBySlug, lookup && "slug" in lookup ? lookup : null);
  if (lookup === null) return { loading: false, again: () => undefined, channel: null };
  return "id" in lookup
    ? { ...byId, channel: byId.data?.salesChannelById }
    : { ...bySlug, channel: bySlug.data?.salesChannelBySlug };
}

/** The channel that an address names, if it is known without a request; for the first render. */
export function knownChannel(lookup: Lookup | null): Channel | null {
  if (lookup === null) return null;
  return "id" in lookup
    ? (readAnswerOf(getSalesChannelById, lookup).data?.salesChannelById ?? null)
    : (readAnswerOf(getSalesChannelBySlug, lookup).data?.salesChannelBySlug ?? null);
}

/** Stores a channel that came by its slug under its id too, so that `useChannel` needs no request. */
export const primeChannel = (channel: Channel) =>
  primeAnswer(getSalesChannelById, { id: channel.id }, { salesChannelById: channel });
