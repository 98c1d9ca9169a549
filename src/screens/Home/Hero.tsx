import { FormattedMessage } from "react-intl";
import { type GetLocalizedComponentsQuery } from "~/api/watch/content";
import { SeeAllLink } from "~/blocks/SeeAllLink/SeeAllLink";
import { EditorialLink } from "~/components/EditorialLink";
import { Picture } from "~/components/Picture";
import { componentsFor } from "~/domain/localizedComponents";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import styles from "./Hero.module.css";

interface HeroProps {
  components: GetLocalizedComponentsQuery["localizedComponents"] | null | undefined;
  loading: boolean;
}

/** Shown if editors have set no banner, or one without a picture. */
const OWN_ART = { src: "/own-card-local.svg", width: 640, height: 404 };

/** The tagline, with the editors' first banner beside it. The banner's room is reserved before its picture comes. */
export function Hero({ components, loading }: HeroProps) {
  const market = useAppSelector(selectMarket);
  const [first, ...others] = componentsFor(components, "Banner", market.countryCode);
  const content = first?.localizedContent;
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title} tabIndex={-1}>
          <FormattedMessage id="home.tagline" />
        </h1>
        <p className={styles.text}>
          <FormattedMessage id="home.intro" />
        </p>
        <SeeAllLink variant="primary" iconAfter="chevron-right">
          <FormattedMessage id="home.findGift" />
        </SeeAllLink>
      </div>
      <EditorialLink href={content?.link} market={market} className={styles.banner}>
        <span className={styles.picture}>
          <Picture
            source={content?.image ? { src: content.image, width: 1200, height: 750 } : loading ? null : OWN_ART}
            mobile={content?.mobileImage ? { src: content.mobileImage, width: 640, height: 400 } : null}
            alt=""
            ratio={1.6}
            sizes="(max-width: 63.9375em) 100vw, 60vw"
            priority
          />
        </span>
        {content && <strong className={styles.caption}>{content.title}</strong>}
      </EditorialLink>
      {others.length > 0 && (
        <ul className={styles.others}>
          {others.map(({ id, localizedContent }) => (
            <li key={id}>
              <EditorialLink href={localizedContent.link} market={market} className={styles.other}>
                <strong>{localizedContent.title}</strong> <span>{localizedContent.text}</span>
              </EditorialLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
