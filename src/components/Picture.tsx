import { type CSSProperties, useState } from "react";
import { PHONE, type PictureSource } from "./cardPicture";
import { Icon } from "./Icon";
import styles from "./Picture.module.css";

interface PictureProps {
  source: PictureSource | null;
  /** Empty if the text beside it says the same. */
  alt: string;
  /** As in `<img sizes>`. */
  sizes?: string;
  /** In the first view: loaded at once, with high priority. All others are loaded lazily. */
  priority?: boolean;
  /** `cover` fills the box, `contain` shows the whole picture. */
  fit?: "cover" | "contain";
  /** The proportions of the box, if not the picture's own. `fill`: as large as its container, cropped at the bottom. */
  ratio?: number | "fill";
  /** Another picture for screens below 768 px, with the same `alt`. */
  mobile?: PictureSource | null;
}

/** A picture in a box of fixed proportions: no layout shift when it loads, and a placeholder if it fails. */
export function Picture({ source, alt, sizes, priority = false, fit = "cover", ratio, mobile }: PictureProps) {
  const [failed, setFailed] = useState<{ src: string; times: number } | null>(null);
  const fills = ratio === "fill";
  const proportions = fills ? {} : { "--ratio": ratio ?? ratioOf(source), "--ratio-mobile": ratio ?? ratioOf(mobile) };
  const times = failed && failed.src === source?.src ? failed.times : 0;
  // If the file of one size or for phones has failed, `src` alone is tried before the placeholder is shown.
  const hasOthers = Boolean(mobile || source?.srcSet);
  const isAlone = times > 0;
  const missing = !source?.src || times > Number(hasOthers);
  return (
    <span className={styles.box} data-fit={fit} data-fill={fills || undefined} style={proportions as CSSProperties}>
      {missing ? (
        <span className={styles.missing} {...(alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true })}>
          <Icon name="gift" size="l" />
        </span>
      ) : (
        <picture className={styles.picture}>
          {mobile && !isAlone && (
            <source
              media={PHONE}
              srcSet={mobile.srcSet ?? mobile.src}
              sizes={sizes}
              width={mobile.width}
              height={mobile.height}
            />
          )}
          <img
            className={styles.image}
            // The order of attributes matters: setting `src` starts the download.
            alt={alt}
            width={source.width}
            height={source.height}
            loading={priority ? "eager" : "lazy"}
            fetchPriority={priority ? "high" : "auto"}
            decoding={priority ? "sync" : "async"}
            sizes={sizes}
            srcSet={isAlone ? undefined : source.srcSet}
            src={source.src}
            onError={() => setFailed({ src: source.src, times: times + 1 })}
          />
        </picture>
      )}
    </span>
  );
}

function ratioOf(source: PictureSource | null | undefined) {
  return source?.width && source.height ? source.width / source.height : undefined;
}
