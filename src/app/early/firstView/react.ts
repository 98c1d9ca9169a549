/** Stands in for `react` in the script of the first view: contexts have their default, and no state ever changes. */
export const createContext = <Value>(value: Value): Value => value;
export const use = <Value>(context: Value): Value => context;
export const useState = <State>(state: State): [State, () => void] => [state, () => undefined];
