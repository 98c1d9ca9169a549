import { type Failure } from "./failure";

/** A delivery because of which a payment was refused, with the server's messages. */
export interface RefusedDelivery {
  deliveryId: string;
  texts: string[];
}

/** A delivery's fields begin with its index in the basket: "0.recipientAddress.postCode", "deliveries.0.…". */
const OF_DELIVERY = /^(?:deliveries\.)?(\d{1,4})\./;

/** Splits the failure of a payment into what is about single deliveries and the rest. */
export function withRefusedDeliveries(
  failure: Failure,
  deliveries: readonly { id: string }[],
): { failure: Failure; deliveries: RefusedDelivery[] } {
  const found = new Map<string, string[]>();
  const fields: Failure["fields"] = {};
  for (const [field, text] of Object.entries(failure.fields)) {
    const place = OF_DELIVERY.exec(field)?.[1];
    const deliveryId = deliveries[Number(place ?? -1)]?.id;
    if (deliveryId === undefined) fields[field] = text;
    else found.set(deliveryId, [...(found.get(deliveryId) ?? []), text || failure.message]);
  }
  return {
    failure: found.size > 0 ? { ...failure, fields } : failure,
    deliveries: [...found].map(([deliveryId, texts]) => ({ deliveryId, texts: [...new Set(texts)] })),
  };
}
