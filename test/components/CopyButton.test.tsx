import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { AnnounceContext } from "~/components/announce";
import { CopyButton } from "~/components/CopyButton";
import { draw } from "./draw";

const FAILED = "Could not be copied. Select the text instead.";
const button = (said: () => void, text = "SGK-1234") => (
  <AnnounceContext value={said}>
    <CopyButton text={text} done="Code copied">
      Copy code
    </CopyButton>
  </AnnounceContext>
);

it("copies the text as it is, and says so until there is another text", async () => {
  const user = userEvent.setup();
  const said = vi.fn();
  const { redraw } = draw(button(said));
  await user.click(screen.getByRole("button", { name: "Copy code" }));
  expect(await screen.findByRole("button", { name: "Code copied" })).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe("SGK-1234");
  expect(said).toHaveBeenCalledWith("Code copied", expect.anything());
  redraw(button(said, "SGK-5678"));
  expect(screen.getByRole("button", { name: "Copy code" })).toBeInTheDocument();
});

it("says at once when nothing can be copied, and tries again at the next press", async () => {
  const user = userEvent.setup();
  const said = vi.fn();
  const write = vi.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new Error("not allowed"));
  draw(button(said));
  await user.click(screen.getByRole("button", { name: "Copy code" }));
  const again = await screen.findByRole("button", { name: FAILED });
  expect(said.mock.calls).toEqual([[FAILED, expect.objectContaining({ assertive: true })]]);
  await user.click(again);
  expect(await screen.findByRole("button", { name: "Code copied" })).toBeInTheDocument();
  expect(write).toHaveBeenCalledTimes(2);
});
