/** The id of an editor's heading, made of its words, with a prefix that the shop's own ids do not have. */
export const editorialId = (words: string) => `on-${words}`;
