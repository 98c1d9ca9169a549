import { renderHook } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { forgetAnswers } from "~/api/watch/answers";
import { useGreeting } from "~/api/watch/greetings";
import { faults } from "../support/network";
import { openNetwork, pass, playTime } from "../support/startShop";

beforeEach(forgetAnswers);

test("a film that is long in the making is still waited for when a tab in the background comes to the front", async () => {
  playTime();
  const network = openNetwork();
  const film = (videoIsProcessing: boolean) =>
    faults.edit(() => ({ data: { getGreeting: { greetingToken: "hello", category: "love", videoIsProcessing } } }));
  network.fail("getGreeting", film(true));
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  const { result } = renderHook(() => useGreeting("hello"));
  await pass(10_000, 1000);
  expect(result.current.data?.getGreeting?.videoIsProcessing).toBe(true);
  await pass(400_000, 5000);
  visibility.mockRestore();
  network.heal();
  network.fail("getGreeting", film(false));
  await pass(10_000, 1000);
  expect(result.current.data?.getGreeting?.videoIsProcessing).toBe(false);
});
