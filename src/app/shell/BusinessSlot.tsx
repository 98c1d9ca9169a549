import { use } from "react";
import { useIntl } from "react-intl";
import { HasAllTextsContext } from "~/components/hasAllTexts";
import { lazyPart } from "~/components/lazyPart";
import { selectChosen, selectIsCompanyElsewhere, selectMode } from "~/state/auth/selectors";
import { useAppSelector } from "~/state/hooks";
import styles from "./Band.module.css";
import { LatePart } from "./LatePart";

const BusinessBar = lazyPart(() => import("~/blocks/BusinessBar/BusinessBar"), "BusinessBar");

/**
 * Reserves room for the department that is shopped for, or cannot be here, from the first paint on; its code is loaded
 * later.
 */
export function BusinessSlot() {
  const isBusiness = useAppSelector((state) => selectChosen(state) !== null || selectIsCompanyElsewhere(state));
  const isBlocked = useAppSelector(selectMode) === "Blocked";
  const hasTexts = use(HasAllTextsContext);
  const { formatMessage } = useIntl();
  if (!isBusiness) return null;
  return (
    <aside
      className={styles.business}
      data-blocked={isBlocked || undefined}
      aria-label={formatMessage({ id: "header.business" })}
    >
      {hasTexts && (
        <LatePart>
          <BusinessBar />
        </LatePart>
      )}
    </aside>
  );
}
