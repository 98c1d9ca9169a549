import type english from "./en.json";

declare global {
  namespace FormatjsIntl {
    /** English is the source: an id it does not have does not compile. */
    interface Message {
      ids: keyof typeof english;
    }
  }
}
