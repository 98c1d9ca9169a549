import { FormattedMessage } from "react-intl";
import { SeeAllLink } from "~/blocks/SeeAllLink/SeeAllLink";
import { Notice } from "~/components/Notice";

/** In place of the form of a gift that is sold out, which is no dead end. */
export function SoldOut() {
  return (
    <Notice actions={<SeeAllLink />}>
      <FormattedMessage id="product.soldOut" />
    </Notice>
  );
}
