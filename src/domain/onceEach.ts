import { type Basket } from "./basket";

/**
 * The basket with all that an answer repeats word for word, ids included, only once: each change adds all lines again,
 * and would buy what is repeated twice.
 */
export function onceEach<Answer extends Basket>(basket: Answer): Answer {
  return {
    ...basket,
    issues: different(basket.issues),
    deliveries: different(
      basket.deliveries.map((delivery) => ({ ...delivery, productLines: different(delivery.productLines) })),
    ),
  };
}

function different<Thing>(things: readonly Thing[]): Thing[] {
  return [...new Map(things.map((thing) => [JSON.stringify(thing), thing])).values()];
}
