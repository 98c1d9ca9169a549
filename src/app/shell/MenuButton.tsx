import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Icon } from "~/components/Icon";
import { lazyPart } from "~/components/lazyPart";
import styles from "./Header.module.css";
import { LatePart } from "./LatePart";

const SiteMenu = lazyPart(() => import("~/blocks/SiteMenu/SiteMenu"), "SiteMenu");

/** Opens the menu, whose code is loaded with the first click. */
export function MenuButton() {
  const [state, setState] = useState<"never" | "open" | "closed">("never");
  return (
    <>
      <button
        type="button"
        className={`${styles.tool} ${styles.toMenu}`}
        aria-haspopup="dialog"
        onClick={() => setState("open")}
      >
        <Icon name="menu" />
        <span className={styles.toolName}>
          <FormattedMessage id="header.menu" />
        </span>
      </button>
      {state !== "never" && (
        <LatePart onMissed={() => setState("never")}>
          <SiteMenu open={state === "open"} onClose={() => setState("closed")} />
        </LatePart>
      )}
    </>
  );
}
