import { useCallback } from "react";
import { type ProductStockInfo } from "~/domain/stock";
import { getProductStockInfo } from "../generated/commerce/getProductStockInfo";
import { askQuietly } from "./answers";
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
  const { data, failure } = useAnswer(getProductStockInfo, productId === null ? null : { id: productId });
  const stock = data?.getProductStockInfo ?? null;
  const readAgain = useCallback(() => {
    if (productId !== null) void askQuietly(getProductStockInfo, { id: productId });
  }, [productId]);
  return { stock, failed: !stock && failure !== undefined, readAgain };
}
