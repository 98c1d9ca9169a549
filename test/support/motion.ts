import { onTestFinished } from "vitest";

/** For one test the browser is one that moves things: a dialog that closes plays its way out. */
export function withMotion(): void {
  const { device } = (window as unknown as { happyDOM: { settings: { device: { prefersReducedMotion: string } } } })
    .happyDOM.settings;
  const before = device.prefersReducedMotion;
  device.prefersReducedMotion = "no-preference";
  onTestFinished(() => void (device.prefersReducedMotion = before));
}
