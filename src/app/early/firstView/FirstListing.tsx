import { FormattedMessage } from "react-intl";
import { type ListedProduct } from "~/api/watch/listing";
import { ListedCard } from "~/blocks/ProductGrid/ListedCard";
import grid from "~/blocks/ProductGrid/ProductGrid.module.css";
import { FIRST_PICTURES } from "~/components/cardPicture";

/** As many as stand in the first view of a wide window. */
const FIRST_VIEW = 15;

interface FirstListingProps {
  products: readonly ListedProduct[];
  /** The address has filters; what they call the list is not known yet. */
  narrowed: boolean;
}

/** The top of `screens/Listing`. */
export function FirstListing({ products, narrowed }: FirstListingProps) {
  const cards = products.slice(0, FIRST_VIEW).map((product, at) => (
    <li key={product.id} className={grid.cell}>
      <ListedCard product={product} to="" priority={at < FIRST_PICTURES} />
    </li>
  ));
  return (
    <div className="boot-screen">
      <div className="boot-words">
        {narrowed ? (
          <i />
        ) : (
          <h1>
            <FormattedMessage id="listing.title" />
          </h1>
        )}
        <i />
        <i className="boot-bar" />
      </div>
      <div className="boot-cards">
        <div className={grid.room}>
          <ul className={grid.grid}>{cards}</ul>
        </div>
      </div>
    </div>
  );
}
