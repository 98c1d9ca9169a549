/**
 * The walls between the rooms of src. Every rule is an error: a wall that warns is a comment.
 * test/walls/walls.test.ts breaks each of them and sees the check fail.
 */

/** What each room may import, besides itself and packages. Nothing else of src is open to it. */
export const ROOMS = {
  domain: [],
  texts: ["domain"],
  browser: ["domain", "build/environment"],
  api: ["domain"],
  "api/watch": ["domain", "api"],
  state: ["domain", "api"],
  components: ["domain", "styles"],
  blocks: ["domain", "api/watch", "state", "components", "styles"],
  screens: ["domain", "api/watch", "state", "components", "styles", "blocks"],
  // Runs when the shop is built, never in the browser.
  build: ["domain", "api/operation", "api/endpoints"],
};

/** Packages that only some rooms may use. */
export const KEPT = {
  "@apollo/client/react": ["api/watch"],
  "@apollo/client": ["api"],
  algoliasearch: ["api"],
  "redux-saga": ["state"],
  "typed-redux-saga": ["state"],
  "js-cookie": ["browser"],
  "@sentry/react": ["browser"],
  "@sentry/browser": ["browser"],
  "libphonenumber-js": ["domain"],
  dompurify: ["browser"],
  "react-redux": ["app", "screens", "blocks", "state"],
  formik: ["screens", "blocks"],
};

/** Packages that bring a screen, a store or a network into the pure rules. */
export const NOT_IN_DOMAIN = [
  "react",
  "react-dom",
  "react-router",
  "react-intl",
  "redux",
  "@reduxjs/toolkit",
  "graphql",
];

/** A path as a pattern: of a folder everything in it, of a module the file whatever its ending. */
const inside = (path) => `^src/${path}([./]|$)`;
const roomOf = (path) => (path === "api" ? "^src/api/(?!watch/)" : inside(path));
const packages = (names) => `(^|/)node_modules/(${names.join("|")})(/|$)`;

const rooms = Object.entries(ROOMS).map(([room, open]) => ({
  name: `room-${room.replace("/", "-")}`,
  comment: `${room} may import ${open.join(", ") || "nothing"}`,
  severity: "error",
  from: { path: roomOf(room) },
  to: { path: "^(src|test)/", pathNot: [inside(room), ...open.map(roomOf)] },
}));

const kept = Object.entries(KEPT).map(([name, owners]) => ({
  name: `kept-${name.replace(/^@/, "").replaceAll("/", "-")}`,
  comment: `${name} belongs to ${owners.join(", ")}`,
  severity: "error",
  from: { path: "^src/", pathNot: ["^src/build/", ...owners.map(inside)] },
  to: {
    path: packages([name]),
    ...(name === "@apollo/client" && { pathNot: [packages(["@apollo/client/react"])] }),
  },
}));

export default {
  forbidden: [
    ...rooms,
    ...kept,
    {
      name: "pure-domain",
      comment: "domain knows no screen, store or network",
      severity: "error",
      from: { path: inside("domain") },
      to: { path: packages(NOT_IN_DOMAIN) },
    },
    {
      name: "no-rings",
      comment: "no module imports itself, by whatever way round",
      severity: "error",
      from: { path: "^src/" },
      to: { circular: true },
    },
    {
      name: "screens-apart",
      comment: "a screen never imports another screen",
      severity: "error",
      from: { path: "^src/screens/([^/]+)/" },
      to: { path: "^src/screens/", pathNot: ["^src/screens/$1/"] },
    },
    {
      name: "slices-apart",
      comment: "slices do not know each other; sagas are where nouns meet",
      severity: "error",
      from: { path: "^src/state/([^/]+)/(slice|intents|facts|\\w+State)\\.ts$" },
      to: { path: "^src/state/[^/]+/", pathNot: ["^src/state/$1/"] },
    },
    {
      name: "no-tests-in-src",
      severity: "error",
      from: { path: "^src/" },
      to: { path: "^test/" },
    },
    {
      name: "no-dev-packages-in-src",
      comment: "what the shop runs on is a dependency, not a development dependency",
      severity: "error",
      from: { path: "^src/", pathNot: ["^src/build/"] },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
    },
    {
      name: "resolvable",
      severity: "error",
      from: { path: "^src/" },
      to: { couldNotResolve: true, pathNot: ["^virtual:"] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "module", "default", "types"] },
  },
};
