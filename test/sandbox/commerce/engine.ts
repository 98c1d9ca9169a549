import { identityPages } from "../identity/identityPages";
import type { Engine, SandboxParts } from "../parts";
import { mailPages } from "../mail/mailPages";
import { paymentPages } from "../payment/paymentPages";
import { releaseIdleBaskets } from "./baskets";
import { commerceControl } from "./control";
import { giftFiles } from "./giftFiles";
import { greetingFilms } from "./greetingFilms";
import { greetingPictures } from "./greetingPictures";
import { tellEveryProblem } from "./refusals";
import { commerceResolvers } from "./resolvers";
import { createCommerceState, type CommerceState } from "./state";
import { wrappingPictures } from "./wrappingPictures";

export interface CommerceEngineOptions {
  /** Tells one process from another, so that a basket of the last one is unknown to this one. */
  run?: string;
  /** Another origin under which this sandbox is reached, for the payment page; the shop's own when null. */
  paymentOrigin?: string | null;
}

/** The commerce service with its payment page and its sign-in. */
export function commerceEngine(
  parts: SandboxParts,
  options: CommerceEngineOptions = {},
): Engine & { state: CommerceState } {
  const state = createCommerceState({ ...parts, ...options });
  return {
    state,
    resolvers: commerceResolvers(state),
    routes: {
      "/pay/": paymentPages(state.payments, state.clock),
      "/api/giftcards/": giftFiles(state),
      "/sandbox/mail": mailPages(state),
      "/api/greeting/film": greetingFilms(state),
      "/api/greeting/": greetingPictures(state),
      "/api/wrapping/": wrappingPictures(),
      ...identityPages({ people: state.people, ids: state.ids }),
    },
    control: commerceControl(state),
    catchUp: () => {
      state.agenda.catchUp();
      releaseIdleBaskets(state);
    },
    finish: tellEveryProblem,
  };
}
