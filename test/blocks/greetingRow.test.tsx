import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { GreetingRow } from "~/blocks/Greeting/GreetingRow";
import { renderAt } from "../support/renderAt";
import { startShop } from "../support/startShop";

/** A row whose greeting comes and goes by what happens elsewhere. */
function Row() {
  const [token, setToken] = useState<string | null>("GREETING-PICTURE");
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
