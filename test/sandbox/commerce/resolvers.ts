import type {
  CreateBasketInput,
  CreateShippingQuoteInput,
  FinalizeBasketInput,
  UpdateBasketInput,
} from "~/api/generated/commerce";
import { checkedPagination, knownLanguage, type Pagination } from "../cms/refuse";
import { askerOf, type Asker } from "../identity/session";
import { countries, currencies, languages } from "../data/world";
import type { Resolvers } from "../parts";
import { createBasket, updateBasket } from "./baskets";
import {
  accountView,
  createBusinessAccount,
  updateBusinessAccount,
  type BusinessAccountInput,
} from "./businessAccounts";
import {
  downloadFor,
  startExport,
  verifiedDownload,
  waitsForActivation,
  wholeOf,
  type DownloadAsked,
} from "./downloads";
import { finalizeBasket } from "./finalize";
import { createGreeting, type CreateGreetingInput } from "./greetings";
import { channelWithId } from "./lookups";
import { ordersOf, orderView, paymentInfoView, resendConfirmation } from "./orders";
import { basketFor, readableBasket } from "./personal";
import type { BasketRecord } from "./records";
import { bundledPdfsView, bundleView, exportView } from "./exportView";
import { greetingView, templateViews } from "./greetingViews";
import { refusal } from "./refusals";
import { scalars } from "./scalars";
import { createShippingQuotes } from "./shipping";
import type { CommerceState } from "./state";
import { stockView } from "./productViews";
import { basketView, billFor, quoteView } from "./view";
import { wrappingOffers } from "./wrappings";

const MOST_ORDERS = 100;

type Resolve<Args> = (args: Args, asker: Asker) => unknown;

interface Input<Fields> {
  input: Fields;
}

function signedIn({ userId }: Asker): string {
  if (userId === null) throw refusal("UNAUTHENTICATED", "Sign in first");
  return userId;
}

/** The whole basket as whoever asks may see it, and the memory of the sums that it named. */
function told(state: CommerceState, basket: BasketRecord, { userId }: Asker) {
  const { payment, purchase, redeemed } = billFor(state, basket);
  basket.told = { payment, purchase, redeemed };
  return basketView(state, basketFor(state, basket, userId));
}

/** The resolvers of the commerce contract over one state. They translate; the rules are in the other files. */
export function commerceResolvers(state: CommerceState): Resolvers {
  const resolve =
    <Args>(rule: Resolve<Args>) =>
    (_parent: unknown, args: Args, context: { request?: Request }) =>
      rule(args, askerOf(state.people, context.request));
  const exported = resolve<Input<DownloadAsked>>(({ input }, asker) => {
    if (input.exportType?.toLowerCase() === "bundle") throw refusal("FluentValidation", "This is a bundle");
    return exportView(state, verifiedDownload(state, input, asker));
  });

  return {
    ...scalars,
    Query: {
      getBasketById: resolve<{ id: string }>(({ id }, asker) =>
        told(state, readableBasket(state, id, asker.userId), asker),
      ),
      getProductStockInfo: resolve<{ id: string }>(({ id }) => {
        const product = state.catalogue.productById.get(id);
        return product ? stockView(state, product) : null;
      }),
      getOrderById: resolve<{ id: string }>(({ id }, { userId }) => {
        const order = state.orders.get(id);
        return order ? orderView(state, order, userId) : null;
      }),
      getOrderPaymentInfoById: resolve<{ id: string }>(({ id }, { userId }) => {
        const order = state.orders.get(id);
        return order ? paymentInfoView(state, order, userId) : null;
      }),
      getGlobalizationConfig: resolve(() => ({
        countries: countries.map(({ name, code }) => ({ countryName: name, codeAlpha2: code })),
        currencies: currencies.map(({ code, minorUnit }) => ({ currencyCode: code, minorUnit })),
        languages: languages.map((languageCode) => ({ languageCode })),
      })),
      orders: () => ({}),
      getGreeting: resolve<{ greetingToken: string }>(({ greetingToken }) => {
        const greeting = state.greetings.get(greetingToken);
        return greeting ? greetingView(state, greeting) : null;
      }),
      getGreetingTemplates: resolve<{ expectedLanguage: string }>(({ expectedLanguage }) =>
        templateViews(knownLanguage(expectedLanguage)),
      ),
      getWrappings: resolve<{ salesChannelId: number; currency: string; expectedLanguage: string }>(
        ({ salesChannelId, currency, expectedLanguage }) => {
          channelWithId(salesChannelId);
          return wrappingOffers(salesChannelId, currency, knownLanguage(expectedLanguage));
        },
      ),
      getLoggedInUser: resolve((_args, { userId }) => {
        const person = state.people.persons.find(({ id }) => id === userId);
        if (!person) return null;
        const { id, name, email, phone, address } = person;
        return { id, name, email, phone, ...address };
      }),
      getBusinessAccounts: resolve((_args, asker) => {
        const userId = signedIn(asker);
        return state.people.businessAccounts
          .filter(({ subjectId }) => subjectId === userId)
          .map((account) => accountView(state, account));
      }),
      getOrders: resolve<{ pagination: Pagination }>(({ pagination }, asker) =>
        ordersOf(state, signedIn(asker), checkedPagination(pagination, MOST_ORDERS)),
      ),
    },
    Mutation: {
      createBasket: resolve<Input<CreateBasketInput>>(({ input }, asker) =>
        told(state, createBasket(state, input, asker.userId), asker),
      ),
      updateBasket: resolve<Input<UpdateBasketInput>>(({ input }, asker) =>
        told(state, updateBasket(state, input, asker), asker),
      ),
      createShippingQuote: resolve<Input<CreateShippingQuoteInput>>(({ input }, { userId }) => {
        const { deliveryId, quotes } = createShippingQuotes(state, input, userId);
        return { deliveryId, quotes: quotes.map(quoteView) };
      }),
      finalizeBasket: resolve<Input<FinalizeBasketInput>>(({ input }, asker) => finalizeBasket(state, input, asker)),
      resendOrderConfirmation: resolve<{ id: string }>(({ id }) => resendConfirmation(state, id)),
      orders: () => ({}),
      createGreeting: resolve<Input<CreateGreetingInput>>(({ input }) => ({
        greetingToken: createGreeting(state, input).token,
      })),
      createBusinessAccount: resolve<Input<BusinessAccountInput>>(({ input }, asker) =>
        createBusinessAccount(state, input, signedIn(asker)),
      ),
      updateBusinessAccount: resolve<Input<BusinessAccountInput> & { id: string }>(({ id, input }, asker) =>
        updateBusinessAccount(state, id, input, signedIn(asker)),
      ),
    },
    OrdersQueries: {
      getAuthorizationScheme: resolve<Input<DownloadAsked>>(({ input }, asker) => {
        const download = downloadFor(state, input, asker);
        const isDelayedActivation = waitsForActivation(wholeOf(state, download));
        return { authorizationScheme: download.scheme, isDelayedActivation };
      }),
      exportActivatedVoucher: exported,
      listActivatedBundle: resolve<Input<DownloadAsked>>(({ input }, asker) =>
        bundleView(state, verifiedDownload(state, input, asker)),
      ),
      listBundledPdfs: resolve<Input<DownloadAsked>>(({ input }, asker) =>
        bundledPdfsView(state, verifiedDownload(state, input, asker)),
      ),
    },
    OrdersMutations: {
      exportVoucher: resolve<Input<DownloadAsked>>(({ input }, asker) => {
        const download = verifiedDownload(state, input, asker);
        startExport(state, download);
        return exportView(state, download);
      }),
    },
  };
}
