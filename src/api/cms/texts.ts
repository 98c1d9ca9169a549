import { type Market } from "~/domain/market";
import { type AskOptions, askData } from "../ask";
import { getAllKeys } from "../generated/cms/getAllKeys";
import { textsVariables } from "../variables";

/** The interface texts that editors changed, by message id. Throws ApiFailure. */
export async function fetchTexts(market: Market, options?: AskOptions): Promise<Record<string, string>> {
  const { allKeys } = await askData(getAllKeys, textsVariables(market), options);
  return Object.fromEntries(allKeys.map(({ key, translatedValue }) => [key, translatedValue]));
}
