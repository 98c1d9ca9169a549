import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Price } from "~/components/Price";
import { ProductCard } from "~/components/ProductCard";
import { draw } from "./draw";

const seen = () => document.body.textContent?.replace(/\u00a0/g, " ") ?? "";

it("reads a former price as one, and only when it was higher", () => {
  const { redraw } = draw(<Price amount={100} currency="DKK" before={150} />);
  expect(document.querySelector("del")).toHaveTextContent("before DKK 150");
  redraw(<Price amount={100} currency="DKK" before={90} />);
  expect(document.querySelector("del")).toBeNull();
  redraw(<Price amount={3.3} currency="DKK" before={1.1 * 3} />);
  expect(document.querySelector("del")).toBeNull();
});

it("writes lowest prices and currencies nobody knows", () => {
  draw(
    <>
      <Price from amount={50} currency="DKK" /> <Price amount={12.5} currency="kr" />
    </>,
  );
  expect(seen()).toContain("From DKK 50");
  expect(seen()).toContain("12.50 KR");
});

it("is one link with name, price and stock in words", () => {
  draw(
    <ProductCard
      to="/shop/tea/1"
      name="Lyngby Te"
      picture={null}
      kind="physical"
      price={<Price amount={100} currency="DKK" />}
      outOfStock
      sizes="10rem"
    />,
  );
  expect(screen.getAllByRole("link")).toHaveLength(1);
  expect(screen.getByRole("link", { name: /Lyngby Te DKK\s100 Out of stock/ })).toHaveAttribute("href", "/shop/tea/1");
});
