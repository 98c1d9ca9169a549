/** How often a file could not be loaded, by its address beside this one. */
const failures = new Map<string, number>();

/**
 * A dynamic import that is worth repeating. By HTML's module map a page remembers that a module could not be fetched
 * and asks for it no more, as Firefox does; with another fragment it is another module of the same file. The build puts
 * it in place of each `import()` of a file that nothing imports statically (see `build/demands`).
 */
export async function demand<Module>(
  address: string,
  load = (named: string) => import(/* @vite-ignore */ named) as Promise<Module>,
): Promise<Module> {
  const before = failures.get(address) ?? 0;
  try {
    return await load(before > 0 ? `${address}#${before}` : address);
  } catch (error) {
    failures.set(address, before + 1);
    throw error;
  }
}

// Read-only: another script's variable of the same name must not replace it.
Object.defineProperty(globalThis, "demand", { value: demand, configurable: true });
