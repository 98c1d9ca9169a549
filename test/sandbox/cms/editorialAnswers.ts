import { localizedComponents } from "../data/banners";
import { pages } from "../data/pages";
import { linesIn, messageIn } from "../data/otherLanguages";
import { writtenLanguage } from "../data/presentations";
import { serviceMessages } from "../data/serviceMessages";
import { changedTexts } from "../data/texts";

/** Banners and tiles for one market; an empty list of countries means all of them. */
export const componentAnswers = (salesChannelId: number, countryCode: string, language: string) =>
  localizedComponents
    .filter((each) => each.salesChannelIds.includes(salesChannelId))
    .filter(({ associatedCountries }) => associatedCountries.length === 0 || associatedCountries.includes(countryCode))
    .map(({ words, link, image, mobileImage, ...component }) => {
      const [title, text, linkLabel] = linesIn(component.templateId, language) ?? [];
      const said = title ? { title, text, linkLabel } : words[writtenLanguage(language)];
      return { ...component, localizedContent: { ...said, link, image, mobileImage } };
    });

export function countryAnswer(countryCode: string, language: string) {
  const message = serviceMessages[countryCode];
  const [title, body, linkLabel] = messageIn(countryCode, language) ?? [];
  return {
    countryCode: countryCode.toLowerCase(),
    serviceMessage: message
      ? {
          ...message.words[writtenLanguage(language)],
          ...(title && { title, body, linkLabel: linkLabel ?? null }),
          link: message.link,
          closable: message.closable,
          showMessage: message.showMessage,
        }
      : null,
    presentations: [],
  };
}

export function pageAnswer(pageName: string, language: string) {
  const written = writtenLanguage(language);
  const words = Object.hasOwn(pages, pageName) ? pages[pageName]?.[written] : undefined;
  if (!words) return null;
  const { title, body, metaDescription } = words;
  return {
    pageName,
    title,
    body,
    metaTitle: title,
    metaDescription,
    presentations: [
      {
        presentationKey: "pageTitle",
        languageCode: written === language ? null : written,
        textContent: title,
        images: [],
      },
    ],
  };
}

export const changedTextAnswers = (language: string) =>
  Object.entries(changedTexts[writtenLanguage(language)])
    // a Danish text would be wrong in Polish, and an English one is no better than the shop's own
    .filter(() => language === "en" || language === "da")
    .map(([key, translatedValue]) => ({ key, translatedValue }));
