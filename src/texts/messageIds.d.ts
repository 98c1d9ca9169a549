import type english from "./en.json";

declare global {
  namespace FormatjsIntl {
    /** English is the source: an id that it lacks does not compile. */
    interface Message {
      ids: keyof typeof english;
    }
  }
}
