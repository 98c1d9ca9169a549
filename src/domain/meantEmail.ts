import { cleanWord } from "./typedText";

/** The domains under which most people have their mail, in all countries. */
const SERVICES = ["gmail.com", "icloud.com", "hotmail.com", "outlook.com", "yahoo.com"];

/** Other services' own domains, that a slip of a key would make. */
const OTHERS = new Set(["mail.com", "email.com", "ymail.com"]);

/**
 * The address that was probably meant: with the domain of a large mail service, where what was typed is one slip of a
 * key away from it ("gmial.com", "gmail.con"). Null for any other address. Only to be asked about: the typed one may
 * be right.
 */
export function meantEmail(raw: string): string | null {
  const [local, domain, ...rest] = cleanWord(raw).split("@");
  const typed = domain?.toLowerCase();
  if (!local || !typed || rest.length > 0 || OTHERS.has(typed) || SERVICES.includes(typed)) return null;
  const meant = SERVICES.find((service) => isSlip(typed, service));
  return meant ? `${local}@${meant}` : null;
}

/** Whether one letter is missing, too many or another, or two have changed places. */
function isSlip(typed: string, meant: string): boolean {
  let same = 0;
  while (same < meant.length && typed[same] === meant[same]) same += 1;
  const [is, was] = [typed.slice(same), meant.slice(same)];
  const isSwapped = is[0] === was[1] && is[1] === was[0] && is.slice(2) === was.slice(2);
  return isSwapped || is.slice(1) === was || is === was.slice(1) || is.slice(1) === was.slice(1);
}
