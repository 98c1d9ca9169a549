import { type Answer } from "../ask";
import { type Operation } from "../operation";
import { type AnswerCache } from "./answerCache";

let cache: AnswerCache | null = null;

/** Sets the cache that keeps answers from now on; null for none. */
export const keepIn = (given: AnswerCache | null) => void (cache = given);

/** Operations whose answers only the holder of a token may see: they are kept only while they are on screen. */
const FOR_ONE_PERSON: readonly string[] = ["getGreeting"];

/** Whether only one person may see the answers of an operation. */
export const isForOnePerson = ({ name }: { name: string }) => FOR_ONE_PERSON.includes(name);

/** The cache that keeps the answers of an operation; null for none. */
export const homeOf = (operation: { name: string }) => (isForOnePerson(operation) ? null : cache);

/** An incomplete answer is shown but not kept: a retry, or the next visit, requests it again. */
export const isWhole = ({ data, incomplete }: Partial<Answer<unknown>>) => data !== undefined && !incomplete;

/** Keeps an answer, if it is whole and there is a cache for it. */
export function keepWhole<Variables>(
  operation: Operation<unknown, Variables>,
  variables: Variables,
  answer: Partial<Answer<unknown>>,
): void {
  if (isWhole(answer)) homeOf(operation)?.write(operation, variables, answer.data);
}
