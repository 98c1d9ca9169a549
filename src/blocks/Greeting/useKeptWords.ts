import { useCallback, useEffect } from "react";
import { keepGreetingWords } from "~/state/greetingWords/slice";
import { useAppDispatch } from "~/state/hooks";

/**
 * Keeps the words of a greeting (null, or no place: there is nothing to keep) when the page goes with its editor open:
 * for a reload, or to the sign-in once the session is over. Returns a function that keeps them now.
 */
export function useKeptWords(place: string, text: string | null): () => void {
  const dispatch = useAppDispatch();
  const keep = useCallback(() => {
    if (place && text !== null) dispatch(keepGreetingWords({ place, text }));
  }, [dispatch, place, text]);
  useEffect(() => {
    window.addEventListener("pagehide", keep);
    return () => window.removeEventListener("pagehide", keep);
  }, [keep]);
  return keep;
}
