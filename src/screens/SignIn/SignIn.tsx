import { useEffect } from "react";
import { useLocation, useSearchParams } from "react-router";
import { REGISTER_PATH } from "~/domain/routes";
import { login, register } from "~/state/auth/slice";
import { useAppDispatch } from "~/state/hooks";
import { OnTheWay } from "./OnTheWay";

/** Leaves for the backend's sign-in or registration. */
export function SignIn() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const dispatch = useAppDispatch();
  const from = search.get("from");
  const registering = pathname === REGISTER_PATH;

  useEffect(() => {
    dispatch(registering ? register({ from }) : login({ from }));
  }, [dispatch, registering, from]);

  return <OnTheWay text="signIn.leaving" />;
}
