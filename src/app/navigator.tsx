import { useLayoutEffect } from "react";
import { createPath, type NavigateFunction, useLocation, useNavigate } from "react-router";
import { leaveFor } from "~/browser/page";

/** The router: how it navigates, and the address it has drawn. */
let router: { navigate: NavigateFunction; drawn: string } | null = null;

/** Lets code outside React navigate; rendered once inside the router. */
export function Navigator() {
  const navigate = useNavigate();
  const path = createPath(useLocation());
  // As soon as there is something to press: a link that is pressed before later effects have run would lead nowhere.
  useLayoutEffect(() => {
    router = { navigate, drawn: addressOf(path) };
  }, [navigate, path]);
  return null;
}

interface Way {
  replace?: boolean;
  /** What the entry of the history is to remember. */
  state?: object;
}

/**
 * Navigates to a path of the shop, including its prefix; an absolute address leaves the shop. Where the page is already
 * no further entry is made; while it is on the way there nothing is done: a second press is not a second way.
 */
export function navigateTo(target: string, { replace = false, state }: Way = {}): void {
  if (!target.startsWith("/")) return leaveFor(target, { replace });
  const isHere = addressOf(target) === window.location.href;
  if (isHere && !replace && router?.drawn !== window.location.href) return;
  void router?.navigate(target, { replace: replace || isHere, state });
}

const addressOf = (path: string) => new URL(window.location.origin + path).href;
