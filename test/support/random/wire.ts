import fc from "fast-check";
import { type Fault, faults } from "../network";

/** The server does what it was asked, and its answer stands there twice: nobody can read it. */
const answeredTwice: Fault = async (pass) => {
  const text = await (await pass()).text();
  return new Response(text + text, { headers: { "content-type": "application/json" } });
};

/** The server does what it was asked; the answer comes when nobody waits for it any more. */
const late: Fault = async (pass) => {
  const response = await pass();
  await new Promise((resolve) => setTimeout(resolve, 20_000));
  return response;
};

/** What happens to a call: every fifth meets something. */
export const troubles: fc.Arbitrary<fc.Stream<Fault | null>> = fc.infiniteStream(
  fc.oneof(
    { weight: 4, arbitrary: fc.constant(null) },
    {
      weight: 1,
      arbitrary: fc.oneof(
        fc.constantFrom<Fault>(
          faults.abort(),
          faults.lost(),
          faults.hang(),
          faults.appliedThenHang(),
          faults.status(503),
          faults.status(500),
          faults.raw('{"data":{}}'),
          faults.raw('{"data":'),
          answeredTwice,
          late,
        ),
        fc.integer({ min: 0, max: 8000 }).map((ms) => faults.delay(ms)),
      ),
    },
  ),
);
