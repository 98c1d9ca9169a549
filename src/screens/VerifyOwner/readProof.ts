import { loadPhones } from "~/blocks/RecipientForm/loadPhones";
import { type Proof } from "~/domain/owner";
import { emailProblem } from "~/domain/recipientCheck";
import { cleanWord } from "~/domain/typedText";
import { cleanPin, pinProblem } from "~/domain/voucher";
import { type ProofGiven } from "~/state/exports/exportsState";

/** The proofs that need no account: typed ones, and none where the link is enough. */
export type TypedProof = Exclude<Proof, "unknown" | "account">;

/** `unreached`: the code to check it could not be loaded. */
export type ProofProblem = "required" | "invalid" | "unreached";

interface Read {
  given: ProofGiven;
  problem: ProofProblem | null;
}

/** The typed proof as it is sent, or what is wrong with it. */
export async function readProof(
  proof: TypedProof,
  typed: string,
  countryCode: string,
  phones = loadPhones,
): Promise<Read> {
  const text = cleanWord(typed);
  if (proof === "none") return { given: {}, problem: null };
  if (text === "") return { given: {}, problem: "required" };
  if (proof === "pin") return { given: { pin: cleanPin(text) }, problem: pinProblem(text) && "invalid" };
  if (proof === "email") return { given: { email: text }, problem: emailProblem(text) && "invalid" };
  try {
    const phone = (await phones()).toE164(text, countryCode);
    return phone ? { given: { phone }, problem: null } : { given: {}, problem: "invalid" };
  } catch {
    return { given: {}, problem: "unreached" };
  }
}
