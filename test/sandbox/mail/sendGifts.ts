import { layReady } from "../commerce/downloads";
import { newDownload } from "../commerce/downloadTable";
import { sendGreeting } from "../commerce/greetings";
import { knownProduct } from "../commerce/lookups";
import { titleAndLogo } from "../commerce/productViews";
import type { BasketRecord, LineRecord } from "../commerce/records";
import type { CommerceState } from "../commerce/state";
import { mailMarket } from "./mailMarket";

/** Codes of gifts are drawn from these: nothing that looks like something else. */
const LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

const signsFrom = (id: string) =>
  [...id.replaceAll("-", "").slice(0, 10)].map((sign) => LETTERS[sign.charCodeAt(0) % LETTERS.length]).join("");

function send(state: CommerceState, basket: BasketRecord, line: LineRecord): void {
  const isEmail = line.method === "Email";
  const to = isEmail ? line.recipient.email : line.recipient.phone;
  if (!to) return;
  const token = `G${state.ids.next().replaceAll("-", "").slice(0, 20)}`;
  const views = titleAndLogo(state, knownProduct(state, line.productId));
  const title = views.find(({ presentationKey }) => presentationKey === "productTitle")?.textContent ?? "Gift card";
  const count = line.quantity;
  layReady(
    state,
    newDownload(
      {
        token,
        scheme: isEmail ? "ByEmail" : "BySms",
        proof: to.trim().toLowerCase(),
        productId: line.productId,
        value: line.giftcardValue ?? 0,
        ...(count > 1 && { bundle: { [line.productId]: count } }),
      },
      {
        now: state.clock.now(),
        currency: line.valueCurrency ?? basket.paymentCurrency,
        signs: signsFrom(state.ids.next()),
      },
    ),
  );
  const card =
    line.greeting &&
    sendGreeting(state, line.greeting.token, {
      senderName: basket.buyer?.name ?? null,
      gift: { exportType: count > 1 ? "bundle" : "giftcard", token },
    });
  const market = mailMarket(basket);
  state.mails.unshift({
    publicOrderId: basket.publicOrderId,
    about: "gift",
    kind: isEmail ? "Email" : "Sms",
    sentAt: state.clock.now(),
    to,
    name: line.recipient.name ?? "",
    subject: `${basket.buyer?.name ?? "Somebody"} gave you a gift: ${count > 1 ? `${count} × ` : ""}${title}`,
    links: [
      { text: "Open the gift", path: `${market}/verify-owner/${count > 1 ? "bundle" : "giftcard"}/${token}` },
      ...(card ? [{ text: "Read the greeting", path: `${market}/greeting/${card}` }] : []),
    ],
  });
}

/** Sends the gifts of an order to their recipients: at once, or when their day has come. */
export function sendGifts(state: CommerceState, basket: BasketRecord): void {
  for (const line of structuredClone(basket.lines)) {
    if (line.method !== "Email" && line.method !== "Sms") continue;
    const wait = (line.deliveryDate ?? 0) - state.clock.now();
    if (wait > 0) state.agenda.after(wait, () => send(state, basket, line));
    else send(state, basket, line);
  }
}
