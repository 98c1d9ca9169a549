import { useLayoutEffect } from "react";
import { type NavigateFunction, useNavigate } from "react-router";
import { leaveFor } from "~/browser/page";

let current: NavigateFunction | null = null;

/** Lets code outside React navigate; rendered once inside the router. */
export function Navigator() {
  const navigate = useNavigate();
  // As soon as there is something to press: a link that is pressed before later effects have run would lead nowhere.
  useLayoutEffect(() => {
    current = navigate;
  }, [navigate]);
  return null;
}

/** Navigates to a path of the shop, including its prefix; an absolute address leaves the shop. */
export function navigateTo(target: string, { replace = false }: { replace?: boolean } = {}): void {
  if (target.startsWith("/")) void current?.(target, { replace });
  else leaveFor(target, { replace });
}
