/** A paper in which a physical gift can be wrapped. */
export interface WrappingKind {
  id: string;
  titles: { en: string; da: string };
  priceDkk: number;
}

export const wrappingKinds: readonly WrappingKind[] = [
  { id: "w-kraft", titles: { en: "Brown paper and string", da: "Brunt papir og snor" }, priceDkk: 25 },
  { id: "w-fjord", titles: { en: "Fjord green with a ribbon", da: "Fjordgrønt med bånd" }, priceDkk: 35 },
  { id: "w-stars", titles: { en: "Small gold stars", da: "Små guldstjerner" }, priceDkk: 35 },
  { id: "w-cloth", titles: { en: "Wrapped in linen", da: "Pakket i hør" }, priceDkk: 60 },
];

/** The wrapping with this id, if it is offered. */
export const wrappingWithId = (id: string): WrappingKind | undefined => wrappingKinds.find((kind) => kind.id === id);
