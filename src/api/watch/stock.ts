import { useEffect, useState } from "react";
import { type ProductStockInfo } from "~/domain/stock";
import { getProductStockInfo } from "../generated/commerce/getProductStockInfo";
import { useAnswer } from "./useAnswer";

/**
 * The stock of a product, requested again whenever its screen is opened; the last answer counts until the next one
 * comes. Null until it is known, and if it cannot be loaded (`failed`): then the server decides.
 */
export function useStock(productId: string | null): {
  stock: ProductStockInfo | null;
  failed: boolean;
  readAgain: () => void;
} {
  const { data, failure, again } = useAnswer(getProductStockInfo, productId === null ? null : { id: productId });
  const [last, setLast] = useState<ProductStockInfo | null>(null);
  const now = data?.getProductStockInfo ?? null;
  if (now && now !== last) setLast(now);

  const [wasKnown] = useState(now !== null);
  useEffect(() => {
    if (wasKnown) again();
  }, [wasKnown, again]);
  const newest = now ?? last;
  const stock = newest?.productId === productId ? newest : null;
  return { stock, failed: !stock && failure !== undefined, readAgain: again };
}
