import { layReady, makeVouchers } from "../commerce/downloads";
import { type DownloadRecord, newDownload } from "../commerce/downloadTable";
import { sendGreeting } from "../commerce/greetings";
import { knownProduct } from "../commerce/lookups";
import type { BasketRecord, LineRecord } from "../commerce/records";
import type { CommerceState } from "../commerce/state";
import { titleOf } from "../data/productCopy";
import { mailMarket } from "./mailMarket";

/** The cards of a line with their codes: one gift, or a bundle of them. */
function cardsOf(state: CommerceState, basket: BasketRecord, line: LineRecord, to: string | null): DownloadRecord {
  const count = line.quantity;
  return newDownload(
    {
      token: `G${state.ids.next().replaceAll("-", "").slice(0, 20)}`,
      scheme: line.method === "Sms" ? "BySms" : "ByEmail",
      ...(to && { proof: to }),
      productId: line.productId,
      value: line.giftcardValue ?? 0,
      ...(line.method === "CsvByEmail" && { file: "address" }),
      ...(count > 1 && { bundle: { [line.productId]: count } }),
    },
    {
      now: state.clock.now(),
      currency: line.valueCurrency ?? basket.paymentCurrency,
    },
  );
}

function send(state: CommerceState, basket: BasketRecord, line: LineRecord): void {
  const isSms = line.method === "Sms";
  const isTable = line.method === "CsvByEmail";
  const to = isSms ? line.recipient.phone : line.recipient.email;
  if (!to) return;
  const cards = cardsOf(state, basket, line, to);
  const { token, exportType, fileId } = cards;
  // nobody presses a button for a file that comes by mail: its codes are there with it
  if (isTable) cards.readyAt = state.clock.now();
  layReady(state, cards);
  const greeting =
    line.greeting &&
    sendGreeting(state, line.greeting.token, {
      senderName: basket.buyer?.name ?? null,
      gift: { exportType, token },
    });
  const title = titleOf(knownProduct(state, line.productId), "en");
  const gift = `${line.quantity > 1 ? `${line.quantity} × ` : ""}${title}`;
  const market = mailMarket(basket);
  state.mails.unshift({
    publicOrderId: basket.publicOrderId,
    about: "gift",
    kind: isSms ? "Sms" : "Email",
    sentAt: state.clock.now(),
    to,
    name: line.recipient.name ?? "",
    subject: isTable ? `Codes for ${gift}` : `${basket.buyer?.name ?? "Somebody"} gave you a gift: ${gift}`,
    links: [
      { text: "Open the gift", path: `${market}/verify-owner/${exportType}/${token}` },
      ...(greeting ? [{ text: "Read the greeting", path: `${market}/greeting/${greeting}` }] : []),
      ...(isTable ? [{ text: "All codes in a file", path: `/api/giftcards/${fileId}.csv` }] : []),
    ],
  });
}

/** A posted card carries its code in print: no mail is sent, but the code is valid. */
function post(state: CommerceState, basket: BasketRecord, line: LineRecord): void {
  if (line.giftcardValue !== null) makeVouchers(state, cardsOf(state, basket, line, null));
}

/** Sends the gifts of an order to their recipients: at once, or on the day that was chosen. */
export function sendGifts(state: CommerceState, basket: BasketRecord): void {
  for (const line of structuredClone(basket.lines)) {
    if (line.method === "Webhook") continue;
    const leave = () => (line.method === "Physical" ? post : send)(state, basket, line);
    const wait = (line.deliveryDate ?? 0) - state.clock.now();
    if (wait > 0) state.agenda.after(wait, leave);
    else leave();
  }
}
