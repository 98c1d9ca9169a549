import { useEffect } from "react";
import { type Channel } from "~/api/watch/channels";
import { type GetLocalizedComponentsQuery } from "~/api/watch/content";
import { PHONE } from "~/components/cardPicture";
import { EditorialLink } from "~/components/EditorialLink";
import { Picture } from "~/components/Picture";
import { componentsFor } from "~/domain/localizedComponents";
import { arrangeTiles, tileSettings } from "~/domain/tiles";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import styles from "./Tiles.module.css";
import { warnOnce } from "./warnOnce";

interface TilesProps {
  components: GetLocalizedComponentsQuery["localizedComponents"] | null | undefined;
  /** Its settings decide which tiles are shown, and in which order; null if it could not be loaded. */
  channel: Pick<Channel, "id" | "salesChannelConfigs"> | null;
}

/** The editors' tiles at the end of the front page of the shop or of a portal, arranged by the channel's settings. */
export function Tiles({ components, channel }: TilesProps) {
  const market = useAppSelector(selectMarket);
  const settings = tileSettings(channel?.salesChannelConfigs);
  const broken = settings.malformed ? channel?.id : undefined;
  useEffect(() => {
    if (broken !== undefined) warnOnce(broken, `The tile settings of sales channel ${broken} cannot be read`);
  }, [broken]);
  const shown = arrangeTiles(componentsFor(components, "Tile", market.countryCode), settings);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.tiles}>
      {shown.map(({ id, localizedContent: content }) => (
        <li key={id} className={styles.tile}>
          <EditorialLink href={content.link} market={market} className={styles.link}>
            {content.image && (
              <span>
                <Picture
                  source={{ src: content.image, width: 640, height: 400 }}
                  alt=""
                  ratio={1.6}
                  sizes={`${PHONE} 90vw, 33vw`}
                />
              </span>
            )}
            <span className={styles.words}>
              <span className={styles.title}>{content.title}</span>
              {content.text && <span className={styles.text}>{content.text}</span>}
              {content.linkLabel && <span className={styles.label}>{content.linkLabel}</span>}
            </span>
          </EditorialLink>
        </li>
      ))}
    </ul>
  );
}
