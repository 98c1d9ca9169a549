/** The types of several action creators, for `takeEvery`, which does not accept many different creators. */
export const typesOf = (creators: readonly { type: string }[]): string[] => creators.map(({ type }) => type);
