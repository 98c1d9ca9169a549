import { type Basket } from "./basket";

/**
 * The basket with all that an answer repeats word for word, ids included, only once: each change adds all lines again,
 * and would buy what is repeated twice.
 */
export function onceEach<Answer extends Basket>(basket: Answer): Answer {
  const deliveries = basket.deliveries.map((delivery) => {
    const productLines = different(delivery.productLines, ({ lineId }) => lineId);
    return productLines === delivery.productLines ? delivery : { ...delivery, productLines };
  });
  return {
    ...basket,
    issues: different(basket.issues),
    deliveries: different(deliveries, ({ id }) => id),
  };
}

/** Compares things as a whole only where an id comes twice: a basket may have hundreds of lines. */
export function different<Thing>(things: readonly Thing[], idOf?: (thing: Thing) => string): readonly Thing[] {
  if (idOf && new Set(things.map(idOf)).size === things.length) return things;
  return [...new Map(things.map((thing) => [JSON.stringify(thing), thing])).values()];
}
