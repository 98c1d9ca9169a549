import { BASKET_SCREENS } from "./screens/baskets";
import { BROWSING_SCREENS } from "./screens/browsing";
import { CODE_SCREENS } from "./screens/codes";
import { COMPANY_SCREENS } from "./screens/companies";
import { GREETING_SCREENS } from "./screens/greetings";
import { ORDER_SCREENS } from "./screens/orders";
import { PRODUCT_SCREENS } from "./screens/products";
import { RECEIVED_SCREENS } from "./screens/received";
import { type ScreenState } from "./screens/screen";

/** Every screen there is, in every state that a person may meet it in. No text of a language is used to get there. */
export const SCREENS: readonly ScreenState[] = [
  ...BROWSING_SCREENS,
  ...PRODUCT_SCREENS,
  ...BASKET_SCREENS,
  ...ORDER_SCREENS,
  ...GREETING_SCREENS,
  ...RECEIVED_SCREENS,
  ...CODE_SCREENS,
  ...COMPANY_SCREENS,
];
