import { type Plugin } from "vite";

/**
 * What formik takes of lodash to copy a form's values, which are plain, and to read the names of its fields: all of
 * lodash's code in it. Modules, by the name that formik imports them by.
 */
export const SHORT: Record<string, string> = {
  "lodash-es/cloneDeep": `export default function copy(value) {
    if (Array.isArray(value)) return value.map(copy);
    if (value === null || typeof value !== "object") return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, copy(one)]));
  }`,
  "lodash-es/clone": "export default (value) => (Array.isArray(value) ? [...value] : { ...value });",
  "lodash-es/toPath": "export default (path) => (Array.isArray(path) ? path : path.match(/[^.[\\]]+/g) ?? []);",
  "lodash-es/isPlainObject": `export default (value) =>
    typeof value === "object" && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value));`,
};
/** Formik imports it for what the shop does not use of it; as CommonJS it would be kept, and react-is with it. */
const UNUSED = "hoist-non-react-statics";

/** Builds formik without those parts of its dependencies that the shop's forms do not use. */
export function lightForms(): Plugin {
  return {
    name: "light-forms",
    apply: "build",
    enforce: "pre",
    async resolveId(source, importer) {
      if (!importer?.includes("/node_modules/formik/")) return null;
      if (source in SHORT) return `\0${source}`;
      if (source !== UNUSED) return null;
      const real = await this.resolve(source, importer, { skipSelf: true });
      return real && { ...real, moduleSideEffects: false };
    },
    load: (id) => SHORT[id.slice(1)],
  };
}
