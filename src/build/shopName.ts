import { type Plugin } from "vite";
import { type Environment } from "./environment";

const MARK = /<svg class="boot-mark"[\s\S]*?<\/span>/;

const safe = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Puts the shop's name, and its logo if it has one, into the page's skeleton. */
export function nameShop(html: string, { shopName, logoUrl }: Pick<Environment, "shopName" | "logoUrl">): string {
  const logo = () => `<img class="boot-logo" src="${safe(logoUrl)}" alt="" width="160" height="40" />`;
  return (logoUrl ? html.replace(MARK, logo) : html).replaceAll("%SHOP_NAME%", () => safe(shopName));
}

/** Puts the configured name into the page, in the dev server and in the build. */
export function shopName(environment: Environment): Plugin {
  return {
    name: "shop-name",
    transformIndexHtml: { order: "pre", handler: (html) => nameShop(html, environment) },
  };
}
