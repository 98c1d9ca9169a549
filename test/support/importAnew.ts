import { onTestFinished, vi } from "vitest";

/**
 * Imports a module as in a page that was just opened, with nothing that it has learned before. After the test all
 * modules are new again, as other files' tests would learn what this one's browser took.
 */
export function importAnew<Module>(load: () => Promise<Module>): Promise<Module> {
  vi.resetModules();
  onTestFinished(() => void vi.resetModules());
  return load();
}
