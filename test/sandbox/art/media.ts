import type { Catalogue } from "../data/catalogue";
import type { RouteHandler } from "../parts";
import { cardArt, ownCardArt } from "./card";
import { giftPicture } from "./giftPicture";
import { logo, ownLogo, portalBanner, portalLogo } from "./logos";
import { banner, cardScene, namedPicture, tile } from "./scenes";

const ONE_DAY = "public, max-age=86400";

/** Draws the picture that stands under a path of the data, or null where the data names none. */
function drawn({ brandById, productById, seed }: Catalogue, folder: string, name: string): string | null {
  const [first = "", second, third] = name.split("-");
  const brand = brandById.get(first);
  const phone = name.endsWith("-mobile");
  const bare = name.replace(/-mobile$/, "");
  switch (folder) {
    case "card": {
      if (first === "own") return second && productById.get(second)?.brand === null ? ownCardArt(second, seed) : null;
      if (!brand) return null;
      if (name === first) return cardArt(brand, null, seed);
      const item = brand.kind.items.find(({ key }) => name === `${first}-${key}`);
      return item ? cardArt(brand, item, seed) : null;
    }
    case "gift": {
      const owner = brandById.get(second ?? "");
      const item = owner?.kind.items.find(({ key, type }) => key === first && type === "gift");
      return owner && item ? giftPicture(owner, item.key, third ?? null, seed) : null;
    }
    case "scene": {
      const owner = brandById.get(second ?? "");
      return owner && owner.kind.id === first ? cardScene(owner, seed) : null;
    }
    case "logo":
      return name === "own" ? ownLogo() : brand && name === first ? logo(brand, seed) : null;
    case "category":
    case "occasion":
      return namedPicture(name);
    case "banner":
      return banner(bare, phone, seed);
    case "tile":
      return tile(bare, phone);
    case "portal":
      return second === "logo" ? portalLogo(first) : second === "banner" ? portalBanner(first) : null;
    default:
      return null;
  }
}

/** The picture under `/media/{folder}/{name}.svg`, or null where the data names none. */
export function pictureAt(catalogue: Catalogue, path: string): string | null {
  const [, folder, name] = /^\/media\/([a-z]+)\/([a-z0-9-]+)\.svg$/i.exec(path) ?? [];
  return folder && name ? drawn(catalogue, folder, name) : null;
}

/** The pictures of the shop, drawn when they are first asked for. */
export function mediaService(catalogue: Catalogue): RouteHandler {
  const kept = new Map<string, string>();
  return (request, { pathname }) => {
    if (request.method !== "GET" && request.method !== "HEAD") return new Response(null, { status: 405 });
    const picture = kept.get(pathname) ?? pictureAt(catalogue, pathname);
    if (!picture) return new Response("No such picture", { status: 404 });
    kept.set(pathname, picture);
    const headers = { "content-type": "image/svg+xml", "cache-control": ONE_DAY, "x-content-type-options": "nosniff" };
    return new Response(picture, { headers });
  };
}
