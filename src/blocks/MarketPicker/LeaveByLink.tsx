import { useIntl } from "react-intl";
import { Awaited } from "~/components/Awaited";
import { countryName } from "~/domain/names";
import { leaveCountry } from "~/state/basket/slice";
import { useAppDispatch } from "~/state/hooks";
import { LeaveCountryDialog } from "./LeaveCountryDialog";
import { useLeaveCountry } from "./useLeaveCountry";

/** Follows a link into another country, as if that had been chosen: with a question, if something is in the basket. */
export function LeaveByLink({ path, country }: { path: string; country: string }) {
  const dispatch = useAppDispatch();
  const { locale } = useIntl();
  const leaving = useLeaveCountry(() => void dispatch(leaveCountry({ path })), "waiting");
  return (
    <>
      {leaving.isWaiting && <Awaited />}
      <LeaveCountryDialog
        open={leaving.isAsking}
        country={countryName(country, locale)}
        onCancel={leaving.cancel}
        onConfirm={leaving.confirm}
      />
    </>
  );
}
