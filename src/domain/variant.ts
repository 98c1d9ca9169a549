import { type InventoryEntry } from "./product";

/** Attributes that are about the price, not about the thing. */
const OF_THE_PRICE: ReadonlySet<string> = new Set(["RetailPrice"]);

type Attributed = Pick<InventoryEntry, "sku" | "attributes">;

/** The names of the attributes in which the variants of a physical gift differ: "Colour", "Size". */
export function differences(inventory: readonly Attributed[]): string[] {
  const names = new Set(inventory.flatMap((entry) => traitsOf(entry).map(({ name }) => name)));
  return [...names].filter((name) => new Set(inventory.map((entry) => valueOf(entry, name))).size > 1);
}

/** The name of a variant of a physical gift: "Moss", "Moss, large"; with its SKU where that alone tells it apart. */
export function variantName(entry: Attributed, inventory: readonly Attributed[]): string {
  const named = differences(inventory);
  const nameOf = (one: Attributed) => capitalised(named.flatMap((name) => valueOf(one, name) ?? []).join(", "));
  const name = nameOf(entry);
  if (!name) return entry.sku;
  return inventory.some((one) => one.sku !== entry.sku && nameOf(one) === name) ? `${name} (${entry.sku})` : name;
}

/** The name of the variant with a SKU; null where the product has no variants that differ. */
export function kindOf(
  sku: string,
  { deliveryMethods }: { deliveryMethods: readonly { inventory: readonly Attributed[] }[] },
): string | null {
  const inventory = deliveryMethods.find((one) => one.inventory.some((entry) => entry.sku === sku))?.inventory ?? [];
  const entry = inventory.find((one) => one.sku === sku);
  return entry && differences(inventory).length > 0 ? variantName(entry, inventory) : null;
}

function traitsOf({ attributes }: Attributed) {
  return (attributes ?? []).filter((one) => one?.name && one.value?.trim() && !OF_THE_PRICE.has(one.name));
}

function valueOf(entry: Attributed, name: string): string | undefined {
  return traitsOf(entry).find((one) => one.name === name)?.value;
}

function capitalised(text: string): string {
  const [first = "", ...rest] = text;
  return first.toUpperCase() + rest.join("");
}
