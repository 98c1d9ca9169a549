import type { SettableClock } from "./clock";
import { skusOf } from "./data/shelf";
import {
  anyObject,
  command,
  factor,
  fields,
  forEach,
  instant,
  isSku,
  type Kind,
  listOf,
  milliseconds,
  named,
  nothing,
  numberFrom,
  optional,
  productIn,
  wholeFrom,
  wrong,
} from "./kinds";
import type { ControlCommand, ControlCommands, SandboxParts } from "./parts";
import { troubleKind, type Troubles } from "./trouble";

/** The shortest and the longest latency of answers, in milliseconds. */
export type Latency = readonly [from: number, to: number];

export interface Settings {
  latency: Latency;
}

/** Runs the commands of one request, and answers with the result of each. */
export type Control = (commands: Readonly<Record<string, unknown>>) => Record<string, unknown>;

/** What the commands of no service in particular change. */
interface Controlled {
  parts: SandboxParts;
  clock: SettableClock;
  troubles: Troubles;
  settings: Settings;
  /** The latency at the start. */
  latency: Latency;
  /** Does what has come due by itself: each command finds, and tells of, its own time. */
  catchUp: () => void;
}

const HUNDRED_YEARS = 36_525 * 86_400_000;

const change = fields<{ set?: number; advance?: number }>({
  set: optional(instant),
  advance: optional(numberFrom(-HUNDRED_YEARS, HUNDRED_YEARS)),
});
const timeKind: Kind<{ set?: number; advance?: number }> = (given, place) => {
  const taken = change(given, place);
  return Object.keys(taken).length < 2 ? taken : wrong(given, place, 'either "set" or "advance"');
};

const limits = listOf(milliseconds);
const latencyKind: Kind<Latency> = (given, place) => {
  const [from = 1, to = 0, ...more] = limits(given, place);
  return from <= to && more.length === 0 ? [from, to] : wrong(given, place, "the shortest and the longest");
};

function sharedCommands({ parts, clock, troubles, settings, latency }: Controlled): Record<string, ControlCommand> {
  const { shelf, catalogue } = parts;
  const skus = named("the id of a product, or a SKU", (name) => {
    const product = catalogue.productById.get(name);
    if (product) return skusOf(product).map(({ sku }) => sku.sku);
    return isSku(catalogue, name) ? [name] : undefined;
  });
  return {
    /** `{ set: "2026-12-24T18:00:00Z" }`, `{ advance: 60000 }` or `{}` for the machine's time. */
    clock: command(timeKind, ({ set, advance }) => {
      if (set !== undefined) clock.set(set);
      else if (advance !== undefined) clock.advance(advance);
      else clock.reset();
      return new Date(clock.now()).toISOString();
    }),
    /** `[80, 150]` */
    latency: command(latencyKind, (wanted) => (settings.latency = wanted)),
    /** `{ "1042-E-200": 3 }` by SKU, or by product id for all its SKUs. */
    stock: command(forEach(skus, wholeFrom(0, 2 ** 31 - 1)), (given) => {
      for (const [names, quantity] of given) for (const name of names) shelf.stock.set(name, quantity);
      return shelf.stock.size;
    }),
    /** `{ "1042": 1.1 }`: a factor on a product's prices. */
    prices: command(forEach(productIn(catalogue), factor), (given) => {
      for (const [{ id }, times] of given) shelf.priceFactor.set(id, times);
      return shelf.priceFactor.size;
    }),
    /**
     * The next calls of an operation go wrong: `{ operation, times, code?, message?, extensions?, status?, delay? }`.
     */
    fail: command(troubleKind, (trouble) => troubles.add({ ...trouble, times: trouble.times ?? 1 })),
    /** Stock, prices, clock, latency and troubles as they were at the start. */
    reset: command(nothing, () => {
      shelf.stock.clear();
      shelf.priceFactor.clear();
      clock.reset();
      settings.latency = latency;
      troubles.clear();
    }),
  };
}

/** The commands that a request tells; what cannot be read is refused like any other wrong value. */
export function commandsIn(body: string): Record<string, unknown> {
  try {
    return anyObject(JSON.parse(body), "The request");
  } catch {
    return wrong(body, "The request", 'commands in JSON, like {"reset": null}');
  }
}

/**
 * The commands of all services together. All of a request are checked before the first is carried out; throws
 * RangeError for one that is not known, and for what one cannot mean. A reset comes before the others, wherever it
 * stands.
 */
export function makeControl(controlled: Controlled, ofServices: ControlCommands[]): Control {
  const { catchUp } = controlled;
  return (asked) => {
    catchUp();
    const isReset = Object.hasOwn(asked, "reset");
    const known = [sharedCommands(controlled), ...ofServices.map((commands) => commands(isReset))];
    const checked = Object.entries(asked).map(([name, argument]) => {
      // several services may have something to reset
      const tasks = known.flatMap((commands) =>
        Object.hasOwn(commands, name) ? [commands[name]!(argument, name)] : [],
      );
      if (tasks.length === 0) throw new RangeError(`The sandbox has no command '${name}'`);
      return { name, tasks };
    });
    checked.sort((one, other) => Number(other.name === "reset") - Number(one.name === "reset"));
    const carriedOut = (task: () => unknown) => {
      catchUp();
      return task();
    };
    return Object.fromEntries(checked.map(({ name, tasks }) => [name, tasks.map(carriedOut).at(-1) ?? null]));
  };
}
