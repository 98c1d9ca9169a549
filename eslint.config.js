import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import { defineConfig, globalIgnores } from "eslint/config";
import tseslint from "typescript-eslint";

/** Raw HTML and code from strings: only one component may render foreign HTML, and nothing may evaluate strings. */
const rawHtml = [
  { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: "Draw foreign HTML with <RichText>." },
  { selector: "Property[key.name='dangerouslySetInnerHTML']", message: "Draw foreign HTML with <RichText>." },
  {
    selector: "MemberExpression[property.name=/^(innerHTML|outerHTML)$/]",
    message: "Draw foreign HTML with <RichText>.",
  },
  {
    selector:
      "CallExpression[callee.property.name=/^(insertAdjacentHTML|createContextualFragment|setHTMLUnsafe|parseHTMLUnsafe)$/]",
    message: "Draw foreign HTML with <RichText>.",
  },
  {
    selector: "CallExpression[callee.object.name='document'][callee.property.name=/^(write|writeln)$/]",
    message: "document.write is never right.",
  },
];

const houseStyle = [
  { selector: "ExportDefaultDeclaration", message: "Named exports only." },
  { selector: "ExportAllDeclaration", message: "Export what is meant, by name." },
  { selector: "TSEnumDeclaration", message: "A union of strings says the same and costs nothing." },
  {
    selector: "Literal[regex.pattern=/\\(\\?<[=!]/]",
    message: "Safari before 16.4 cannot parse a look-behind, and with it the whole file.",
  },
  { selector: "ExpressionStatement > AwaitExpression[parent.parent.type='Program']", message: "No top-level await." },
];

/** Browser APIs that only src/browser may use. */
const bareMachine = [
  {
    selector:
      "MemberExpression[object.name=/^(window|globalThis|self)$/][property.name=/^(localStorage|sessionStorage)$/]",
    message: "Storage may be off, full or foreign: use ~/browser.",
  },
  {
    selector: "MemberExpression[object.name='document'][property.name='cookie']",
    message: "Cookies are kept in ~/browser.",
  },
  {
    selector: "CallExpression[callee.object.name=/^(window|globalThis|self)$/][callee.property.name='open']",
    message: "Leaving the page is checked in ~/browser.",
  },
  {
    selector:
      "CallExpression[callee.property.name=/^(assign|replace|reload)$/]:matches([callee.object.name='location'], [callee.object.property.name='location'])",
    message: "Leaving the page is checked in ~/browser.",
  },
  {
    selector:
      "AssignmentExpression:matches([left.name='location'], [left.object.name='location'], [left.object.property.name='location'], [left.property.name='location'][left.object.name=/^(window|globalThis|self|document)$/])",
    message: "Leaving the page is checked in ~/browser.",
  },
];

/** Texts that people read must come from src/texts. */
const literalTexts = [
  { selector: "JSXText[value=/[A-Za-zÀ-ž]/]", message: "A text people read needs a message in src/texts." },
  {
    selector:
      "JSXAttribute[name.name=/^(alt|title|label|placeholder|aria-label|aria-description|aria-roledescription|aria-valuetext)$/] > Literal[value=/[A-Za-zÀ-ž]/]",
    message: "A text people read needs a message in src/texts.",
  },
  {
    selector: "JSXElement > JSXExpressionContainer > :matches(Literal[value=/[A-Za-zÀ-ž]/], TemplateLiteral)",
    message: "A text people read needs a message in src/texts.",
  },
];

const bareStorage = ["localStorage", "sessionStorage"].map((name) => ({
  name,
  message: "Storage may be off, full or foreign: use ~/browser.",
}));
const codeFromStrings = ["eval", "Function", "execScript"].map((name) => ({ name, message: "No code from strings." }));

// The rules that need types, or React's compiler, are slow here: they stand in .oxlintrc.json.
export default defineConfig(
  globalIgnores(["dist", "coverage", "src/api/generated", "test-results", "playwright-report"]),
  {
    files: ["**/*.{ts,tsx}"],
    extends: [tseslint.configs.recommended],
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-eval": "error",
      "no-new-func": "error",
      "no-script-url": "error",
      "no-restricted-syntax": ["error", ...rawHtml],
      "@typescript-eslint/consistent-type-imports": [
        "error",
        { fixStyle: "inline-type-imports", disallowTypeAnnotations: false },
      ],
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", caughtErrors: "none", ignoreRestSiblings: true },
      ],
    },
  },
  {
    // React components and hooks.
    files: ["src/{app,blocks,components,screens}/**/*.{ts,tsx}", "src/api/watch/*.ts"],
    extends: [jsxA11y.flatConfigs.strict],
    plugins: { "react-hooks": reactHooks },
    settings: {
      "jsx-a11y": { components: { Button: "button", Picture: "img" } },
    },
    rules: {
      "jsx-a11y/anchor-is-valid": ["error", { specialLink: ["to"] }],
      "react-hooks/rules-of-hooks": "error",
      "react-hooks/exhaustive-deps": "error",
    },
  },
  {
    files: ["src/**/*.{ts,tsx}"],
    rules: {
      // Code is wrapped by Prettier, comments by hand.
      "max-len": ["error", { code: 1000, comments: 120, ignoreUrls: true, ignorePattern: "(es|ox)lint-disable" }],
      "no-restricted-syntax": ["error", ...rawHtml, ...houseStyle, ...bareMachine],
      "no-restricted-globals": [
        "error",
        ...codeFromStrings,
        ...bareStorage,
        { name: "open", message: "Leaving the page is checked in ~/browser." },
        { name: "fetch", message: "The network is reached through ~/api." },
        { name: "XMLHttpRequest", message: "The network is reached through ~/api." },
      ],
      "no-restricted-imports": [
        "error",
        { name: "react-router", importNames: ["Link", "NavLink"], message: "Use ~/components/Link." },
      ],
    },
  },
  {
    files: ["src/{components,blocks,screens,app}/**/*.{ts,tsx}"],
    rules: {
      "no-restricted-syntax": ["error", ...rawHtml, ...houseStyle, ...bareMachine, ...literalTexts],
    },
  },
  {
    files: ["src/browser/**", "src/build/**"],
    rules: {
      "no-restricted-syntax": ["error", ...rawHtml, ...houseStyle],
      "no-restricted-globals": ["error", ...codeFromStrings],
    },
  },
  {
    files: ["src/api/**", "src/app/early/**"],
    rules: { "no-restricted-globals": ["error", ...codeFromStrings, ...bareStorage] },
  },
  {
    files: ["src/**/{index,utils,util,helpers,helper,common,misc,manager,types,constants}.{ts,tsx}"],
    rules: {
      "no-restricted-syntax": ["error", { selector: "Program", message: "Name the file for what it answers." }],
    },
  },
  { files: ["test/**/*.{ts,tsx}"], rules: { "no-script-url": "off" } },
);
