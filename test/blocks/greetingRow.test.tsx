import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, test } from "vitest";
import { GreetingRow } from "~/blocks/Greeting/GreetingRow";
import { type GreetingTools, GreetingToolsContext } from "~/components/greetingTools";
import { noMedia } from "../support/greetingMedia";
import { png } from "../support/pictures";
import { renderAt } from "../support/renderAt";
import { ready } from "../support/shopFacts";
import { startShop } from "../support/startShop";

/** A row whose greeting comes and goes by what happens elsewhere. */
function Row({ first = "GREETING-PICTURE" }: { first?: string | null }) {
  const [token, setToken] = useState(first);
  return (
    <>
      <GreetingRow greetingToken={token} onChange={setToken} />
      <button onClick={() => setToken(null)}>Gone</button>
      <button onClick={() => setToken("GREETING-PICTURE")}>Back</button>
    </>
  );
}

test("a greeting that goes while it is looked at does not open by itself when there is one again", async () => {
  renderAt(startShop(), "/en/dk/dkk/row", { row: <Row /> });
  fireEvent.click(screen.getByRole("button", { name: "See greeting" }));
  await waitFor(() => expect(document.querySelector("dialog")).not.toBeNull());
  fireEvent.click(screen.getByText("Gone"));
  await waitFor(() => expect(document.querySelector("dialog")).toBeNull());
  fireEvent.click(screen.getByText("Back"));
  await screen.findByRole("button", { name: "See greeting" });
  expect(document.querySelector("dialog")).toBeNull();
});

describe("the memory of a greeting's picture is released", () => {
  const shown = (url: string) => document.querySelector(`img[src="${url}"]`);
  const closed = () => waitFor(() => expect(document.querySelector("dialog")).toBeNull());
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name, hidden: true }));

  /** An editor in which pictures come at once: blob:1, blob:2, …; and which of them were released. */
  async function written() {
    const dropped: string[] = [];
    let made = 0;
    const tools: GreetingTools = {
      ...noMedia,
      preparePicture: () => {
        made += 1;
        return Promise.resolve({ base64: Buffer.from(png(600, 400)).toString("base64"), url: `blob:${made}` });
      },
      dropMedia: (url) => {
        expect(shown(url)).toBeNull();
        dropped.push(url);
      },
    };
    const shop = startShop();
    await ready(shop);
    const row = (
      <GreetingToolsContext value={tools}>
        <Row first={null} />
      </GreetingToolsContext>
    );
    const { unmount } = renderAt(shop, "/en/dk/dkk/row", { row });
    const choose = async (url: string) => {
      const input = document.querySelector("input[type=file]")!;
      fireEvent.change(input, { target: { files: [new File(["x"], "a.png", { type: "image/png" })] } });
      await waitFor(() => expect(shown(url)).not.toBeNull());
    };
    press("Add a greeting");
    fireEvent.change(await screen.findByLabelText("Your words"), { target: { value: "Hej" } });
    await choose("blob:1");
    return { dropped, unmount, choose };
  }

  test("once the greeting has been saved", async () => {
    const { dropped } = await written();
    press("Save greeting");
    await closed();
    await screen.findByRole("button", { name: "Change greeting" });
    await waitFor(() => expect(dropped).toEqual(["blob:1"]));
  });

  test("once another is chosen instead, and not while it waits for the editor to be opened again", async () => {
    const { dropped, choose, unmount } = await written();
    press("Cancel");
    await closed();
    press("Add a greeting");
    await waitFor(() => expect(shown("blob:1")).not.toBeNull());
    expect(dropped).toEqual([]);
    await choose("blob:2");
    press("Cancel");
    await closed();
    await waitFor(() => expect(dropped).toEqual(["blob:1"]));
    unmount();
    expect(dropped).toEqual(["blob:1", "blob:2"]);
  });

  test("once the editor goes with its screen", async () => {
    const { dropped, unmount } = await written();
    expect(dropped).toEqual([]);
    unmount();
    expect(dropped).toEqual(["blob:1"]);
  });
});
