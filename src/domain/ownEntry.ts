/** The entry under an id from a server, an address or storage, which may be any word, even "constructor". */
export const ownEntry = <T>(held: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.hasOwn(held, id) ? held[id] : undefined;
