import { type CSSProperties, type ReactNode, useState } from "react";
import { FormattedMessage } from "react-intl";
import { LongRead } from "~/components/LongRead";
import { PortalThemeContext, SetPortalThemeContext } from "~/components/portalTheme";
import { usePageMark } from "~/components/usePageMark";
import { type PortalTheme } from "~/domain/portalTheme";
import { isPortalId } from "~/domain/salesChannel";
import { selectSalesChannelId } from "~/state/basket/selectors";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { BusinessSlot } from "./BusinessSlot";
import { ConnectionNotice } from "./ConnectionNotice";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { LatePart } from "./LatePart";
import { LateParts } from "./LateParts";
import { OpenPath } from "./OpenPath";
import { PortalThemePart } from "./PortalThemePart";
import { ServiceMessage } from "./ServiceMessage";
import styles from "./Shell.module.css";

/** The frame around every screen: header, footer, dialogs and toasts. In a portal it has the portal's theme. */
export function Shell({ children }: { children: ReactNode }) {
  const inPortal = isPortalId(useAppSelector(selectSalesChannelId));
  const { countryCode } = useAppSelector(selectMarket);
  const [theme, setTheme] = useState<PortalTheme | null>(null);
  const paint = theme?.paint;
  usePageMark("data-portal-paint", Boolean(paint));
  return (
    <PortalThemeContext value={theme}>
      <div className={styles.shell} data-repaint={paint ? "" : undefined} style={paint as CSSProperties | undefined}>
        <LongRead>
          <OpenPath>
            <a className={styles.skip} href="#content">
              <FormattedMessage id="shell.skip" />
            </a>
            <Header />
            <BusinessSlot />
            <ConnectionNotice />
            <ServiceMessage key={countryCode} />
            <main id="content" tabIndex={-1} className={styles.main}>
              {children}
            </main>
            <Footer />
            <LateParts />
            {inPortal && (
              // If the theme cannot be loaded, the shop keeps its own.
              <LatePart>
                <SetPortalThemeContext value={setTheme}>
                  <PortalThemePart />
                </SetPortalThemeContext>
              </LatePart>
            )}
          </OpenPath>
        </LongRead>
      </div>
    </PortalThemeContext>
  );
}
