import type { WrittenLanguage } from "./presentations";

/** Interface texts that the editors changed; they lie over the shop's own. Keys are the shop's message ids. */
export const changedTexts: Readonly<Record<WrittenLanguage, Readonly<Record<string, string>>>> = {
  en: {
    "footer.about":
      "Gift cards and gifts from small shops and large, wrapped in Copenhagen and opened in forty countries.",
    "home.localCardText": "For the bakery on the corner, the spa by the water and everything between.",
    "basket.emptyText": "Somebody is bound to have a birthday soon. Here is what others give right now.",
  },
  da: {
    "footer.about": "Gavekort og gaver fra små og store butikker, pakket i København og åbnet i fyrre lande.",
    "home.localCardText": "Til bageren på hjørnet, badet ved vandet og alt imellem.",
    "basket.emptyText": "Der er helt sikkert nogen, der snart har fødselsdag. Det her giver andre lige nu.",
  },
};
