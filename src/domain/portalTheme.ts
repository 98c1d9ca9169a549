import { type Paint, paintOf } from "./portalPaint";
import { saysSomething } from "./presentation";
import { channelLookup, mayWhiteLabel, type SalesChannel } from "./salesChannel";
import { safeExternal, safePath } from "./url";

/** How the shop looks while a person is in a portal. */
export interface PortalTheme {
  /** The portal's owner; one without a name is called as in addresses. */
  name: string;
  /** Its name in addresses. */
  slug: string;
  /** False: nothing looks like the portal, though ways lead back to it. */
  isWorn: boolean;
  /** The owner's logo, in place of the shop's; null where the shop's stays (spec §6). */
  logo: string | null;
  banner: string | null;
  /** Null: the shop's own colours. */
  paint: Paint | null;
}

interface From {
  origin: string;
  mediaHosts: readonly string[];
}

/** A channel's theme, all of it checked: pictures only from known hosts, only readable colours; no look if not worn. */
export function portalThemeOf(channel: SalesChannel, from: From, isWorn = true): PortalTheme {
  const { settings } = channel;
  return {
    name: saysSomething(channel.name) ? channel.name.trim() : portalSlug(channel),
    slug: portalSlug(channel),
    isWorn,
    logo: isWorn && mayWhiteLabel(channel) ? picture(settings?.logoUrl, from) : null,
    banner: picture(settings?.bannerUrl, from),
    paint: isWorn ? paintOf(settings?.colorScheme) : null,
  };
}

/** How addresses name a portal: by its slug, or by its id if the slug would not lead there, as one of digits alone. */
export function portalSlug({ id, urlSlug }: Pick<SalesChannel, "id" | "urlSlug">): string {
  const lookup = channelLookup(urlSlug?.trim());
  return lookup && "slug" in lookup ? lookup.slug : String(id);
}

function picture(raw: string | null | undefined, { origin, mediaHosts }: From): string | null {
  const address = raw?.trim() || null;
  return safePath(address, origin) ?? safeExternal(address, mediaHosts);
}
