import { render, screen } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { expect, it, onTestFinished, vi } from "vitest";
import { DateOf } from "~/components/DateOf";
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
  ["en", en, "Asia/Tokyo", "15:00 (Tokyo)"],
  ["en-US", en, "Asia/Tokyo", /3:00\sPM \(Tokyo\)/],
  ["en-AU", en, "Asia/Tokyo", /3:00\spm \(Tokyo\)/],
  ["da", da, "Europe/Athens", "09.00 (Athen)"],
  ["da", da, "Asia/Ho_Chi_Minh", "13.00 (Ho Chi Minh)"],
])("names the place of another clock in %s", (locale, messages, timezone, told: string | RegExp) => {
  drawIn(locale, messages, timezone);
  expect(screen.getByRole("time")).toHaveTextContent(told);
});

it("tells of a parcel the day alone, also to who reads it by another clock", () => {
  const { container } = render(
    <IntlProvider locale="en" messages={en}>
      <When instant="2026-07-01T23:00:00Z" timezone="Asia/Tokyo" dayOnly />
    </IntlProvider>,
  );
  expect(container).toHaveTextContent(/^Thursday, July 2, 2026$/);
});

it("says so, instead of nothing, where the server's date is none", () => {
  const { container } = render(
    <IntlProvider locale="en" messages={en}>
      <When instant="soon" />
    </IntlProvider>,
  );
  expect(container).toHaveTextContent(/^–$/);
});

it("tells the time of the clock that the reader has by now: they travelled, and the shop stayed open", () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  const shown = () => {
    const { container, unmount } = render(
      <IntlProvider locale="en" messages={en}>
        <When instant="2026-07-01T02:00:00Z" timezone="Europe/Copenhagen" />
        <br />
        <DateOf value="2026-07-01T02:00:00Z" />
      </IntlProvider>,
    );
    const texts = [...container.querySelectorAll("time")].map((time) => time.textContent);
    unmount();
    return texts;
  };
  vi.stubEnv("TZ", "Europe/Helsinki");
  expect(shown()).toEqual([expect.stringContaining("04:00 (Copenhagen), 05:00 for you"), "July\u00a01, 2026"]);
  vi.stubEnv("TZ", "America/New_York");
  expect(shown()).toEqual([
    expect.stringMatching(/04:00 \(Copenhagen\), .*June\u00a030.*22:00.* for you/),
    "June\u00a030, 2026",
  ]);
});
