import { askData } from "../ask";
import { type GetLoggedInUserQuery } from "../generated/commerce/answers";
import { getLoggedInUser } from "../generated/commerce/getLoggedInUser";

export type LoggedInUser = NonNullable<GetLoggedInUserQuery["getLoggedInUser"]>;

/** The signed-in person by the session cookie; null for a visitor. Throws ApiFailure. */
export async function fetchUser(): Promise<LoggedInUser | null> {
  return (await askData(getLoggedInUser, {})).getLoggedInUser;
}
