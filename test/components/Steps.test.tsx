import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { DateOf } from "~/components/DateOf";
import { Steps } from "~/components/Steps";
import { draw } from "./draw";

it("marks where one is, and leads back only to what is done", () => {
  const steps = [
    { key: "basket", label: "Basket", to: "/basket" },
    { key: "delivery", label: "Delivery", to: "/basket/delivery" },
    { key: "pay", label: "Payment", to: "/basket/pay" },
  ];
  draw(<Steps steps={steps} current="delivery" />);
  const [basket, delivery] = screen.getAllByRole("listitem");
  expect(delivery).toHaveAttribute("aria-current", "step");
  expect(basket).toHaveTextContent("Basketdone");
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["Basket"]);
});

it("writes the day of an instant, and survives a bad one", () => {
  draw(
    <p>
      <DateOf value="2026-06-01T11:30:00Z" /> <DateOf value="soon" />
    </p>,
  );
  const day = document.querySelector("time")!;
  expect(day).toHaveTextContent("June 1, 2026");
  expect(day).toHaveAttribute("datetime", "2026-06-01T11:30:00Z");
  expect(day.parentElement).toHaveTextContent(/–$/);
});
