import { amountOf, named } from "./amend";
import type { SettableClock } from "./clock";
import { skusOf } from "./data/shelf";
import type { ControlCommand, SandboxParts } from "./parts";
import type { Trouble, Troubles } from "./trouble";

/** The shortest and the longest latency of answers, in milliseconds. */
export type Latency = readonly [from: number, to: number];

export interface Settings {
  latency: Latency;
}

/** Runs the commands of one request, and answers with the result of each. */
export type Control = (commands: Readonly<Record<string, unknown>>) => Record<string, unknown>;

const skuIn = ({ products }: SandboxParts["catalogue"], wanted: string): string | undefined =>
  products.some((product) => skusOf(product).some(({ sku }) => sku.sku === wanted)) ? wanted : undefined;

/** What the commands of no service in particular change. */
interface Controlled {
  parts: SandboxParts;
  clock: SettableClock;
  troubles: Troubles;
  settings: Settings;
}

function sharedCommands({ parts, clock, troubles, settings }: Controlled): Record<string, ControlCommand> {
  const { shelf, catalogue } = parts;
  return {
    /** `{ set: "2026-12-24T18:00:00Z" }`, `{ advance: 60000 }` or `{}` for the machine's time. */
    clock: (argument) => {
      const { set, advance } = argument as { set?: string | number; advance?: number };
      if (set !== undefined) clock.set(set);
      else if (advance !== undefined) clock.advance(advance);
      else clock.reset();
      return new Date(clock.now()).toISOString();
    },
    /** `[80, 150]` */
    latency: (argument) => {
      const [from, to] = Array.isArray(argument) ? (argument as unknown[]) : [];
      return (settings.latency = [amountOf(from, "The shortest latency"), amountOf(to, "The longest latency")]);
    },
    /** `{ "1042-E-200": 3 }` by SKU, or by product id for all its SKUs. */
    stock: (argument) => {
      for (const [key, quantity] of Object.entries(argument as Record<string, number>)) {
        const product = catalogue.productById.get(key);
        const skus = product ? skusOf(product).map(({ sku }) => sku.sku) : [named(skuIn(catalogue, key), "SKU", key)];
        for (const sku of skus) shelf.stock.set(sku, amountOf(quantity, `The stock of ${key}`));
      }
      return shelf.stock.size;
    },
    /** `{ "1042": 1.1 }`: a factor on a product's prices. */
    prices: (argument) => {
      for (const [id, factor] of Object.entries(argument as Record<string, number>)) {
        const product = named(catalogue.productById.get(id), "product", id);
        shelf.priceFactor.set(product.id, amountOf(factor, `The factor of ${id}`));
      }
      return shelf.priceFactor.size;
    },
    /**
     * The next calls of an operation go wrong: `{ operation, times, code?, message?, extensions?, status?, delay? }`.
     */
    fail: (argument) => {
      const trouble = { times: 1, ...(argument as Omit<Trouble, "times"> & { times?: number }) };
      if (typeof trouble.operation !== "string") throw new RangeError("What fails has no 'operation'");
      troubles.add(trouble);
    },
    /** Stock, prices, clock and troubles as they were at the start. */
    reset: () => {
      shelf.stock.clear();
      shelf.priceFactor.clear();
      clock.reset();
      troubles.clear();
    },
  };
}

/** The commands of all services together. Throws for an unknown command. */
export function makeControl(controlled: Controlled, ofServices: Record<string, ControlCommand>[]): Control {
  const commands: Record<string, ControlCommand[]> = {};
  for (const given of [sharedCommands(controlled), ...ofServices]) {
    for (const [name, command] of Object.entries(given)) (commands[name] ??= []).push(command);
  }
  return (asked) =>
    Object.fromEntries(
      Object.entries(asked).map(([name, argument]) => {
        const known = Object.hasOwn(commands, name) ? commands[name]! : null;
        if (!known) throw new RangeError(`The sandbox has no command '${name}'`);
        // several services may have something to reset
        return [name, known.map((command) => command(argument)).at(-1) ?? null];
      }),
    );
}
