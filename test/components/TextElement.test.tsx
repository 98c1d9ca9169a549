import { type ReactElement } from "react";
import { FormattedMessage } from "react-intl";
import { expect, test } from "vitest";
import { translatePage } from "../support/translatePage";
import { draw } from "./draw";

const forCompany = (name: string) => <FormattedMessage id="account.nowFor" values={{ name: <bdi>{name}</bdi> }} />;
const atShops = (count: number) => (
  <FormattedMessage id="account.nowFor" values={{ name: [<b key="b">{count}</b>, ` of ${count} shops`] }} />
);
const forOneself = <FormattedMessage id="account.nowPrivate" />;

test.each<[string, ReactElement, ReactElement]>([
  ["none in it", forCompany("Nordhavn"), forOneself],
  ["one in it", forOneself, forCompany("Nordhavn")],
  ["another one in it", forCompany("Nordhavn"), forCompany("Lyngby")],
  ["another count beside it", atShops(2), atShops(3)],
])("a text with elements, which the browser has translated, gives way to one with %s", (_how, before, after) => {
  const { container, redraw } = draw(before);
  translatePage(container);
  redraw(after);
  expect(container.textContent).toBe(draw(after).container.textContent);
});
