import { type ReactNode, useCallback, useState } from "react";
import { OpenPathContext } from "~/components/Link";
import { lazyPart } from "~/components/lazyPart";
import { useShopSettings } from "~/components/shopSettings";
import { otherCountry } from "~/domain/contentLink";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { navigateTo } from "../navigator";
import { LatePart } from "./LatePart";

const LeaveByLink = lazyPart(() => import("~/blocks/MarketPicker/LeaveByLink"), "LeaveByLink");

/** Opens what the links inside it lead to. Into another country only LeaveByLink leads, which reloads the shop. */
export function OpenPath({ children }: { children: ReactNode }) {
  const { countryCode } = useAppSelector(selectMarket);
  const { countries } = useShopSettings();
  /** Each press is a question of its own, also on the same link. */
  const [leaving, setLeaving] = useState<{ path: string; country: string; press: number } | null>(null);
  const open = useCallback(
    (path: string) => {
      const country = otherCountry(path, { countryCode, countries });
      setLeaving((before) => (country === null ? null : { path, country, press: (before?.press ?? 0) + 1 }));
      if (country === null) navigateTo(path);
    },
    [countryCode, countries],
  );
  return (
    <OpenPathContext value={open}>
      {children}
      {leaving && (
        <LatePart onMissed={() => setLeaving(null)}>
          <LeaveByLink key={leaving.press} path={leaving.path} country={leaving.country} />
        </LatePart>
      )}
    </OpenPathContext>
  );
}
