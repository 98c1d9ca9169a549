import { useEffect } from "react";
import { type NavigateFunction, useNavigate } from "react-router";

let current: NavigateFunction | null = null;

/** Lets the sagas go to a path; stands once inside the router. */
export function Navigator() {
  const navigate = useNavigate();
  useEffect(() => {
    current = navigate;
  }, [navigate]);
  return null;
}

/** Goes to a path of the shop, with its prefix. */
export function navigateTo(path: string, { replace = false }: { replace?: boolean } = {}): void {
  void current?.(path, { replace });
}
