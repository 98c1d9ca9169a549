import { FormattedMessage } from "react-intl";
import { type GetLocalizedComponentsQuery } from "~/api/generated/cms";
import { ButtonContent, buttonLook } from "~/components/buttonLook";
import { Picture } from "~/components/Picture";
import { componentsFor } from "~/domain/localizedComponents";

interface FirstHomeProps {
  components: GetLocalizedComponentsQuery["localizedComponents"];
  countryCode: string;
}

/** The top of `screens/Home`: the tagline, and the editors' first banner. */
export function FirstHome({ components, countryCode }: FirstHomeProps) {
  const [banner] = componentsFor(components, "Banner", countryCode);
  const { image, mobileImage } = banner?.localizedContent ?? {};
  return (
    <div className="boot-screen">
      <div className="boot-head">
        <div className="boot-words">
          <h1>
            <FormattedMessage id="home.tagline" />
          </h1>
          <p>
            <FormattedMessage id="home.intro" />
          </p>
          <span {...buttonLook({ variant: "primary" })}>
            <ButtonContent iconAfter="chevron-right">
              <FormattedMessage id="home.findGift" />
            </ButtonContent>
          </span>
        </div>
        <div className="boot-stage">
          <Picture
            source={image ? { src: image, width: 1200, height: 750 } : null}
            mobile={mobileImage ? { src: mobileImage, width: 640, height: 400 } : null}
            alt=""
            ratio={1.6}
            sizes="(max-width: 63.9375em) 100vw, 60vw"
            priority
          />
        </div>
      </div>
    </div>
  );
}
