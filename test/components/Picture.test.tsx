import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { GiftCard } from "~/components/GiftCard";
import { Picture } from "~/components/Picture";
import { draw } from "./draw";

const source = { src: "/media/tea.svg", srcSet: "/media/tea-320.avif 320w", width: 640, height: 404 };

it("knows its size before it comes, and waits unless it is in the first view", () => {
  const { redraw } = draw(<Picture source={source} alt="Tea" sizes="50vw" />);
  const image = screen.getByRole("img", { name: "Tea" });
  expect(image).toHaveAttribute("width", "640");
  expect(image).toHaveAttribute("loading", "lazy");
  redraw(<Picture source={source} alt="Tea" priority />);
  expect(screen.getByRole("img")).toHaveAttribute("loading", "eager");
  expect(screen.getByRole("img")).toHaveAttribute("fetchpriority", "high");
});

it("falls to a calm drawing with the same name when it fails, and tries again with another address", () => {
  const { redraw } = draw(<Picture source={source} alt="Tea" />);
  fireEvent.error(screen.getByRole("img"));
  fireEvent.error(screen.getByRole("img"));
  expect(document.querySelector("img")).toBeNull();
  expect(screen.getByRole("img", { name: "Tea" })).toBeInTheDocument();
  redraw(<Picture source={{ ...source, src: "/media/other.svg" }} alt="Tea" />);
  expect(document.querySelector("img")).toHaveAttribute("src", "/media/other.svg");
});

it("is shown in its own size when a smaller one does not come", () => {
  draw(<Picture source={source} alt="Tea" />);
  fireEvent.error(screen.getByRole("img"));
  expect(document.querySelector("img")).toHaveAttribute("src", "/media/tea.svg");
  expect(document.querySelector("img")).not.toHaveAttribute("srcset");
});

it("is shown on a phone too when the picture made for phones does not come", () => {
  const { src, width, height } = source;
  draw(<Picture source={{ src, width, height }} mobile={{ src: "/media/small.svg", width, height }} alt="Tea" />);
  fireEvent.error(screen.getByRole("img"));
  expect(document.querySelector("img")).toHaveAttribute("src", "/media/tea.svg");
  expect(document.querySelector("source")).toBeNull();
  fireEvent.error(screen.getByRole("img"));
  expect(document.querySelector("img")).toBeNull();
});

it("says nothing when there is nothing to say", () => {
  draw(<Picture source={null} alt="" />);
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});

it("draws a gift card as one picture with one name, following the value", () => {
  const card = (value: string) => (
    <GiftCard brand="Fjeld & Fyr" picture={source} sizes="10rem" value={value} label={`Fjeld & Fyr, ${value}`} />
  );
  const { redraw } = draw(card("DKK 100"));
  redraw(card("DKK 250"));
  expect(screen.getByRole("img", { name: "Fjeld & Fyr, DKK 250" })).toHaveTextContent("DKK 250");
});
