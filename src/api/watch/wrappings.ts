import { type Market } from "~/domain/market";
import { getWrappings } from "../generated/commerce/getWrappings";
import { useAnswer } from "./useAnswer";

/** The wrappings on offer, with their prices. */
export const useWrappings = (market: Market, salesChannelId: number, wanted: boolean) =>
  useAnswer(
    getWrappings,
    wanted ? { salesChannelId, currency: market.currency.toUpperCase(), expectedLanguage: market.locale } : null,
  );
