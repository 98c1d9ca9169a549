import { lazy } from "react";
import { twice } from "./twice";

/** Whatever React takes for a component that comes late. */
type Part = Awaited<ReturnType<Parameters<typeof lazy>[0]>>["default"];

/** A part whose code comes when it is drawn: the component of this name in the module. */
export function lazyPart<Name extends string, Module extends Record<Name, Part>>(
  load: () => Promise<Module>,
  name: Name,
) {
  return lazy(async () => ({ default: (await twice(load))[name] }));
}
