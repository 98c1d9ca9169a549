import { type CSSProperties, type ReactNode, useState } from "react";
import { FormattedMessage } from "react-intl";
import { DressContext, WearContext } from "~/components/dress";
import { type Dress } from "~/domain/portalDress";
import { isPortalId } from "~/domain/salesChannel";
import { selectSalesChannelId } from "~/state/basket/selectors";
import { useAppSelector } from "~/state/hooks";
import { BusinessSlot } from "./BusinessSlot";
import { ConnectionNotice } from "./ConnectionNotice";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { LatePart } from "./LatePart";
import { LateParts } from "./LateParts";
import { PortalDress } from "./portalDress";
import { ServiceMessage } from "./ServiceMessage";
import styles from "./Shell.module.css";

/** What stands around every screen. In a portal it wears the portal's dress. */
export function Shell({ children }: { children: ReactNode }) {
  const inPortal = isPortalId(useAppSelector(selectSalesChannelId));
  const [dress, wear] = useState<Dress | null>(null);
  const paint = dress?.paint;
  return (
    <DressContext value={dress}>
      <div className={styles.shell} data-repaint={paint ? "" : undefined} style={paint as CSSProperties | undefined}>
        <a className={styles.skip} href="#content">
          <FormattedMessage id="shell.skip" />
        </a>
        <Header />
        <BusinessSlot />
        <ConnectionNotice />
        <ServiceMessage />
        <main id="content" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        <Footer />
        <LateParts />
        {inPortal && (
          // A dress that does not come leaves the shop in its own.
          <LatePart>
            <WearContext value={wear}>
              <PortalDress />
            </WearContext>
          </LatePart>
        )}
      </div>
    </DressContext>
  );
}
