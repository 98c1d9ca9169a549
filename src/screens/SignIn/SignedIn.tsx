import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { signInReturned } from "~/state/auth/slice";
import { useAppDispatch } from "~/state/hooks";
import { OnTheWay } from "./OnTheWay";

/** The return from the sign-in (spec §2, /signin-oidc): loads the user, and goes back to where they were. */
export function SignedIn() {
  const [search] = useSearchParams();
  const dispatch = useAppDispatch();
  const error = search.get("error");

  useEffect(() => {
    dispatch(signInReturned({ error }));
  }, [dispatch, error]);

  return <OnTheWay text="signIn.returning" />;
}
