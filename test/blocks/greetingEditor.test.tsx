import { fireEvent, screen } from "@testing-library/react";
import { createRef, useState } from "react";
import { expect, test } from "vitest";
import { greetingTools } from "~/app/greetingTools";
import { GreetingEditor } from "~/blocks/Greeting/GreetingEditor";
import { GreetingToolsContext } from "~/components/greetingTools";
import { EMPTY_GREETING } from "~/domain/greetingDraft";
import { renderAt } from "../support/renderAt";
import { startShop } from "../support/startShop";

const NOT_SENT = /^The video could not be uploaded/;

/** An editor that was closed while another film was being uploaded, and can be closed and opened again. */
function Editor() {
  const [draft, setDraft] = useState({ ...EMPTY_GREETING, film: { videoId: "candle", url: null }, filmCutOff: true });
  const [times, setTimes] = useState(0);
  return (
    <GreetingToolsContext value={{ ...greetingTools, takesFilms: true }}>
      <GreetingEditor
        key={times}
        draft={draft}
        onChange={(change) => setDraft((now) => ({ ...now, ...change }) as typeof now)}
        textBox={createRef()}
        error={null}
        onBusy={() => undefined}
      />
      <button onClick={() => setTimes(times + 1)}>Open again</button>
    </GreetingToolsContext>
  );
}

test("a video that was cut off is told until another choice is made, and never again after it", () => {
  renderAt(startShop(), "/en/dk/dkk/editor", { editor: <Editor /> });
  expect(screen.getByText(NOT_SENT)).toBeInTheDocument();
  fireEvent.click(screen.getByRole("button", { name: "Remove the video" }));
  expect(screen.queryByText(NOT_SENT)).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Open again" }));
  expect(screen.queryByText(NOT_SENT)).toBeNull();
});
