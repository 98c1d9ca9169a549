import { type Plugin } from "vite";

const STYLES = /^import (\w+) from (".*\.module\.css";)$/gm;

/**
 * Has the build see which class names of a CSS module are used: imported one by one, they are written where they are
 * used, and those of styles that another module uses are left out. A module's default export, an object of all its
 * names, would be kept whole.
 */
export function styleNames(): Plugin {
  return {
    name: "style-names",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: STYLES },
      handler: (code) => ({ code: code.replace(STYLES, "import * as $1 from $2"), map: null }),
    },
  };
}
