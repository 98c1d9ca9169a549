import { type Answer, type AskOptions } from "../ask";
import { type Operation } from "../operation";

/**
 * Where reference data is kept. Until Apollo has loaded, after the first paint, answers are kept by answers.ts; from
 * then on Apollo's cache keeps them, and answers.ts only what is on screen.
 */
export interface AnswerCache {
  /** The kept answer, without a request; null for none. */
  read: <Data, Variables>(operation: Operation<Data, Variables>, variables: Variables) => Data | null;
  write: <Data, Variables>(operation: Operation<Data, Variables>, variables: Variables, data: Data) => void;
  /** Always makes a request, whatever is kept. */
  fetch: <Data, Variables>(
    operation: Operation<Data, Variables>,
    variables: Variables,
    options?: Pick<AskOptions, "retries">,
  ) => Promise<Answer<Data>>;
}
