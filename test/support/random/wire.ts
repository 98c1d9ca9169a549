import fc from "fast-check";
import { type Fault, faults } from "../network";

/** The server carries the call out, and sends its answer twice, so that it is malformed. */
const answeredTwice: Fault = async (pass) => {
  const text = await (await pass()).text();
  return new Response(text + text, { headers: { "content-type": "application/json" } });
};

/** The server carries the call out; the answer comes after the call was given up. */
const late: Fault = async (pass) => {
  const response = await pass();
  await new Promise((resolve) => setTimeout(resolve, 20_000));
  return response;
};

/** What happens to a call: every fifth meets a fault. */
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
