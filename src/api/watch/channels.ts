import { getSalesChannelById } from "../generated/cms/getSalesChannelById";
import { getSalesChannelBySlug } from "../generated/cms/getSalesChannelBySlug";
import { readAnswerOf, primeAnswer } from "./answers";
import { type Answered, useAnswer } from "./useAnswer";
import { type GetSalesChannelByIdQuery } from "../generated/cms";

export type Channel = NonNullable<GetSalesChannelByIdQuery["salesChannelById"]>;
type Lookup = { id: number } | { slug: string };

/** A channel by its number; null asks for none. */
export const useChannel = (id: number | null) => useAnswer(getSalesChannelById, id === null ? null : { id });

/** The channel an address names, by number or by slug; its data is null where there is none. */
export function useNamedChannel(lookup: Lookup | null): Omit<Answered<unknown>, "data"> & { channel?: Channel | null } {
  const byId = useChannel(lookup && "id" in lookup ? lookup.id : null);
  const bySlug = useAnswer(getSalesChannelBySlug, lookup && "slug" in lookup ? lookup : null);
  if (lookup === null) return { loading: false, again: () => undefined, channel: null };
  return "id" in lookup
    ? { ...byId, channel: byId.data?.salesChannelById }
    : { ...bySlug, channel: bySlug.data?.salesChannelBySlug };
}

/** The channel of an address as far as it is known without asking, for the first picture. */
export function knownChannel(lookup: Lookup | null): Channel | null {
  if (lookup === null) return null;
  return "id" in lookup
    ? (readAnswerOf(getSalesChannelById, lookup).data?.salesChannelById ?? null)
    : (readAnswerOf(getSalesChannelBySlug, lookup).data?.salesChannelBySlug ?? null);
}

/** Who asks for this channel by its number need not ask again. */
export const primeChannel = (channel: Channel) =>
  primeAnswer(getSalesChannelById, { id: channel.id }, { salesChannelById: channel });
