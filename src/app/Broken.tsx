import { useSyncExternalStore } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { environment, ownOrigin } from "~/browser/environment";
import { isOnline, loadPath, onConnectionChange, reloadPage } from "~/browser/page";
import { useBasketKept } from "~/components/basketKept";
import { Button } from "~/components/Button";
import { ChunkLoadError } from "~/components/chunkLoadError";
import { PageHead } from "~/components/PageHead";
import { SparePlace } from "~/components/SparePlace";
import { editorialLink } from "~/domain/contentLink";
import styles from "./Broken.module.css";
import { KeptWayPart } from "./shell/KeptWayPart";
import { startMarket } from "./startMarket";

/**
 * Shown where a screen, or the whole shop, could not be drawn. In place of the shop it needs no router and no data, so
 * it can be drawn when everything else fails. All its buttons and links load a page. Without a connection that would
 * end on the browser's own error page, from which nothing leads back, so they are only shown with one; a screen is then
 * drawn again by itself.
 */
export function Broken({ error, place }: { error: unknown; place: "screen" | "shop" }) {
  const isChunk = error instanceof ChunkLoadError;
  const { formatMessage } = useIntl();
  const kept = useBasketKept();
  const online = useSyncExternalStore(onConnectionChange, isOnline);
  const title = formatMessage({ id: isChunk ? "broken.chunkTitle" : "broken.title" });
  const support = supportAddress();
  const text = (
    <div className={styles.broken} role="alert">
      <PageHead title={title} shop={environment.shopName} noindex />
      <h1 tabIndex={-1}>{title}</h1>
      <p>
        <FormattedMessage id={!online ? "shell.offline" : isChunk ? "broken.chunkText" : "broken.text"} values={kept} />
      </p>
      {online && (
        <div className={styles.ways}>
          <Button variant="primary" onClick={reloadPage}>
            <FormattedMessage id="broken.reload" />
          </Button>
          <Button onClick={() => loadPath("/")}>
            <FormattedMessage id="broken.home" />
          </Button>
          {support && (
            <a href={support}>
              <FormattedMessage id="footer.support" />
            </a>
          )}
          {/* For a till with a dead network. If the browser knows that it is offline, ConnectionNotice has it. */}
          {isChunk && place === "screen" && (
            <SparePlace>
              <KeptWayPart />
            </SparePlace>
          )}
        </div>
      )}
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

/** The support link, in the market of the address; made without the store, which may be what failed. */
function supportAddress(): string | null {
  const market = startMarket(window.location.pathname);
  const link = editorialLink(environment.supportUrl, { market, origin: ownOrigin() });
  if (link.kind === "internal") return link.path;
  return link.kind === "external" ? link.href : null;
}
