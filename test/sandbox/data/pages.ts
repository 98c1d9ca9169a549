import type { WrittenLanguage } from "./presentations";

export interface PageWords {
  title: string;
  body: string;
  metaDescription: string;
}

/** The content pages by the name in their address. */
export const pages: Readonly<Record<string, Record<WrittenLanguage, PageWords>>> = {};
