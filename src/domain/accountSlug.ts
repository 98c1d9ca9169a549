import { type BusinessAccount } from "./buyer";
import { slugify } from "./slug";

/** The account whose department's name has the given slug (spec §2, {urlSlug}); null for none. */
export function accountOfSlug<Account extends Pick<BusinessAccount, "department">>(
  accounts: readonly Account[],
  urlSlug: string,
): Account | null {
  const wanted = slugify(urlSlug);
  return accounts.find(({ department }) => wanted !== "" && slugify(department.name) === wanted) ?? null;
}
