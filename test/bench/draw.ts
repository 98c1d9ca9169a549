import {
  type GetLocalizedComponentsQuery,
  type GetPopularQuery,
  type GetProductsQuery,
  type ProductsFilterQuery,
} from "~/api/generated/cms";

/** What the content service has answered for one screen, all of it or some. */
export type Answers = Partial<GetLocalizedComponentsQuery & GetPopularQuery & ProductsFilterQuery & GetProductsQuery>;

type Gift = ProductsFilterQuery["productsFilter"]["items"][number] | GetProductsQuery["getProducts"][number];

/** As many pictures as the shop loads at once. */
const FIRST = 4;

const safe = (text: string | null | undefined) => (text ?? "").replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const shown = ({ presentations }: Gift, key: string) =>
  presentations.find(({ presentationKey }) => presentationKey === key);

const nameOf = (gift: Gift) => safe(shown(gift, "productTitle")?.textContent);

/** The address of a gift's picture. */
export const pictureOf = (gift: Gift) => safe(shown(gift, "productLogo")?.images?.[0]?.source);

const priceOf = ({ minPrice }: Gift) => `From SEK ${minPrice ?? ""}`;

const picture = (src: string, isFirst: boolean) =>
  `<img alt src="${src}" width=640 height=404 ${isFirst ? "fetchpriority=high" : "loading=lazy"}>`;

const object = (gift: Gift, isFirst: boolean) =>
  `<span class=object>${picture(pictureOf(gift), isFirst)}<span>${nameOf(gift)}</span></span>`;

/** Gifts side by side, each a link to its page. */
export function drawGrid(gifts: readonly Gift[]): string {
  const cards = gifts.map((gift, at) => {
    const words = `<b>${nameOf(gift)}</b><small>${priceOf(gift)}</small>`;
    return `<li><a id="gift-${gift.id}" href="#${gift.id}">${object(gift, at < FIRST)}${words}</a>`;
  });
  return `<ul class=grid>${cards.join("")}</ul>`;
}

function drawHome({ localizedComponents, popular }: Answers): string {
  const content = localizedComponents?.find(({ templateType }) => templateType === "Banner")?.localizedContent;
  return `<h1>A gift they choose themselves</h1>
<p class=intro>Gift cards and gifts from more than three hundred shops. Delivered in a minute, or on the day you choose.</p>
<p><a class=button href="#">Find a gift</a></p>
<img class=hero alt fetchpriority=high width=640 height=400 src="${safe(content?.mobileImage)}">
<h2>Popular gifts</h2>${drawGrid((popular?.products ?? []).slice(0, 10))}`;
}

function drawListing({ productsFilter }: Answers): string {
  return `<h1>All gifts</h1><p>48 of ${productsFilter?.pagingInfo.totalItems ?? 0} gifts</p>
<p class=bar><label><input type=checkbox name=physical> Only things in a box</label></p>
<div id=list>${drawGrid(productsFilter?.items ?? [])}</div>`;
}

function drawProduct({ getProducts }: Answers): string {
  const gift = getProducts?.[0];
  if (!gift) return "";
  return `<p><a href="#">All gifts</a></p><div class=stage>${object(gift, true)}</div>
<h1>${nameOf(gift)}</h1><p class=intro>${priceOf(gift)}</p><p>${safe(gift.disclaimer)}</p>
<form><label>Amount <input name=amount value="${gift.minPrice ?? ""}"></label><button class=button>Add to basket</button></form>`;
}

/** What stands under the header: the home, the list or the gift, by what has been answered. */
export function draw(answers: Answers): string {
  const page = answers.getProducts ? drawProduct : answers.productsFilter ? drawListing : drawHome;
  return `<main>${page(answers)}</main>`;
}
