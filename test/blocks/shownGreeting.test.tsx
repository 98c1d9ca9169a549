/* eslint-disable @typescript-eslint/no-explicit-any -- answers are changed as they come over the wire */
import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { AddressSecretsContext } from "~/blocks/AddressSecrets/addressSecrets";
import { ShownGreeting } from "~/blocks/Greeting/ShownGreeting";
import { Greeting } from "~/screens/Greeting/Greeting";
import { faults } from "../support/network";
import { renderAt } from "../support/renderAt";
import { pass, playTime, startShop } from "../support/startShop";

const TOLD = ["GREETING-PICTURE"] as const;
const COMING = "A video is on its way and will be shown here.";

test("a film that is being prepared is shown once it is there, and then not asked for any more", async () => {
  playTime();
  const shop = startShop();
  const film = (isComing: boolean) =>
    faults.edit((answer: any) => {
      answer.data.getGreeting = {
        ...answer.data.getGreeting,
        videoId: "film-1",
        videoUrl: isComing ? null : "/api/greeting/film/film-1",
        videoIsProcessing: isComing,
      };
      return answer;
    });
  shop.network.fail("getGreeting", film(true), { times: 2 });
  shop.network.fail("getGreeting", film(false), { times: 1 });
  renderAt(shop, "/en/dk/dkk/greeting", { greeting: <ShownGreeting greetingToken="GREETING-PICTURE" /> });
  await act(() => pass(500));
  expect(screen.getByText(COMING)).toBeVisible();
  await act(() => pass(5_000));
  expect(screen.getByText(COMING)).toBeVisible();
  await act(() => pass(5_500));
  expect(screen.queryByText(COMING)).toBeNull();
  expect(screen.getByLabelText("The video in the greeting")).toBeInTheDocument();
  await act(() => pass(30_000, 1000));
  expect(shop.network.count("getGreeting")).toBe(3);
});

test.each([
  ["at its line", <ShownGreeting key="" greetingToken={TOLD[0]} />],
  ["on its own screen", <Greeting key="" />],
])("a greeting that takes long to come says so %s", async (_where, greeting) => {
  playTime();
  const shop = startShop();
  shop.network.fail("getGreeting", faults.hang());
  const told = { keep: () => undefined, read: () => TOLD, forget: () => undefined };
  renderAt(shop, "/en/dk/dkk/greeting", {
    greeting: <AddressSecretsContext value={told}>{greeting}</AddressSecretsContext>,
  });
  await act(() => pass(3_500));
  expect(screen.queryByText("This is taking longer than expected")).toBeNull();
  await act(() => pass(1_000));
  expect(screen.getByText("This is taking longer than expected")).toBeInTheDocument();
});
