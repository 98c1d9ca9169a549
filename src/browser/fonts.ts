import cyrillic from "@fontsource-variable/commissioner/files/commissioner-cyrillic-wght-normal.woff2?url";
import greek from "@fontsource-variable/commissioner/files/commissioner-greek-wght-normal.woff2?url";
import latinExt from "@fontsource-variable/commissioner/files/commissioner-latin-ext-wght-normal.woff2?url";
import latin from "@fontsource-variable/commissioner/files/commissioner-latin-wght-normal.woff2?url";
import figures from "./commissioner-figures-latin-wght-normal.woff2?url";

/** Until the font is loaded, text is drawn in a fallback with the same metrics; after this time it stays so. */
const GIVE_UP_MS = 3000;

/**
 * The characters of each file, as the font's package lists them; and the digits, all of one width, which the package
 * does not have (see src/build/figures.py): sums stand below each other digit by digit. Of two files that have a
 * character the last one counts.
 */
const SUBSETS = {
  latin: [
    {
      url: latin,
      unicodeRange:
        "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD",
    },
    { url: figures, unicodeRange: "U+0030-0039" },
  ],
  latinExt: [
    {
      url: latinExt,
      unicodeRange:
        "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF",
    },
  ],
  greek: [{ url: greek, unicodeRange: "U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF" }],
  cyrillic: [{ url: cyrillic, unicodeRange: "U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116" }],
} as const;

type Subset = keyof typeof SUBSETS;

/** The subset that a language needs besides plain Latin. Japanese uses the system's fonts. */
const ALSO: Record<string, Subset> = {
  bg: "cyrillic",
  ru: "cyrillic",
  el: "greek",
  cs: "latinExt",
  hu: "latinExt",
  pl: "latinExt",
  ro: "latinExt",
  sk: "latinExt",
  sl: "latinExt",
  tr: "latinExt",
};

const asked = new Set<Subset>();

/**
 * Loads the shop's font for a language. A file that takes longer than three seconds is not used on this page. What has
 * come is added at once, as the browser lays out the whole page anew for each change.
 */
export async function loadFonts(locale: string): Promise<void> {
  if (typeof FontFace === "undefined" || !document.fonts) return;
  const also = ALSO[locale];
  const wanted: Subset[] = also ? ["latin", also] : ["latin"];
  const loaded = await Promise.all(wanted.filter((subset) => !asked.has(subset)).map(loadSubset));
  const faces = loaded.flatMap((ofOne) => ofOne ?? []);
  if (faces.length === 0) return;
  if (!asked.has("latinExt")) faces.push(...offered("latinExt"));
  for (const face of faces) document.fonts.add(face);
}

function facesOf(subset: Subset, display?: FontDisplay): FontFace[] {
  return SUBSETS[subset].map(({ url, unicodeRange }) => {
    const source = `url("${url}") format("woff2")`;
    return new FontFace("Commissioner", source, { weight: "100 900", unicodeRange, display });
  });
}

/**
 * A face whose file the browser fetches when one of its letters is drawn, with a fallback meanwhile: a brand called
 * Książki is sold in Denmark too, and two letters of another font in its name would be noticed. Not needed for Greek
 * and Cyrillic: a name in these is in one font from end to end anyway.
 */
function offered(subset: Subset): FontFace[] {
  asked.add(subset);
  return facesOf(subset, "swap");
}

/** The faces with their files, so that no text is invisible while these are on their way; null if one does not come. */
async function loadSubset(subset: Subset): Promise<FontFace[] | null> {
  asked.add(subset);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), GIVE_UP_MS);
  });
  try {
    return await Promise.race([Promise.all(facesOf(subset).map((face) => face.load())), late]);
  } catch {
    // the fallback stays; the next call tries again
    asked.delete(subset);
    return null;
  } finally {
    clearTimeout(timer);
  }
}
