import { type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { ConnectionNotice } from "./ConnectionNotice";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { LateParts } from "./LateParts";
import { ServiceMessage } from "./ServiceMessage";
import styles from "./Shell.module.css";

/** What stands around every screen. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        <FormattedMessage id="shell.skip" />
      </a>
      <Header />
      <ConnectionNotice />
      <ServiceMessage />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
      <LateParts />
    </div>
  );
}
