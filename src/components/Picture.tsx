import { type CSSProperties, useState } from "react";
import { Icon } from "./Icon";
import styles from "./Picture.module.css";

export interface PictureSource {
  src: string;
  /** `url 320w, url 640w` */
  srcSet?: string;
  /** Natural size in pixels; the box has these proportions before anything is loaded. */
  width: number;
  height: number;
}

interface PictureProps {
  source: PictureSource | null;
  /** Empty for a picture that says nothing the words beside it do not say. */
  alt: string;
  /** How wide it stands, as in `<img sizes>`. */
  sizes?: string;
  /** Part of the first view: loaded at once and before others. All others wait until they come near. */
  priority?: boolean;
  /** `cover` fills the box, `contain` shows all of it. */
  fit?: "cover" | "contain";
  /**
   * Proportions of the box, where they are not the picture's own. `fill`: as large as what it stands in, cut from
   * below.
   */
  ratio?: number | "fill";
  /** Another picture below 768 px, in the same words. */
  mobile?: PictureSource | null;
}

/** A picture in a box of fixed proportions: nothing moves when it comes, and nothing breaks when it does not. */
export function Picture({ source, alt, sizes, priority = false, fit = "cover", ratio, mobile }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const fills = ratio === "fill";
  const proportions = fills ? {} : { "--ratio": ratio ?? ratioOf(source), "--ratio-mobile": ratio ?? ratioOf(mobile) };
  const missing = !source?.src || failed === source.src;
  return (
    <span className={styles.box} data-fit={fit} data-fill={fills || undefined} style={proportions as CSSProperties}>
      {missing ? (
        <span className={styles.missing} {...(alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true })}>
          <Icon name="gift" size="l" />
        </span>
      ) : (
        <picture className={styles.picture}>
          {mobile && (
            <source
              media="(max-width: 767px)"
              srcSet={mobile.srcSet ?? mobile.src}
              sizes={sizes}
              width={mobile.width}
              height={mobile.height}
            />
          )}
          <img
            className={styles.image}
            // The order matters: the browser starts to load at `src`.
            alt={alt}
            width={source.width}
            height={source.height}
            loading={priority ? "eager" : "lazy"}
            fetchPriority={priority ? "high" : "auto"}
            decoding={priority ? "sync" : "async"}
            sizes={sizes}
            srcSet={source.srcSet}
            src={source.src}
            onError={() => setFailed(source.src)}
          />
        </picture>
      )}
    </span>
  );
}

function ratioOf(source: PictureSource | null | undefined) {
  return source?.width && source.height ? source.width / source.height : undefined;
}
