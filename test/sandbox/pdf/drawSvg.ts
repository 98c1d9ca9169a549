type Document = PDFKit.PDFDocument;
type Attributes = Record<string, string>;

const TAG = /<(\/?)([a-z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/gi;

function attributesOf(text: string): Attributes {
  return Object.fromEntries(
    [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]),
  );
}

/** Applies "translate(1 2)rotate(30)scale(2)" as SVG reads it. */
function transform(document: Document, text: string): void {
  for (const [, name, list = ""] of text.matchAll(/(translate|rotate|scale|matrix)\(([^)]*)\)/g)) {
    const [a = 0, b, c, d, e, f] = list.split(/[\s,]+/).map(Number);
    if (name === "translate") document.translate(a, b ?? 0);
    else if (name === "rotate") document.rotate(a, b === undefined ? {} : { origin: [b, c ?? 0] });
    else if (name === "scale") document.scale(a, b ?? a);
    else document.transform(a, b ?? 0, c ?? 0, d ?? 0, e ?? 0, f ?? 0);
  }
}

function outline(document: Document, name: string, attributes: Attributes): boolean {
  const number = (key: string) => Number(attributes[key] ?? 0);
  if (name === "rect") {
    const radius = number("rx");
    const [x, y, width, height] = [number("x"), number("y"), number("width"), number("height")];
    if (radius > 0) document.roundedRect(x, y, width, height, radius);
    else document.rect(x, y, width, height);
  } else if (name === "circle") document.circle(number("cx"), number("cy"), number("r"));
  else if (name === "ellipse") document.ellipse(number("cx"), number("cy"), number("rx"), number("ry"));
  else if (name === "path" && attributes.d) document.path(attributes.d);
  else return false;
  return true;
}

function paint(document: Document, { fill, stroke, opacity, ...more }: Attributes): void {
  if (opacity) document.opacity(Number(opacity));
  const isPlain = (colour: string | undefined) => colour !== undefined && colour.startsWith("#");
  if (isPlain(stroke)) {
    document.lineWidth(Number(more["stroke-width"] ?? 1));
    if (more["stroke-linecap"] === "round") document.lineCap("round");
    if (more["stroke-linejoin"] === "round") document.lineJoin("round");
  }
  if (isPlain(fill) && isPlain(stroke)) document.fillAndStroke(fill, stroke);
  else if (isPlain(fill)) document.fill(fill);
  else if (isPlain(stroke)) document.stroke(stroke);
  // A pattern: what it would lie on is left as it is.
  else document.path("M0 0").fill("#fff");
}

/**
 * Draws the sandbox's own art (groups, plain forms, forms that are used again) at the place where the document stands.
 */
export function drawSvg(document: Document, svg: string): void {
  const forms = new Map<string, { name: string; attributes: Attributes }>();
  let inDefinitions = 0;
  const inherited: Attributes[] = [{}];
  for (const [, closing, name = "", rest = "", selfClosing] of svg.matchAll(TAG)) {
    const isGroup = name === "g";
    if (name === "defs" || name === "pattern") inDefinitions += closing ? -1 : selfClosing ? 0 : 1;
    if (isGroup && closing) {
      inherited.pop();
      if (inDefinitions === 0) document.restore();
    }
    if (closing) continue;
    const attributes: Attributes = { ...(isGroup ? {} : inherited.at(-1)), ...attributesOf(rest) };
    if (isGroup) {
      const { transform: moved, ...kept } = attributes;
      inherited.push({ ...inherited.at(-1), ...kept });
      if (inDefinitions > 0) continue;
      document.save();
      if (moved) transform(document, moved);
      continue;
    }
    if (inDefinitions > 0) {
      if (attributes.id) forms.set(attributes.id, { name, attributes });
      continue;
    }
    const used = name === "use" ? forms.get((attributes.href ?? "").slice(1)) : { name, attributes };
    if (!used) continue;
    document.save();
    if (attributes.transform) transform(document, attributes.transform);
    if (outline(document, used.name, { ...used.attributes, ...(name === "use" ? {} : attributes) })) {
      paint(document, { ...used.attributes, ...attributes });
    }
    document.restore();
  }
}
