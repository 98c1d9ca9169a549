import { act, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { LatePart } from "~/app/shell/LatePart";
import { lazyPart } from "~/components/lazyPart";
import { tell } from "~/state/notices/tell";
import { renderAt } from "../support/renderAt";
import { startShop } from "../support/startShop";

it("a menu that does not come is told before what was not closed yet, and asked for anew by the next press", async () => {
  const shop = startShop();
  shop.dispatch(tell("NotChanged"));
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  let online = false;
  const load = () => (online ? Promise.resolve({ Menu: () => <p>The menu</p> }) : Promise.reject(new Error("offline")));
  const Menu = lazyPart(load, "Menu");
  function Opener() {
    const [wanted, setWanted] = useState(false);
    return (
      <>
        <button onClick={() => setWanted(true)}>Menu</button>
        {wanted && (
          <LatePart onMissed={() => setWanted(false)}>
            <Menu />
          </LatePart>
        )}
      </>
    );
  }
  const press = () => act(async () => screen.getByRole("button", { name: "Menu" }).click());
  renderAt(shop, "/en/dk/dkk", { "": <Opener /> });
  await press();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(shop.state().notices.queue.map(({ messageId }) => messageId)).toEqual([
    "broken.chunkText",
    "basket.changeFailed",
  ]);
  online = true;
  await press();
  expect(screen.getByText("The menu")).toBeInTheDocument();
});
