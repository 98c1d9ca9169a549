import { GraphQLError, type ExecutionResult } from "graphql";

/** The codes of the error catalogue (spec §8), and the few that the contract leaves to the service. */
export type RefusalCode =
  | "AlreadyOrdered"
  | "AttemptToRedeemInWrongSalesChannel"
  | "BadCreditCode"
  | "BasketHasIssues"
  | "BasketIdMissing"
  | "BasketNotFound"
  | "DeliveryNotFound"
  | "FluentValidation"
  | "InactiveVoucher"
  | "InvalidSku"
  | "NotApprovedForInvoice"
  | "NotOffered"
  | "OrderNotFound"
  | "OutOfStock"
  | "ProductNotFound"
  | "SalesChannelNotFound"
  | "ShippingQuoteNotFound"
  | "TooManyAttempts"
  | "TooManyResends"
  | "UNAUTHENTICATED"
  | "UNAUTHORIZED_ACCESS"
  | "UnsupportedCountry"
  | "UnsupportedCurrency"
  | "VoucherAdded"
  | "VoucherExpired"
  | "VoucherNotFound"
  | "VoucherPinRequired"
  | "VoucherRedeemed";

/** A refused call: `extensions.code` is from the catalogue, the message is for people. */
export const refusal = (code: RefusalCode, message: string, extensions: Record<string, unknown> = {}): GraphQLError =>
  new GraphQLError(message, { extensions: { ...extensions, code } });

/** A 429 that says when to come back, in whole seconds. */
export const tooManyAttempts = (retryAfterSeconds: number): GraphQLError =>
  refusal("TooManyAttempts", "Too many attempts. Wait a moment.", {
    http: { status: 429, headers: { "Retry-After": String(retryAfterSeconds) } },
  });

/** Collects the problems of an input, so that a form is told about all its fields at once. */
export class FieldProblems {
  constructor(
    private readonly root: readonly string[],
    private readonly found: GraphQLError[] = [],
  ) {}

  /** The field's path below the root becomes the error's path, numbers as text (spec §5, server field errors). */
  add(path: readonly (string | number)[], message: string): void {
    this.found.push(
      new GraphQLError(message, {
        path: [...this.root, ...path.map(String)],
        extensions: { code: "FluentValidation" },
      }),
    );
  }

  /** The same list of problems, told from further inside the input. */
  at(...path: readonly (string | number)[]): FieldProblems {
    return new FieldProblems([...this.root, ...path.map(String)], this.found);
  }

  /** The first problem's text, if there is any. */
  first(): string | null {
    return this.found[0]?.message ?? null;
  }

  /**
   * Throws when anything was found. Only one error can be thrown; the others travel with it, see `tellEveryProblem`.
   */
  throwIfAny(): void {
    const [first, ...others] = this.found;
    if (first) throw Object.assign(first, { others });
  }
}

/** GraphQL lets a field throw once; this puts the other problems of the same input beside the first one. */
export function tellEveryProblem<Result extends ExecutionResult>(result: Result): Result {
  if (!result.errors) return result;
  const errors = result.errors.flatMap((error) => {
    const carrier = error.originalError ?? error;
    return [error, ...((carrier as { others?: GraphQLError[] }).others ?? [])];
  });
  return { ...result, errors };
}
