import { expect, it, vi } from "vitest";
import { AnnounceContext } from "~/components/announce";
import { useSayWaitOver } from "~/components/useSayWaitOver";
import { draw } from "./draw";

function Form({ wait }: { wait: number }) {
  useSayWaitOver(wait);
  return null;
}

it("the end of a countdown is said once; that there is none is no news", () => {
  const said = vi.fn();
  const shown = (wait: number) => (
    <AnnounceContext value={said}>
      <Form wait={wait} />
    </AnnounceContext>
  );
  const { redraw } = draw(shown(0));
  redraw(shown(2));
  redraw(shown(1));
  expect(said).not.toHaveBeenCalled();
  redraw(shown(0));
  redraw(shown(0));
  expect(said.mock.calls).toEqual([["You can try again now"]]);
});
