import fc from "fast-check";
import { redeemCode, removeVoucher } from "~/state/basket/slice";
import { selectVouchers } from "~/state/basket/selectors";
import { pass } from "../startShop";
import { type PaymentEnd, type World } from "./world";

/** The model is empty: the world remembers what was promised, as that depends on what the person was told. */
type Model = Record<string, never>;
type Command = fc.AsyncCommand<Model, World>;

const DAY = 24 * 60 * 60_000;
const CODES = ["SGK-DKK500AAAA", "SGK-DKK100BBBB"];

const command = (name: string, run: (world: World) => Promise<void>): fc.Arbitrary<Command> =>
  fc.constant({ check: () => true, run: (_model: Model, world: World) => run(world), toString: () => name });

const payments = (["ok", "cancel", "fail", "close", "back"] satisfies PaymentEnd[]).map((end) =>
  command(`pay, ${end}`, (world) => world.pay(end)),
);

const redeem = async (world: World, code: string) => {
  world.main.dispatch(redeemCode({ code }));
  await world.quiet();
};

const unredeem = async (world: World) => {
  const [voucher] = selectVouchers(world.main.state()) ?? [];
  if (!voucher) return;
  world.main.dispatch(removeVoucher(voucher.id));
  await world.quiet();
  await pass(1000, 500);
};

const add = command("add", (world) => world.add(world.main));

/** All actions of a person; adding a gift is more likely than the others. */
export const commands: fc.Arbitrary<Command>[] = [
  add,
  add,
  add,
  command("add in the other tab", (world) => world.add(world.other)),
  command("add abroad", (world) => world.add(world.abroad)),
  command("take out", (world) => world.touch(0)),
  command("one more", (world) => world.touch(1)),
  ...CODES.map((code) => command(`redeem ${code}`, (world) => redeem(world, code))),
  command("take a code off", unredeem),
  command("switch currency", (world) => world.switchCurrency()),
  command("visit Sweden", (world) => world.visitSweden(false)),
  command("visit Sweden in haste", (world) => world.visitSweden(true)),
  command("sign in", (world) => world.signIn()),
  command("sign out", (world) => world.signOut()),
  command("reload", (world) => world.reload()),
  command("go offline and add", (world) => world.offline()),
  command("come back to the tab", async (world) => {
    world.main.comeBack("shown");
    await pass(1000, 500);
  }),
  command("wait", () => pass(20_000, 2000)),
  command("a day passes", async (world) => {
    world.network.sandbox.control({ clock: { advance: DAY } });
    await pass(1000, 500);
  }),
  command("pay in both tabs", (world) => world.payTogether()),
  command("a made-up return", (world) => world.forgeReturn()),
  ...payments,
];
