import { type AskOptions, askData } from "../ask";
import { type CreateGreetingInput } from "../generated/commerce/answers";
import { createGreeting as createGreetingOperation } from "../generated/commerce/createGreeting";

/** Creates a greeting and returns its token, which is put on a line. Throws ApiFailure. */
export async function createGreeting(input: CreateGreetingInput, options?: AskOptions): Promise<string> {
  return (await askData(createGreetingOperation, { input }, options)).createGreeting.greetingToken;
}
