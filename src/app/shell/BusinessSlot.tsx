import { use } from "react";
import { useIntl } from "react-intl";
import { useLocation } from "react-router";
import { HasAllTextsContext } from "~/components/hasAllTexts";
import { lazyPart } from "~/components/lazyPart";
import { restOf } from "~/domain/paths";
import { isBusinessRoute } from "~/domain/routes";
import { selectChosen, selectIsCompanyElsewhere, selectMode } from "~/state/auth/selectors";
import { useAppSelector } from "~/state/hooks";
import styles from "./Band.module.css";
import { LatePart } from "./LatePart";

const BusinessBar = lazyPart(() => import("~/blocks/BusinessBar/BusinessBar"), "BusinessBar");

/**
 * Reserves room for the department that is shopped for, or cannot be here, from the first paint on; its code is loaded
 * later. That it cannot be here is left to the screens that say so themselves.
 */
export function BusinessSlot() {
  const isElsewhere = useAppSelector(selectIsCompanyElsewhere);
  const isChosen = useAppSelector(selectChosen) !== null;
  const isBlocked = useAppSelector(selectMode) === "Blocked";
  const hasTexts = use(HasAllTextsContext);
  const { formatMessage } = useIntl();
  const isToldThere = isBusinessRoute(restOf(useLocation().pathname));
  if (isElsewhere ? isToldThere : !isChosen) return null;
  return (
    <aside
      className={styles.business}
      data-blocked={isBlocked || undefined}
      aria-label={formatMessage({ id: isElsewhere ? "header.businessElsewhere" : "header.business" })}
    >
      {hasTexts && (
        <LatePart>
          <BusinessBar />
        </LatePart>
      )}
    </aside>
  );
}
