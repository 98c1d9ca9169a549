import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { closeMessage, messageName } from "~/app/shell/closedMessages";
import { ServiceMessage } from "~/app/shell/ServiceMessage";
import { faults } from "../support/network";
import { renderAt } from "../support/renderAt";
import { startShop } from "../support/startShop";

const opened = async (message: object) => {
  const shop = startShop();
  shop.network.fail(
    /./,
    faults.editField("countryPresentations", ({ serviceMessage }) => Object.assign(serviceMessage, message)),
  );
  renderAt(shop, "/en/dk/dkk/x", { x: <ServiceMessage /> });
  await screen.findByRole("complementary");
};

test.each([
  ["its label", {}, "Delivery times"],
  ["its title if it has no label", { title: "Late post", linkLabel: null }, "Late post"],
  ["its title if its label is blank", { title: "Late post", linkLabel: " " }, "Late post"],
  ["its text if it has nothing else", { title: " ", body: "The post is late.", linkLabel: "" }, "The post is late."],
])("the link of a service message is %s", async (_what, message, name) => {
  await opened(message);
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([name]);
  expect(screen.getByRole("link")).toHaveAttribute("href", "/en/dk/dkk/delivery");
});

test("a service message that was written in fields of HTML is told in plain words", async () => {
  await opened({ title: "<b>Post</b>", body: "<p>Late &amp; slow.</p><p>Sorry.</p>", linkLabel: "<i>More</i>" });
  expect(screen.getByRole("complementary").textContent).toBe("Post Late & slow. Sorry. More");
});

test("a service message that leads nowhere has no link", async () => {
  await opened({ link: null });
  expect(screen.getByRole("complementary")).toHaveTextContent("Gifts by post before Christmas");
  expect(screen.queryByRole("link")).toBeNull();
});

test("a message that begins as one that was closed is shown all the same", async () => {
  const title = "Christmas";
  const begun = "Order before noon and it leaves today. ".repeat(9);
  closeMessage(messageName("dk", { title, body: `${begun}Until 22 December.`, showMessage: true }));
  await opened({ title, body: `${begun}Too late now.` });
  expect(screen.getByRole("complementary")).toHaveTextContent("Too late now.");
});
