import { FormattedMessage } from "react-intl";
import { type ProductsFilterQuery } from "~/api/generated/cms";
import { ListedCard } from "~/blocks/ProductGrid/ListedCard";
import grid from "~/blocks/ProductGrid/ProductGrid.module.css";
import { askForPictures } from "./jsxRuntime";

/** As many as stand in the first view of a wide window. */
const FIRST_VIEW = 15;
/** As many pictures are loaded at once as in the shop's own list. */
const FIRST_PICTURES = 4;

interface FirstListingProps {
  listing: ProductsFilterQuery["productsFilter"];
  /** The address has filters; what they call the list is not known yet. */
  narrowed: boolean;
}

/** The top of `screens/Listing`. */
export function FirstListing({ listing, narrowed }: FirstListingProps) {
  const cards = listing.items.slice(0, FIRST_VIEW).map((product, at) => {
    // Those above are on their way while the others are drawn.
    if (at === FIRST_PICTURES) askForPictures();
    return (
      <li key={product.id} className={grid.cell}>
        <ListedCard product={product} to="" priority={at < FIRST_PICTURES} />
      </li>
    );
  });
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
