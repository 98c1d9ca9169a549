import { isOfAnotherChannel } from "~/domain/failure";
import { CONSUMER_CHANNEL } from "~/domain/salesChannel";
import { type Operation } from "../operation";
import { type Answered, useAnswer } from "./useAnswer";

/** An answer, and whether it is the consumer channel's because the channel asked first does not sell the thing. */
export interface AnsweredSomewhere<Data> extends Answered<Data> {
  elsewhere: boolean;
}

/**
 * Watches reference data of a channel, and of the consumer channel where that one answers that it is not its own
 * (spec §8).
 * @param variablesIn the variables for one channel; null watches nothing.
 */
export function useInEitherChannel<Data, Variables>(
  operation: Operation<Data, Variables>,
  channelId: number,
  variablesIn: (channelId: number) => Variables | null,
): AnsweredSomewhere<Data> {
  const own = useAnswer(operation, variablesIn(channelId));
  const elsewhere = own.failure !== undefined && isOfAnotherChannel(own.failure) && channelId !== CONSUMER_CHANNEL;
  const other = useAnswer(operation, elsewhere ? variablesIn(CONSUMER_CHANNEL) : null);
  return { ...(elsewhere ? other : own), elsewhere };
}
