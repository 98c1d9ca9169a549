/**
 * Stands in for `react/jsx-runtime` in the script of the first view: it makes elements of the page at once, so that the
 * shop's own components, the ones that are drawn from props alone, can be drawn before React has come. Nothing is
 * updated, and what is pressed is only remembered: React draws the same again in its place.
 */

type Props = Readonly<Record<string, unknown>>;
type Component = (props: Props) => unknown;

const SVG = new Set(["svg", "path"]);

/** A picture is asked for when it stands among its sources: until then it knows of no other than its own. */
const pictures: (() => void)[] = [];

export function jsx(type: string | Component, props: Props): unknown {
  if (typeof type === "function") return type(props);
  const element = SVG.has(type)
    ? document.createElementNS("http://www.w3.org/2000/svg", type)
    : document.createElement(type);
  for (const [name, value] of Object.entries(props)) {
    if (name === "style") paint(element, value as Style);
    else if (type === "img" && /^src/.test(name)) {
      if (typeof value === "string") pictures.push(() => element.setAttribute(name, value));
    } else if (name !== "children" && ["string", "number", "boolean"].includes(typeof value)) {
      element.setAttribute(name === "className" ? "class" : name, String(value));
    }
  }
  append(element, props.children);
  return element;
}

export const jsxs: typeof jsx = (type, props) => jsx(type, props);

export const Fragment: Component = ({ children }) => children;

/** Puts content into an element, behind what is in it. */
export function append(into: ParentNode, content: unknown): void {
  if (Array.isArray(content)) content.forEach((child) => append(into, child));
  else if (content instanceof Node || typeof content === "string") into.append(content);
  else if (typeof content === "number") into.append(String(content));
}

/** Asks for the pictures of what was drawn. */
export function askForPictures(): void {
  pictures.splice(0).forEach((ask) => ask());
}

type Style = Readonly<Record<string, string | number | undefined>>;

function paint(element: HTMLElement | SVGElement, style: Style): void {
  for (const [name, value] of Object.entries(style)) {
    const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    if (value !== undefined) element.style.setProperty(property, String(value));
  }
}
