/** The id of an editor's heading: of its words, and never one that the shop itself gives. */
export const editorialId = (words: string) => `on-${words}`;
