import { call, put, race, select, type SagaGenerator, take } from "typed-redux-saga";
import { ApiFailure } from "~/api/apiFailure";
import { type BusinessAccount } from "~/api/commerce/businessAccounts";
import { failureOf, failureOfCode } from "~/domain/failure";
import { ACCOUNT_LOST, isEndUnknown, UNAUTHENTICATED } from "~/domain/failureCode";
import { loggedOut, personReplaced } from "../facts";
import { type Services } from "../services";
import { refusalOfAccount } from "./accountInUse";
import { selectAccounts, selectChoice } from "./selectors";
import { billForAccount } from "./shopAs";
import { accountSaved, type saveAccount } from "./slice";

/**
 * Asks for what is one person's alone. Whoever signs out, or is followed by somebody else, takes the question along:
 * the answer would be told to the next one. Throws for those who wait; but who follows is signed in, and needs no
 * sign-in.
 */
export function* whileSamePerson<Answer>(ask: () => Promise<Answer>): SagaGenerator<Answer> {
  const { ended, replaced } = yield* race({
    ended: call(async () => ({ answer: await ask() })),
    left: take(loggedOut),
    replaced: take(personReplaced),
  });
  if (!ended) throw new ApiFailure(failureOfCode(replaced ? ACCOUNT_LOST : UNAUTHENTICATED));
  return ended.answer;
}

/**
 * Sends the account form. If the answer about a new account is lost, the person's accounts show whether it was created.
 */
export function* save(
  services: Services,
  { payload: { id, input } }: ReturnType<typeof saveAccount>,
): SagaGenerator<void> {
  const { commerce } = services;
  const before = (yield* select(selectAccounts)) ?? [];
  let saved: BusinessAccount;
  try {
    saved = yield* whileSamePerson(() =>
      id === null ? commerce.createBusinessAccount(input) : commerce.updateBusinessAccount(id, input),
    );
  } catch (error) {
    const failure = failureOf(error);
    const told = yield* refusalOfAccount(failure, id);
    if (told !== failure) throw new ApiFailure(told);
    if (id !== null || !isEndUnknown(failure)) throw error;
    const { accounts } = yield* whileSamePerson(commerce.fetchBusinessAccounts);
    const made = accounts.find(
      (each) =>
        each.department.companyRegistrationId === input.companyRegistrationId &&
        before.every((known) => known.id !== each.id),
    );
    if (!made) throw error;
    saved = made;
  }
  yield* put(accountSaved(saved));
  if ((yield* select(selectChoice))?.id === saved.id) yield* billForAccount(services, { anew: true });
}
