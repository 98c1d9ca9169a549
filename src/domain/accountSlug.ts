import { type BusinessAccount } from "./buyer";
import { slugify } from "./slug";

/** The account of a department that an address names by its slug (spec §2, {urlSlug}). */
export function accountOfSlug<Account extends Pick<BusinessAccount, "department">>(
  accounts: readonly Account[],
  urlSlug: string,
): Account | null {
  const wanted = slugify(urlSlug);
  return accounts.find(({ department }) => wanted !== "" && slugify(department.name) === wanted) ?? null;
}
