// Written by `npm run codegen` from the schema and the GraphQL documents of this service. Change those instead.

import { type Operation } from "../../operation";
import { type GetProductStockInfoQuery, type GetProductStockInfoQueryVariables } from "./answers";

export const getProductStockInfo: Operation<GetProductStockInfoQuery, GetProductStockInfoQueryVariables> = {
  name: "getProductStockInfo",
  service: "commerce",
  kind: "query",
  text: "query getProductStockInfo($id:ID!){getProductStockInfo(id:$id){...StockParts}}fragment StockParts on ProductStockInfo{productId allSkusOutOfStock deliveryMethods{deliveryMethod skus{sku inStock quantityInStock}}}",
  shape: {"getProductStockInfo":{"productId":"s!","allSkusOutOfStock":"b!","deliveryMethods":["!*!",{"deliveryMethod":"s!","skus":["!*!",{"sku":"s!","inStock":"b!","quantityInStock":"n"}]}]}},
};
