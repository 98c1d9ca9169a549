import { fetchListingPage } from "./listing";
import { fetchTexts } from "./texts";

/** The calls of the content service, as the sagas are handed them. */
export const cms = { fetchListingPage, fetchTexts };
