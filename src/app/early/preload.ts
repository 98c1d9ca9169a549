/** What the build knows of the chunks: files, who needs which (places in `files`), and each language's. */
declare const PRELOAD: {
  files: string[];
  screens: [pattern: string, files: number[]][];
  bareScreens: [pattern: string, files: number[]][];
  languages: Record<string, number[]>;
};

function hint(attributes: Record<string, string>): void {
  const link = document.createElement("link");
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  document.head.append(link);
}

/** Fetches the chunks of the address' screen and language beside the bundle, instead of after it. */
export function preloadChunks(pathname: string): void {
  const [, locale = "", rest] = /^\/([a-z]{2})\/[a-z]{2}\/[a-z]{3}(\/.*)?$/.exec(pathname) ?? [];
  const table = locale ? PRELOAD.screens : PRELOAD.bareScreens;
  const path = locale ? (rest ?? "/") : pathname;
  const screen = table.find(([pattern]) => new RegExp(pattern).test(path))?.[1] ?? [];
  const language = PRELOAD.languages[locale] ?? PRELOAD.languages.en ?? [];
  for (const place of new Set([...screen, ...language])) {
    const file = PRELOAD.files[place]!;
    if (file.endsWith(".css")) hint({ rel: "preload", as: "style", crossorigin: "", href: `/${file}` });
    else hint({ rel: "modulepreload", href: `/${file}` });
  }
}

/** Fetches a picture that the first view will show, at the size it will have. */
export function preloadPicture(src: string, srcSet?: string, sizes?: string): void {
  hint({
    rel: "preload",
    as: "image",
    fetchpriority: "high",
    href: src,
    ...(srcSet && sizes && { imagesrcset: srcSet, imagesizes: sizes }),
  });
}
