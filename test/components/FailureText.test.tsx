import { expect, test } from "vitest";
import { useOtherWords } from "~/components/FailureText";
import { type Failure, failureOfCode } from "~/domain/failure";
import { draw } from "./draw";

function Words({ failure }: { failure: Failure | null }) {
  const otherWords = useOtherWords();
  return otherWords(failure, (path) => path.startsWith("buyer.")).map((text) => <p key={text}>{text}</p>);
}

const refused = (more: Partial<Failure>): Failure => ({ ...failureOfCode("FluentValidation"), general: [], ...more });
const INVALID = "Invalid. Check what you entered and try again.";

test.each<[string, Failure | null, string[]]>([
  ["nothing", null, []],
  ["no field at all, which the form tells itself", failureOfCode("NETWORK"), []],
  ["fields of the form", refused({ fields: { "buyer.email": "No mailbox" } }), []],
  [
    "fields it has and fields it has not, and what is of none",
    refused({
      fields: { "buyer.email": "No mailbox", "addWrapping.id": "No such paper", "x.y": "No such paper" },
      general: [{ code: "OutOfStock", message: "gone" }],
    }),
    ["No such paper", "This is out of stock and cannot be added."],
  ],
  ["a field without a word", refused({ fields: { "addWrapping.id": "" } }), [INVALID]],
])("of %s", (_what, failure, expected) => {
  const { container } = draw(<Words failure={failure} />);
  expect([...container.querySelectorAll("p")].map(({ textContent }) => textContent)).toEqual(expected);
});
