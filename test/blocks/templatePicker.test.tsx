import { fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { type GreetingTemplate } from "~/api/watch/greetings";
import { TemplatePicker } from "~/blocks/Greeting/TemplatePicker";
import { type GreetingCategory } from "~/domain/greeting";
import { faults } from "../support/network";
import { renderAt } from "../support/renderAt";
import { startShop } from "../support/startShop";

test("a picture for greetings that has no title is named by its number", async () => {
  const shop = startShop();
  shop.network.fail(
    "getGreetingTemplates",
    faults.edit((answer: { data: { getGreetingTemplates: GreetingTemplate[] } }) => {
      const { getGreetingTemplates: templates } = answer.data;
      templates
        .filter(({ category }) => category === "birthday")
        .slice(1)
        .forEach((one) => (one.title = " "));
      return answer;
    }),
  );
  const nothing = () => undefined;
  const chosen = { category: "birthday", templateId: null, ownPicture: false } as const;
  const drawn = <TemplatePicker {...chosen} onCategory={nothing} onTemplate={nothing} />;
  renderAt(shop, "/en/dk/dkk/here", { here: drawn });
  expect(await screen.findByRole("radio", { name: "Picture 2" })).toBeInTheDocument();
  expect(screen.queryByRole("radio", { name: "Picture 1" })).toBeNull();
});

test("the arrow keys go through the categories, and belong to the browser with Alt, as for Back", async () => {
  const seen: string[] = [];
  const chosen = { category: "birthday", templateId: null, ownPicture: false } as const;
  const drawn = <TemplatePicker {...chosen} onCategory={(one) => seen.push(one)} onTemplate={() => undefined} />;
  renderAt(startShop(), "/en/dk/dkk/here", { here: drawn });
  const tab = screen.getByRole("tab", { selected: true });
  expect(fireEvent.keyDown(tab, { key: "ArrowLeft", altKey: true }), "left to the browser").toBe(true);
  expect(seen).toEqual([]);
  expect(fireEvent.keyDown(tab, { key: "ArrowLeft" })).toBe(false);
  expect(seen).toHaveLength(1);
});

test("a picture for greetings whose small size is blank is shown in its own", async () => {
  const shop = startShop();
  shop.network.fail(
    "getGreetingTemplates",
    faults.editField("getGreetingTemplates", (templates) => {
      for (const one of templates) one.thumbnailUrl = "";
    }),
  );
  const nothing = () => undefined;
  const chosen = { category: "birthday", templateId: null, ownPicture: false } as const;
  const drawn = <TemplatePicker {...chosen} onCategory={nothing} onTemplate={nothing} />;
  renderAt(shop, "/en/dk/dkk/here", { here: drawn });
  await screen.findAllByRole("img");
  for (const image of document.querySelectorAll("fieldset img")) expect(image).toHaveAttribute("src");
});

test("a picture for greetings that the service names twice is shown once, and goes with its category", async () => {
  const shop = startShop();
  shop.network.fail(
    "getGreetingTemplates",
    faults.editField("getGreetingTemplates", (templates: GreetingTemplate[]) => {
      templates.push({ ...templates.find(({ category }) => category === "birthday")! });
    }),
  );
  const sources = () => [...document.querySelectorAll("fieldset img")].map((image) => image.getAttribute("src"));
  function Picker() {
    const [category, setCategory] = useState<GreetingCategory>("birthday");
    const given = { category, templateId: null, ownPicture: false };
    return <TemplatePicker {...given} onCategory={setCategory} onTemplate={() => undefined} />;
  }
  renderAt(shop, "/en/dk/dkk/here", { here: <Picker /> });
  await screen.findAllByRole("img");
  const before = sources();
  expect(before).toEqual([...new Set(before)]);
  fireEvent.keyDown(screen.getByRole("tab", { selected: true }), { key: "ArrowRight" });
  expect(sources().filter((source) => before.includes(source))).toEqual([]);
});
