import { expect, onTestFinished, test } from "vitest";
import { answerConsent, askConsentAgain } from "~/app/consent";
import { createPush } from "~/app/createPush";
import { localStore } from "~/browser/storage";
import { LOCAL } from "~/domain/storage";

const EVENT = { event: "seeAllGiftCardEvent" } as const;

test.each([
  ["granted", [EVENT]],
  ["denied", []],
] as const)(
  "an event waits for the answer, though the question is opened once more meanwhile: %s",
  (answer, pushed) => {
    onTestFinished(() => {
      localStore().remove(LOCAL.consent);
      delete window.dataLayer;
    });
    createPush()(EVENT);
    askConsentAgain();
    expect(window.dataLayer).toBeUndefined();
    answerConsent(answer);
    expect(window.dataLayer ?? []).toEqual(pushed);
  },
);
