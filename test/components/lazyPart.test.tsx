import { act, screen } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Boundary } from "~/components/Boundary";
import { ChunkLoadError } from "~/components/chunkLoadError";
import { Dialog } from "~/components/Dialog";
import { lazyPart, onLateChange } from "~/components/lazyPart";
import { PartPlace } from "~/components/PartPlace";
import { PartsContext } from "~/components/partsContext";
import { SparePlace } from "~/components/SparePlace";
import { draw } from "./draw";

const GONE = () => new TypeError("Failed to fetch dynamically imported module: https://x/a.js");

/** A part whose code comes as often as `comes` says, and what its file was asked for. */
function part(comes: () => boolean, Part: (props: { onClose?: () => void }) => ReactNode = () => <p>The part</p>) {
  const load = vi.fn(() => (comes() ? Promise.resolve({ Part }) : Promise.reject(GONE())));
  return { load, Part: lazyPart(load, "Part") };
}

/** Draws it and lets what suspends get hold of its promise. */
async function show(what: ReactNode) {
  const drawn: ReturnType<typeof draw>[] = [];
  await act(async () => void drawn.push(draw(what)));
  return drawn[0]!;
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = (name: string) => act(async () => screen.getByRole("button", { name }).click());
const told = () => screen.queryByText("Part of the shop did not load");

beforeEach(() => {
  vi.useFakeTimers();
  // React tells of each error that a boundary caught.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

describe("a part of a screen", () => {
  it("whose code is there already is drawn in the same pass", async () => {
    const { Part } = part(() => true);
    await Part.preload();
    await show(<PartPlace waiting="waiting">{<Part />}</PartPlace>);
    expect(screen.getByText("The part")).toBeInTheDocument();
  });

  it("is late from 400 ms of waiting on until its code has come, and tells of both", async () => {
    const arrive: ((module: { Part: () => ReactNode }) => void)[] = [];
    const Part = lazyPart(() => new Promise<{ Part: () => ReactNode }>((resolve) => arrive.push(resolve)), "Part");
    const told: boolean[] = [];
    const stop = onLateChange(() => told.push(Part.isLate()));
    await show(<PartPlace waiting="waiting">{<Part />}</PartPlace>);
    await pass(399);
    expect(Part.isLate()).toBe(false);
    await pass(1);
    expect(Part.isLate()).toBe(true);
    await act(async () => arrive[0]!({ Part: () => <p>The part</p> }));
    expect(screen.getByText("The part")).toBeInTheDocument();
    expect(told).toEqual([true, false]);
    stop();
  });

  it("keeps what is typed in it when it came late and is drawn again", async () => {
    const { Part } = part(
      () => true,
      () => <input aria-label="Typed" />,
    );
    const { redraw } = await show(<PartPlace>{<Part />}</PartPlace>);
    const field = screen.getByLabelText("Typed");
    redraw(<PartPlace>{<Part />}</PartPlace>);
    expect(screen.getByLabelText("Typed")).toBe(field);
  });

  it("that fails to come once is asked for again unseen", async () => {
    let times = 0;
    const { Part, load } = part(() => (times += 1) > 1);
    await show(<PartPlace waiting="waiting">{<Part />}</PartPlace>);
    await pass(200);
    expect(screen.getByText("waiting")).toBeInTheDocument();
    await pass(200);
    expect(screen.getByText("The part")).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("that does not come says so in its own place, and comes when it is tried again", async () => {
    let online = false;
    const { Part, load } = part(() => online);
    await show(
      <>
        <input aria-label="Typed" defaultValue="Freja" />
        <PartPlace>
          <Part />
        </PartPlace>
      </>,
    );
    await pass(1000);
    expect(screen.getByRole("alert")).toContainElement(told());
    expect(load).toHaveBeenCalledTimes(2);
    expect(screen.getByLabelText("Typed")).toHaveValue("Freja");
    online = true;
    await press("Try again");
    expect(screen.getByText("The part")).toBeInTheDocument();
    expect(told()).toBeNull();
  });

  it("that does not come at a second try either may be in a new version: the page can be loaded again", async () => {
    const { Part, load } = part(() => false);
    const reloadPage = vi.fn();
    await show(
      <PartsContext value={{ healed: 0, reloadPage, isOnline: () => true }}>
        <PartPlace>
          <Part />
        </PartPlace>
      </PartsContext>,
    );
    await pass(1000);
    expect(screen.queryByRole("button", { name: "Load again" })).toBeNull();
    await press("Try again");
    await pass(1000);
    expect(load).toHaveBeenCalledTimes(4);
    expect(screen.getByText(/there is a new version/)).toBeInTheDocument();
    await press("Load again");
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  it("that does not come without a connection, however often, offers no page load, which would not come either", async () => {
    const { Part, load } = part(() => false);
    await show(
      <PartsContext value={{ healed: 0, reloadPage: () => undefined, isOnline: () => false }}>
        <PartPlace>
          <Part />
        </PartPlace>
      </PartsContext>,
    );
    await pass(1000);
    await press("Try again");
    await pass(1000);
    expect(load).toHaveBeenCalledTimes(4);
    expect(screen.getByText(/Check your connection/)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Load again" })).toBeNull();
  });

  it("that did not come without a connection comes by itself when it is back", async () => {
    let online = false;
    const { Part } = part(() => online);
    const at = (healed: number) => (
      <PartsContext value={{ healed, reloadPage: () => undefined, isOnline: () => online }}>
        <PartPlace>
          <Part />
        </PartPlace>
      </PartsContext>
    );
    const { redraw } = await show(at(0));
    await pass(1000);
    expect(told()).toBeInTheDocument();
    online = true;
    await act(async () => redraw(at(1)));
    await pass(0);
    expect(screen.getByText("The part")).toBeInTheDocument();
  });

  it("that hangs is given up after two minutes", async () => {
    const { Part } = lazyPartThatHangs();
    await show(<PartPlace waiting="waiting">{<Part />}</PartPlace>);
    await pass(119_000);
    expect(screen.getByText("waiting")).toBeInTheDocument();
    await pass(1000);
    expect(told()).toBeInTheDocument();
    const failure = Part.preload().catch((error: unknown) => error);
    await pass(120_000);
    expect(await failure).toEqual(new ChunkLoadError("timeout"));
  });

  it("that nobody misses leaves its place empty", async () => {
    const { Part } = part(() => false);
    await show(<SparePlace instead={<p>Without it</p>}>{<Part />}</SparePlace>);
    await pass(1000);
    expect(screen.getByText("Without it")).toBeInTheDocument();
    expect(told()).toBeNull();
  });

  it("that came and breaks is the screen's own", async () => {
    const { Part } = part(
      () => true,
      () => {
        throw new RangeError("broken on purpose");
      },
    );
    await show(
      <Boundary resetKey="" fallback={(error) => <p>{String(error)}</p>}>
        <PartPlace>
          <Part />
        </PartPlace>
      </Boundary>,
    );
    await pass(0);
    expect(screen.getByText("RangeError: broken on purpose")).toBeInTheDocument();
  });
});

describe("a dialog", () => {
  function Opener({ Part }: { Part: (props: { onClose: () => void }) => ReactNode }) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Change recipient</button>
        {open && (
          <PartPlace onClose={() => setOpen(false)}>
            <Part onClose={() => setOpen(false)} />
          </PartPlace>
        )}
      </>
    );
  }
  const Changing = ({ onClose }: { onClose?: () => void }) => (
    <Dialog open onClose={() => onClose?.()} title="Recipient">
      <p>The part</p>
    </Dialog>
  );

  it("that does not come is told in a dialog, and asked for anew by the next press", async () => {
    let online = false;
    const { Part } = part(() => online, Changing);
    await show(<Opener Part={Part} />);
    await press("Change recipient");
    await pass(1000);
    expect(screen.getByRole("dialog", { name: "Part of the shop did not load" })).toBeInTheDocument();
    await press("Close");
    await pass(300);
    expect(screen.queryByRole("dialog")).toBeNull();
    online = true;
    await press("Change recipient");
    expect(screen.getByRole("dialog", { name: "Recipient" })).toBeInTheDocument();
  });

  it("that comes at the second try opens", async () => {
    let online = false;
    const { Part } = part(() => online, Changing);
    await show(<Opener Part={Part} />);
    await press("Change recipient");
    await pass(1000);
    online = true;
    await press("Try again");
    expect(screen.getByRole("dialog", { name: "Recipient" })).toBeInTheDocument();
  });
});

function lazyPartThatHangs() {
  return { Part: lazyPart(() => new Promise<{ Part: () => ReactNode }>(() => undefined), "Part") };
}
