import { type AskOptions, askData } from "../ask";
import { type CreateGreetingInput } from "../generated/commerce/answers";
import { createGreeting as createGreetingOperation } from "../generated/commerce/createGreeting";

/** Stores a greeting and answers the token by which a line carries it. Throws ApiFailure. */
export async function createGreeting(input: CreateGreetingInput, options?: AskOptions): Promise<string> {
  return (await askData(createGreetingOperation, { input }, options)).createGreeting.greetingToken;
}
