import { type ReactNode, useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "~/components/Button";
import { useKeptGiftTools } from "~/components/keptGiftTools";
import { Link } from "~/components/Link";
import { Notice } from "~/components/Notice";
import { type KeptSecret } from "~/domain/keptGift";
import { keptGiftsPath } from "~/domain/routes";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { KeepDialog } from "./KeepDialog";

interface KeepGiftProps {
  title: string;
  /** The language of the title, as a BCP 47 tag. */
  language: string;
  secret: KeptSecret;
  /** The id of the card's heading among several. */
  about?: string;
}

/** Offers to keep an open gift card on this device; nothing if the browser cannot encrypt it. */
export function KeepGift({ title, language, secret, about }: KeepGiftProps) {
  const tools = useKeptGiftTools();
  const market = useAppSelector(selectMarket);
  const [choosing, setChoosing] = useState(false);
  const [kept, setKept] = useState<"offline" | "online" | null>(null);
  const told = useRef<HTMLDivElement>(null);
  // The button is gone with which it was begun: the focus stays at its place, and the page does not scroll to its top.
  useEffect(() => {
    if (kept) told.current?.focus();
  }, [kept]);
  if (!tools.canKeep) return null;
  if (kept) {
    const link = (words: ReactNode) => (
      <Link key="link" to={keptGiftsPath(market)}>
        {words}
      </Link>
    );
    return (
      <div ref={told} tabIndex={-1}>
        <Notice tone="success" live>
          <FormattedMessage id={kept === "offline" ? "kept.isKept" : "kept.isKeptOnline"} values={{ link }} />
        </Notice>
      </div>
    );
  }
  return (
    <>
      <Button icon="lock" about={about} aria-haspopup="dialog" onClick={() => setChoosing(true)}>
        <FormattedMessage id="kept.keep" />
      </Button>
      <KeepDialog
        open={choosing}
        title={title}
        onClose={() => setChoosing(false)}
        keep={(pin) => tools.keep({ title, language }, secret, pin)}
        onKept={setKept}
      />
    </>
  );
}
