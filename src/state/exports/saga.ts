import { type Action } from "@reduxjs/toolkit";
import { call, fork, put, select, take, takeEvery, takeLatest, type SagaGenerator } from "typed-redux-saga";
import { type ExportScreen, readExportType, screenOf } from "~/domain/exports";
import { failureOf, failureOfCode } from "~/domain/failure";
import { TOO_MANY_REQUESTS } from "~/domain/failureCode";
import { isRefusal, proofOf } from "~/domain/owner";
import { readToken } from "~/domain/voucherLookup";
import { secondsLeft } from "~/domain/wait";
import { abortable } from "../abortable";
import { attempt, failureIn, guarded } from "../attempt";
import { selectAuthStatus, selectUser } from "../auth/selectors";
import { userFailed, userReceived, wasKnown } from "../auth/slice";
import { countDown } from "../countDown";
import { cameOnline, loggedOut, personReplaced } from "../facts";
import { type RootState } from "../rootReducer";
import { type Services } from "../services";
import { saveAll, saveOne, whileShown } from "./bundleFiles";
import { type ExportSession, type HeldVoucher, waitLeft } from "./exportSession";
import { type ExportStep } from "./exportsState";
import { watchHandOver } from "./handOver";
import { makeVoucher } from "./make";
import { openOrClose, type ScreenAction } from "./screens";
import { tellFailure } from "./tellFailure";
import {
  askExportAgain,
  enterVoucher,
  exportFailed,
  findVoucher,
  forgetVoucher,
  leaveVoucher,
  ownerRefused,
  proveOwner,
  saveBundleFile,
  saveWholeBundle,
  schemeReceived,
  waitBegun,
  waitTicked,
  zipTold,
} from "./slice";

type WorkAction =
  | ReturnType<typeof findVoucher>
  | ReturnType<typeof proveOwner>
  | ReturnType<typeof askExportAgain>
  | ReturnType<typeof forgetVoucher>;
type WaitAction = ReturnType<typeof waitBegun> | ReturnType<typeof forgetVoucher>;

const WORKS = [findVoucher, proveOwner, askExportAgain, forgetVoucher];

/** Handles one action about the voucher; takeLatest cancels it when the next comes. */
function* work(services: Services, session: ExportSession, action: WorkAction): SagaGenerator<void> {
  if (forgetVoucher.match(action)) {
    session.held = null;
    // Forgetting the voucher does not reset the wait after wrong tokens.
    const wait = waitLeft(session, "");
    if (wait > 0) yield* put(waitBegun(wait));
    return;
  }
  try {
    if (findVoucher.match(action)) yield* find(session, action.payload);
    else if (proveOwner.match(action)) yield* prove(session, action.payload);
    else if (session.held) yield* makeAgain(session, session.held);
  } catch (error) {
    yield* tellFailure(session, failureIn(services, error));
  }
}

function* find(
  session: ExportSession,
  { byHand, ...lookup }: ReturnType<typeof findVoucher>["payload"],
): SagaGenerator<void> {
  const { services } = session;
  const token = readToken(lookup.token);
  if (!token) {
    session.held = null;
    yield* put(ownerRefused(failureOfCode("UNAUTHORIZED_ACCESS")));
    return;
  }
  const held: HeldVoucher = { ...lookup, token, byHand, proof: null };
  session.held = held;
  for (const secret of [token, held.pin]) if (secret) services.registerSecret(secret);
  if (byHand && waitLeft(session, "") > 0) {
    yield* put(exportFailed(failureOfCode(TOO_MANY_REQUESTS)));
    return;
  }
  const { authorizationScheme: scheme, isDelayedActivation: isDelayed } = yield* askScheme(services, held);
  yield* put(schemeReceived({ scheme, isDelayed, screen: screenOf(held.exportType) }));
  yield* put(waitBegun(waitLeft(session, token)));
  if (!isDelayed) yield* goStraightOn(session, held, scheme, byHand);
}

