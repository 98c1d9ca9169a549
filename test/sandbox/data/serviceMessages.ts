import type { WrittenLanguage } from "./presentations";

export interface ServiceMessageRecord {
  /** 'true' when it may be closed: the editors' tool keeps it as a text. */
  closable: string;
  showMessage: boolean;
  link: string | null;
  words: Record<WrittenLanguage, { title: string; body: string; linkLabel: string | null }>;
}

/** What the shop tells everyone in a country at the moment, by its code. */
export const serviceMessages: Readonly<Record<string, ServiceMessageRecord>> = {
  DK: {
    closable: "true",
    showMessage: true,
    link: "/delivery",
    words: {
      en: {
        title: "Gifts by post before Christmas",
        body: "Order by 18 December and it is there on Christmas Eve. Gift cards by e\u2011mail arrive at once.",
        linkLabel: "Delivery times",
      },
      da: {
        title: "Gaver med posten før jul",
        body: "Bestil senest den 18. december, så er gaven fremme juleaften. Gavekort på e\u2011mail kommer med det samme.",
        linkLabel: "Leveringstider",
      },
    },
  },
  NO: {
    closable: "false",
    showMessage: true,
    link: null,
    words: {
      en: {
        title: "Slower post in the north",
        body: "Parcels to Finnmark and Svalbard take two days longer this week because of the weather.",
        linkLabel: null,
      },
      da: {
        title: "Langsommere post i nord",
        body: "Pakker til Finnmark og Svalbard er to dage længere undervejs i denne uge på grund af vejret.",
        linkLabel: null,
      },
    },
  },
  SE: {
    closable: "true",
    showMessage: false,
    link: null,
    words: {
      en: { title: "Closed on 6 June", body: "Customer service is closed on the national day.", linkLabel: null },
      da: { title: "Lukket den 6. juni", body: "Kundeservice holder lukket på nationaldagen.", linkLabel: null },
    },
  },
};
