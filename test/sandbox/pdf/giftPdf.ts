import { code128, drawingSVG } from "bwip-js/node";
import PDFDocument from "pdfkit";
import { HEIGHT, WIDTH } from "../art/svg";
import { drawSvg } from "./drawSvg";

/** What stands on the sheet of a gift card. */
export interface GiftSheet {
  title: string;
  /** Its art as SVG, 317 by 200. */
  art: string;
  value: number;
  currency: string;
  code: string;
  pin: string | null;
  expires: string;
}

const MARGIN = 56;
const INK = "#14211c";
const SOFT = "#55605b";

/** Lines drawn from the bars of a scanner's code, one `path` per width. */
function drawBars(document: PDFKit.PDFDocument, code: string, left: number, top: number, width: number): void {
  const svg = code128({ bcid: "code128", text: code, height: 14 }, drawingSVG());
  const across = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1] ?? 1);
  document
    .save()
    .translate(left, top)
    .scale(width / across);
  for (const [, thick = "", d = ""] of svg.matchAll(/stroke-width="(\d+)" d="([^"]+)"/g)) {
    document.path(d).lineWidth(Number(thick)).stroke("#000000");
  }
  document.restore();
}

/** A gift card on a sheet of A4, as a file to keep or to print. */
export function giftPdf({ title, art, value, currency, code, pin, expires }: GiftSheet): Promise<Buffer> {
  const document = new PDFDocument({
    size: "A4",
    margin: MARGIN,
    lang: "en",
    displayTitle: true,
    info: { Title: title, Creator: "Gavia sandbox" },
  });
  const pieces: Buffer[] = [];
  const finished = new Promise<Buffer>((resolve, reject) => {
    document.on("data", (piece: Buffer) => pieces.push(piece));
    document.on("end", () => resolve(Buffer.concat(pieces)));
    document.on("error", reject);
  });
  const width = document.page.width - 2 * MARGIN;
  const height = (width * HEIGHT) / WIDTH;
  document.save();
  document.roundedRect(MARGIN, MARGIN, width, height, 18).clip();
  document.translate(MARGIN, MARGIN).scale(width / WIDTH);
  drawSvg(document, art);
  document.restore();

  const amount = `${currency} ${new Intl.NumberFormat("en", { maximumFractionDigits: 2 }).format(value)}`;
  document.font("Helvetica-Bold").fontSize(26).fillColor(INK);
  document.text(title, MARGIN, MARGIN + height + 36, { width: width - 170 });
  document.fontSize(26).text(amount, MARGIN, MARGIN + height + 36, { width, align: "right" });
  const under = MARGIN + height + 110;
  drawBars(document, code, MARGIN, under, width);
  const words = under + width * 0.2 + 20;
  document.font("Courier-Bold").fontSize(22).fillColor(INK).text(code, MARGIN, words, { width, align: "center" });
  document.font("Helvetica").fontSize(12).fillColor(SOFT);
  if (pin) document.text(`PIN ${pin}`, MARGIN, words + 34, { width, align: "center" });
  document.text(`Good until ${expires}. Show this sheet at the till.`, MARGIN, words + 54, { width, align: "center" });
  document.end();
  return finished;
}
