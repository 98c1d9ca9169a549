import { greetingTemplates, templateTitle, type GreetingRecord } from "./greetings";

const pictureOfTemplate = (id: string): string => `/api/greeting/template/${id}.svg`;

/** A greeting as its recipient sees it. An uploaded picture stands before the template's. */
export const greetingView = ({ token, category, templateId, text, image, senderName }: GreetingRecord) => ({
  greetingToken: token,
  category,
  templateId,
  text,
  imageUrl: image ? `/api/greeting/picture/${token}` : templateId && pictureOfTemplate(templateId),
  videoUrl: null,
  videoIsProcessing: false,
  senderName,
});

/** All templates, named in a language. */
export const templateViews = (language: string) =>
  greetingTemplates.map(({ id, category, number }) => ({
    id,
    category,
    imageUrl: pictureOfTemplate(id),
    thumbnailUrl: pictureOfTemplate(id),
    title: templateTitle(category, number, language),
  }));
