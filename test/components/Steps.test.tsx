import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { DateTime } from "~/components/DateTime";
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

it("writes an instant on the clock it is meant for, and survives a bad one", () => {
  draw(
    <>
      <DateTime value="2026-06-01T22:30:00Z" show="dateTime" timeZone="Asia/Tokyo" /> <DateTime value="soon" />{" "}
      <DateTime value="2026-06-01T22:30:00Z" timeZone="Mars/Base" />
    </>,
  );
  const [tokyo, mars] = [...document.querySelectorAll("time")];
  expect(tokyo).toHaveTextContent(/June 2, 2026.*07:30/);
  expect(tokyo).toHaveAttribute("datetime", "2026-06-01T22:30:00Z");
  expect(mars).toHaveTextContent(/June 1, 2026/);
});
