import { runSaga } from "redux-saga";
import { call } from "redux-saga/effects";
import { describe, expect, test } from "vitest";
import { createQueue } from "~/state/queue";
import { settled } from "../support/startShop";

function bench() {
  const log: string[] = [];
  const inTurn = createQueue();
  const doors = new Map<string, () => void>();
  const run = (name: string, fails = false) =>
    runSaga({ onError: () => {} }, function* () {
      return (yield* inTurn(function* () {
        log.push(`${name} begins`);
        yield call(() => new Promise<void>((resolve) => doors.set(name, resolve))) as never;
        log.push(`${name} ends`);
        if (fails) throw new Error(name);
        return name;
      })) as never;
    });
  return { log, run, end: (name: string) => doors.get(name)!() };
}

describe("the queue", () => {
  test("lets one in after the other, in the order in which they came", async () => {
    const { log, run, end } = bench();
    run("a");
    run("b");
    run("c");
    await settled(2);
    expect(log).toEqual(["a begins"]);
    end("a");
    await settled(2);
    end("b");
    await settled(2);
    end("c");
    await settled(2);
    expect(log).toEqual(["a begins", "a ends", "b begins", "b ends", "c begins", "c ends"]);
  });

  test("goes on after one that failed", async () => {
    const { log, run, end } = bench();
    const failing = run("a", true);
    failing.toPromise().catch(() => {});
    run("b");
    await settled(2);
    end("a");
    await settled(2);
    expect(log).toEqual(["a begins", "a ends", "b begins"]);
    end("b");
  });

  test("lets nobody past when one that waits is cancelled", async () => {
    const { log, run, end } = bench();
    run("a");
    const waiting = run("b");
    run("c");
    await settled(2);
    waiting.cancel();
    await settled(2);
    expect(log).toEqual(["a begins"]);
    end("a");
    await settled(2);
    expect(log).toEqual(["a begins", "a ends", "c begins"]);
    end("c");
  });
});
