import type { Agenda } from "../commerce/agenda";
import { cardNumbered, maskedCard, type CardRow } from "./cards";

export type SessionStatus = "Open" | "Processing" | "Authorized" | "Cancelled" | "Failed" | "Expired";

export interface PaymentRequest {
  basketId: string;
  publicOrderId: string;
  amount: number;
  currency: string;
  /** What vouchers pay of it, reserved while the window is open: voucher code to amount in its own currency. */
  voucherHolds: Record<string, number>;
  okUrl: string;
  cancelUrl: string;
  failUrl: string;
}

export interface PaymentSession extends PaymentRequest {
  id: string;
  status: SessionStatus;
  /** The shop's backend has been told how it ended. */
  isTold: boolean;
  /** The order is booked, so nothing is reserved any more. */
  isSettled: boolean;
  transactionId: string | null;
  cardText: string | null;
}

/** The notification that the provider sends to the shop's backend. */
export interface PaymentNotice {
  sessionId: string;
  basketId: string;
  status: "Authorized" | "Cancelled" | "Failed" | "Expired";
  amount: number;
  currency: string;
}

const WINDOW_OPEN_MS = 30 * 60_000;
const SLOW_MS = 8_000;
const LATE_MS = 20_000;

/**
 * The payment provider "Lumen Pay": it knows sums and cards, and nothing of baskets but their id. It tells the shop's
 * backend how a payment ended, apart from sending the browser back.
 */
export class PaymentProvider {
  private readonly sessions = new Map<string, PaymentSession>();
  /** The shop's backend. */
  notify: (notice: PaymentNotice) => void = () => {};

  constructor(private readonly around: { agenda: Agenda; newId: () => string }) {}

  /** Opens a payment window. */
  start(request: PaymentRequest): PaymentSession {
    const session: PaymentSession = {
      ...request,
      id: this.around.newId(),
      status: "Open",
      isTold: false,
      isSettled: false,
      transactionId: null,
      cardText: null,
    };
    this.sessions.set(session.id, session);
    this.around.agenda.after(WINDOW_OPEN_MS, () => this.end(session, "Expired"));
    return session;
  }

  session(id: string): PaymentSession | undefined {
    return this.sessions.get(id);
  }

  /** The sessions that still reserve voucher money. */
  holding(): PaymentSession[] {
    return [...this.sessions.values()].filter(
      ({ status, isSettled }) =>
        !isSettled && (status === "Open" || status === "Processing" || status === "Authorized"),
    );
  }

  /** How a payment ended, for a backend that asks; null while it has not. */
  statusOf(id: string): PaymentNotice | null {
    const session = this.sessions.get(id);
    return session ? noticeOf(session) : null;
  }

  /** Tries a card, and answers with the state of the session. A number that is no test card's changes nothing. */
  pay(session: PaymentSession, number: string): SessionStatus {
    const card = cardNumbered(number);
    if (!card || session.status !== "Open") return session.status;
    session.cardText = maskedCard(card);
    if (card.behaviour === "slow") {
      session.status = "Processing";
      this.around.agenda.after(SLOW_MS, () => this.decide(session, card));
    } else this.decide(session, card);
    return session.status;
  }

  cancel(session: PaymentSession): void {
    if (session.status === "Open") this.end(session, "Cancelled");
  }

  /** Closes a window that the shop does not wait for any more. A payment that was made stays made. */
  expire(id: string): void {
    const session = this.sessions.get(id);
    if (session?.status === "Open" || session?.status === "Processing") {
      session.status = "Expired";
      session.isTold = true;
    }
  }

  /** The shop has booked the order: what was reserved is spent. */
  settled(id: string | null): void {
    const session = id ? this.sessions.get(id) : undefined;
    if (session) session.isSettled = true;
  }

  forgetAll(): void {
    this.sessions.clear();
  }

  /** Sends every confirmation that got lost once more. */
  deliverLostConfirmations(): number {
    const lost = [...this.sessions.values()].filter(({ status, isTold }) => status === "Authorized" && !isTold);
    for (const session of lost) this.tell(session);
    return lost.length;
  }

  private decide(session: PaymentSession, card: CardRow): void {
    if (session.status !== "Open" && session.status !== "Processing") return;
    if (card.behaviour === "decline") return this.end(session, "Failed");
    session.status = "Authorized";
    session.transactionId = `LP-${session.id.slice(0, 8).toUpperCase()}`;
    if (card.behaviour === "late") this.around.agenda.after(LATE_MS, () => this.tell(session));
    else if (card.behaviour !== "lost") this.tell(session);
  }

  private end(session: PaymentSession, status: "Cancelled" | "Failed" | "Expired"): void {
    if (session.status !== "Open" && session.status !== "Processing") return;
    session.status = status;
    this.tell(session);
  }

  private tell(session: PaymentSession): void {
    const notice = noticeOf(session);
    if (!notice || session.isTold) return;
    session.isTold = true;
    this.notify(notice);
  }
}

function noticeOf({ id, status, basketId, amount, currency }: PaymentSession): PaymentNotice | null {
  if (status === "Open" || status === "Processing") return null;
  return { sessionId: id, basketId, status, amount, currency };
}