/** A token that was typed alone does not tell whether it is that of one gift card or of a bundle. */
function* askScheme({ commerce }: Services, held: HeldVoucher) {
  const ask = () => {
    const { token: id, exportType } = held;
    return abortable((signal) => commerce.fetchScheme({ id, exportType }, { signal }));
  };
  try {
    return yield* ask();
  } catch (error) {
    if (!held.byHand || held.exportType !== readExportType(null) || !isRefusal(failureOf(error))) throw error;
    held.exportType = "bundle" satisfies ExportScreen;
    return yield* ask();
  }
}

/** Goes on without asking if no proof is needed, or the person has already given it. */
function* goStraightOn(
  session: ExportSession,
  held: HeldVoucher,
  scheme: string,
  byHand: boolean,
): SagaGenerator<void> {
  const proof = proofOf(scheme);
  if (proof === "none") {
    // A page that is only prerendered, or visited by a link scanner, must not start an export.
    yield* call(session.services.whenPresented);
    yield* makeVoucher(session, held, { look: true });
  } else if (proof === "pin" && held.pin && byHand) {
    yield* put(proveOwner({ pin: held.pin }));
  } else if (proof === "account" && byHand) {
    const user = yield* signedInUser();
    if (user) yield* put(proveOwner({ accountId: user.id }));
  }
}

function* signedInUser() {
  const status = yield* select(selectAuthStatus);
  if (status === "unknown" || status === "loading") yield* take([userReceived, userFailed]);
  return yield* select(selectUser);
}

function* prove(session: ExportSession, given: ReturnType<typeof proveOwner>["payload"]): SagaGenerator<void> {
  const { held } = session;
  if (!held || waitLeft(session, held.token) > 0) return;
  if (given.pin) session.services.registerSecret(given.pin);
  held.proof = given;
  session.isProving = true;
  try {
    yield* makeVoucher(session, held, { look: false });
  } finally {
    session.isProving = false;
  }
}

function* makeAgain(session: ExportSession, held: HeldVoucher): SagaGenerator<void> {
  const isFound = (yield* select((state: RootState) => state.exports.scheme)) !== null;
  if (isFound) yield* makeVoucher(session, held, { look: true });
  else yield* find(session, held);
}

const TO_BE_PROVEN: readonly ExportStep[] = ["closed", "asking", "proof"];

/** Counts down the seconds until the next try is accepted. */
function* countWait({ clock }: Services, action: WaitAction): SagaGenerator<void> {
  const seconds = waitBegun.match(action) ? action.payload : 0;
  const end = clock.elapsed() + seconds * 1000;
  if (seconds > 0) yield* countDown(() => secondsLeft(end, clock.elapsed()), waitTicked);
}

/** Vouchers that a person received: found by token, proven to be theirs, made, shown, saved. */
export function* exportsSaga(services: Services) {
  const session: ExportSession = { services, held: null, isProving: false, misses: new Map() };
  yield* fork(watchHandOver, services, session);
  yield* takeLatest(
    [enterVoucher, leaveVoucher],
    guarded<[Services, ExportSession, ScreenAction]>(openOrClose),
    services,
    session,
  );
  yield* takeLatest(
    (action: Action) => WORKS.some(({ match }) => match(action)) && !(proveOwner.match(action) && session.isProving),
    guarded<[Services, ExportSession, WorkAction]>(work),
    services,
    session,
  );
  yield* takeLatest([waitBegun, forgetVoucher], guarded<[Services, WaitAction]>(countWait), services);
  yield* takeEvery(saveBundleFile, whileShown(saveOne), services, session);
  yield* takeLatest(
    saveWholeBundle,
    attempt<[Services, ExportSession, ReturnType<typeof saveWholeBundle>]>(whileShown(saveAll), () =>
      zipTold({ state: "failed" }),
    ),
    services,
    session,
  );
  yield* takeEvery(cameOnline, function* () {
    const { step, wait } = yield* select((state: RootState) => state.exports);
    if (step === "failed" && wait === 0) yield* put(askExportAgain());
  });
  yield* takeEvery([loggedOut, personReplaced], function* (fact: Action) {
    const { auth, exports } = yield* select((state: RootState) => state);
    // A gift that is still to be proven may be that of who has signed in.
    if (personReplaced.match(fact) && (!wasKnown(auth) || TO_BE_PROVEN.includes(exports.step))) return;
    yield* put(forgetVoucher());
  });
}
