import { describe, expect, it } from "vitest";
import { demand } from "~/app/demand";

/** A browser that never again asks for a module that it could not fetch, as Firefox; and its network. */
function rememberingBrowser() {
  const modules = new Map<string, Promise<string>>();
  const network = { isThere: true, asked: 0 };
  const fetched = async (address: string) => {
    network.asked += 1;
    if (!network.isThere) throw new TypeError(`error loading dynamically imported module: ${address}`);
    return address.replace(/#.*/, "");
  };
  const load = (address: string) => {
    const module = modules.get(address) ?? fetched(address);
    modules.set(address, module);
    return module;
  };
  return { network, load };
}

describe("a file that is imported by demand", () => {
  it("comes when the connection is back, though the browser remembers that it could not be fetched", async () => {
    const { network, load } = rememberingBrowser();
    network.isThere = false;
    await expect(demand("./Lost.js", load)).rejects.toThrow("error loading");
    await expect(demand("./Lost.js", load)).rejects.toThrow("error loading");
    network.isThere = true;
    expect(await demand("./Lost.js", load)).toBe("./Lost.js");
    expect(network.asked).toBe(3);
  });

  it("is one module however often it is imported, also after it had to be asked for again", async () => {
    const { network, load } = rememberingBrowser();
    for (const file of ["./Whole.js", "./Late.js"]) {
      network.isThere = file !== "./Late.js";
      await demand(file, load).catch(() => undefined);
      network.isThere = true;
      network.asked = 0;
      for (let times = 0; times < 3; times++) expect(await demand(file, load)).toBe(file);
      expect(network.asked, file).toBe(file === "./Late.js" ? 1 : 0);
    }
  });

  it("stays so, whatever another script on the page calls demand", () => {
    expect(Reflect.set(globalThis, "demand", () => undefined)).toBe(false);
    expect(Reflect.get(globalThis, "demand")).toBe(demand);
  });
});
