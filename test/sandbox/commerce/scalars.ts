import { GraphQLError, GraphQLScalarType } from "graphql";

function decimalOf(value: unknown): number {
  if (typeof value === "number" && Number.isFinite(value)) return value;
  throw new GraphQLError(`Decimal cannot represent ${JSON.stringify(value)}`);
}

function dateTextOf(value: unknown): string {
  if (typeof value === "string") return value;
  throw new GraphQLError(`DateTime cannot represent ${JSON.stringify(value)}`);
}

/** The contract's own scalars: amounts are finite numbers, dates are texts. */
export const scalars = {
  Decimal: new GraphQLScalarType({ name: "Decimal", serialize: decimalOf, parseValue: decimalOf }),
  DateTime: new GraphQLScalarType({ name: "DateTime", serialize: dateTextOf, parseValue: dateTextOf }),
};
