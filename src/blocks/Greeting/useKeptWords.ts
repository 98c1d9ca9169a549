import { useStore } from "react-redux";
import { useKeepOnLeave } from "~/components/useKeepOnLeave";
import { selectReplacements } from "~/state/auth/selectors";
import { keepGreetingWords } from "~/state/greetingWords/slice";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { type RootState } from "~/state/rootReducer";

/**
 * Keeps the words of a greeting (null, or no place: there is nothing to keep) when the page or the screen goes with its
 * editor open: for a reload, to the sign-in once the session is over, or by the browser's Back. Returns a function that
 * keeps them now.
 */
export function useKeptWords(place: string, text: string | null): () => void {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const replacements = useAppSelector(selectReplacements);
  const keep = () => {
    // What a person has typed who signed out, or was replaced, is not for the next one.
    if (replacements !== selectReplacements(store.getState())) return;
    if (place && text !== null) dispatch(keepGreetingWords({ place, text }));
  };
  useKeepOnLeave(keep, { screen: true });
  return keep;
}
