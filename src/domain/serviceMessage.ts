import { saysSomething, wordsOf } from "./presentation";

/** A message to all visitors in a country (spec §3). */
export interface ServiceMessage {
  title?: string | null;
  body?: string | null;
  link?: string | null;
  linkLabel?: string | null;
  closable?: unknown;
  showMessage: boolean;
}

/** Only the text 'true' makes a message closable (spec §5): not the boolean, not "True", not 1. */
export function isClosable(message: Pick<ServiceMessage, "closable">): boolean {
  return message.closable === "true";
}

/** Whether a message is to be shown: it is switched on and has a text. */
export function isShown<M extends ServiceMessage>(message: M | null | undefined): message is M {
  return (
    message?.showMessage === true && [message.title, message.body].some((text) => saysSomething(text) && wordsOf(text))
  );
}
