import { isOfAnotherChannel } from "~/domain/failure";
import { CONSUMER_CHANNEL } from "~/domain/salesChannel";
import { type Operation } from "../operation";
import { type Answered, useAnswer } from "./useAnswer";

/** An answer, and whether it comes from the consumer channel because the first channel does not sell the product. */
export interface AnsweredSomewhere<Data> extends Answered<Data> {
  elsewhere: boolean;
}

/**
 * Watches reference data of a channel; if that answers that the product belongs to another channel, that of the
 * consumer channel (spec §8). `variablesIn` returns the variables for a channel.
 */
export function useInEitherChannel<Data, Variables>(
  operation: Operation<Data, Variables>,
  channelId: number,
  variablesIn: (channelId: number) => Variables,
): AnsweredSomewhere<Data> {
  const own = useAnswer(operation, variablesIn(channelId));
  const elsewhere = own.failure !== undefined && isOfAnotherChannel(own.failure) && channelId !== CONSUMER_CHANNEL;
  const other = useAnswer(operation, elsewhere ? variablesIn(CONSUMER_CHANNEL) : null);
  return { ...(elsewhere ? other : own), elsewhere };
}
