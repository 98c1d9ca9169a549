/** Colours and what they are called, in the languages of the sandbox's texts; English where a language has none. */
const names: Record<string, Record<string, string>> = {
  Colour: { da: "Farve", sv: "Färg", no: "Farge", fi: "Väri", de: "Farbe" },
  sand: { da: "sand", sv: "sand", no: "sand", fi: "hiekka", de: "Sand" },
  moss: { da: "mos", sv: "mossa", no: "mose", fi: "sammal", de: "Moos" },
  fjord: { da: "fjord", sv: "fjord", no: "fjord", fi: "vuono", de: "Fjord" },
  rust: { da: "rust", sv: "rost", no: "rust", fi: "ruoste", de: "Rost" },
  chalk: { da: "kridt", sv: "krita", no: "kritt", fi: "liitu", de: "Kreide" },
  plum: { da: "blomme", sv: "plommon", no: "plomme", fi: "luumu", de: "Pflaume" },
};

/** A word about a colour in a language. */
export const colourWord = (word: string, language: string): string => names[word]?.[language] ?? word;
