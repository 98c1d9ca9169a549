import { fireEvent, screen } from "@testing-library/react";
import { type Shop } from "./startShop";

/** A field of the form that is open, by its label. */
export const box = (label: string | RegExp) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: "input, select" });
/** Types the whole value at once, or chooses it. */
export const type = (label: string | RegExp, value: string) => fireEvent.change(box(label), { target: { value } });
export const addButton = () => screen.getByText("Add to basket").closest("button")!;
/** What is to be put right before a form can be sent; null if it is not shown. */
export const summary = () => document.querySelector("form [role=group][tabindex]");
/** Every gift that was sent to the basket. */
export const added = (shop: Shop) => shop.network.asked("updateBasket").flatMap(({ input }) => input.addProducts ?? []);
/** Whom a gift by e-mail is for. */
export function fillRecipient(): void {
  type("Recipient’s name", "Ada Holm");
  type("Recipient’s e-mail", "ada@example.com");
  type("Repeat the e-mail", "ada@example.com");
}
