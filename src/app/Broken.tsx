import { FormattedMessage } from "react-intl";
import { environment } from "~/browser/environment";
import { loadPath, reloadPage } from "~/browser/page";
import { Button } from "~/components/Button";
import styles from "./Broken.module.css";

/**
 * What stands where a screen, or the whole shop, could not be drawn. It needs no router and no data, so it can be
 * drawn when everything else fails.
 */
export function Broken({ error, place }: { error: unknown; place: "screen" | "shop" }) {
  const isChunk = error instanceof Error && error.name === "ChunkLoadError";
  const text = (
    <div className={styles.broken} role="alert">
      <h1 tabIndex={-1}>
        <FormattedMessage id={isChunk ? "broken.chunkTitle" : "broken.title"} />
      </h1>
      <p>
        <FormattedMessage id={isChunk ? "broken.chunkText" : "broken.text"} />
      </p>
      <div className={styles.ways}>
        <Button variant="primary" onClick={reloadPage}>
          <FormattedMessage id="broken.reload" />
        </Button>
        <Button onClick={() => loadPath("/")}>
          <FormattedMessage id="broken.home" />
        </Button>
        <a href={environment.supportUrl.replace("{locale}", document.documentElement.lang || "en")}>
          <FormattedMessage id="footer.support" />
        </a>
      </div>
    </div>
  );
  if (place === "screen") return text;
  return (
    <>
      <header className={styles.header}>{environment.shopName}</header>
      <main>{text}</main>
    </>
  );
}
