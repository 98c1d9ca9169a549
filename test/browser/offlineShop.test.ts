import { expect, onTestFinished, test } from "vitest";
import { openOffline } from "~/browser/offlineShop";
import { textsLanguage } from "~/texts/loadTexts";

test("the worker is told the language by the name of its texts: Norwegian is written otherwise in the page", async () => {
  const registered: URL[] = [];
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: {
      register: async (address: string) => {
        registered.push(new URL(address, "https://shop.example"));
        return { active: Object.assign(new EventTarget(), { state: "activated" }), waiting: null, installing: null };
      },
    },
  });
  const before = document.documentElement.lang;
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, "serviceWorker");
    document.documentElement.lang = before;
  });
  document.documentElement.lang = "nb";
  expect(await openOffline()).toBe(true);
  expect(registered.map(({ searchParams }) => searchParams.get("language"))).toEqual([textsLanguage("no")]);
});
