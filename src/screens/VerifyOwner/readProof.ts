import { loadPhones } from "~/blocks/RecipientForm/loadPhones";
import { type Proof } from "~/domain/owner";
import { emailProblem } from "~/domain/recipientCheck";
import { cleanWord } from "~/domain/typedText";
import { cleanCode, pinProblem } from "~/domain/voucher";
import { type ProofGiven } from "~/state/exports/slice";

/** What is typed to show whose a gift is; nothing where the link is enough. */
export type TypedProof = Exclude<Proof, "unknown" | "account">;

/** `unreached`: what it is checked by could not be loaded. */
export type ProofProblem = "required" | "invalid" | "unreached";

interface Read {
  given: ProofGiven;
  problem: ProofProblem | null;
}

/** What was typed as it is sent, or what is wrong with it. */
export async function readProof(
  proof: TypedProof,
  typed: string,
  countryCode: string,
  phones = loadPhones,
): Promise<Read> {
  const text = cleanWord(typed);
  if (proof === "none") return { given: {}, problem: null };
  if (text === "") return { given: {}, problem: "required" };
  if (proof === "pin") return { given: { pin: cleanCode(text) }, problem: pinProblem(text) && "invalid" };
  if (proof === "email") return { given: { email: text }, problem: emailProblem(text) && "invalid" };
  try {
    const phone = (await phones()).toE164(text, countryCode);
    return phone ? { given: { phone }, problem: null } : { given: {}, problem: "invalid" };
  } catch {
    return { given: {}, problem: "unreached" };
  }
}
