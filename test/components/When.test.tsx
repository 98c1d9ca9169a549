import { render, screen } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { expect, it } from "vitest";
import { When } from "~/components/When";
import da from "~/texts/da.json";
import en from "~/texts/en.json";

const drawIn = (locale: string, messages: Record<string, string>, timezone: string) =>
  render(
    <IntlProvider locale={locale} messages={messages}>
      <When instant="2026-07-01T06:00:00Z" timezone={timezone} />
    </IntlProvider>,
  );

it.each([
  ["en", en, "Asia/Tokyo", "15:00 in Tokyo"],
  ["da", da, "Europe/Athens", "09.00 i Athen"],
  ["da", da, "Asia/Ho_Chi_Minh", "13.00 i Ho Chi Minh"],
])("names the place of another clock in %s", (locale, messages, timezone, told) => {
  drawIn(locale, messages, timezone);
  expect(screen.getByRole("time")).toHaveTextContent(told);
});
