import { call, put, race, select, type SagaGenerator, take } from "typed-redux-saga";
import { ApiFailure } from "~/api/apiFailure";
import { type BusinessAccount } from "~/api/commerce/businessAccounts";
import { failureOf, failureOfCode } from "~/domain/failure";
import { ACCOUNT_LOST, UNAUTHENTICATED } from "~/domain/failureCode";
import { mayBeMade } from "../basket/wasMade";
import { loggedOut, personReplaced } from "../facts";
import { type Services } from "../services";
import { refusalOfAccount } from "./accountInUse";
import { selectAccounts, selectChoice } from "./selectors";
import { billForAccount } from "./shopAs";
import { accountSaved, type saveAccount } from "./slice";

/**
 * Makes a request whose answer is for one person only. Throws if they sign out, or somebody else signs in, before the
 * answer comes: UNAUTHENTICATED, which leads to the sign-in, only if nobody is signed in then.
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

/** What the form changes of an account: whether it is approved or blocked is decided elsewhere. */
function formOf({ status: _, department, ...own }: BusinessAccount): string {
  const { status: _status, approvedForInvoice: _approved, ...company } = department;
  return JSON.stringify([own, company]);
}

/**
 * Sends the account form. If nobody knows how that ended, or how an earlier sending did, the person's accounts show
 * whether it was saved.
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
    // That the company has an account already may be the person's own doing: an earlier sending was late.
    const isTaken = id === null && Object.hasOwn(failure.fields, "companyRegistrationId");
    if (!isTaken && (!mayBeMade(failure) || Object.keys(failure.fields).length > 0)) throw error;
    const { accounts } = yield* whileSamePerson(() =>
      commerce.fetchBusinessAccounts().catch((unread: unknown) => {
        throw isTaken ? error : unread;
      }),
    );
    const known = before.find((each) => each.id === id);
    const isMade = (each: BusinessAccount) =>
      id === null
        ? each.department.companyRegistrationId === input.companyRegistrationId &&
          before.every((one) => one.id !== each.id)
        : each.id === id && known !== undefined && formOf(each) !== formOf(known);
    const made = accounts.find(isMade);
    if (!made) throw error;
    saved = made;
  }
  yield* put(accountSaved(saved));
  if ((yield* select(selectChoice))?.id === saved.id) yield* billForAccount(services, { anew: true });
}
