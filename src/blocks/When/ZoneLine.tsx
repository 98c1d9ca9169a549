import { useEffect, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "~/components/Button";
import styles from "./When.module.css";
import { ZoneField } from "./ZoneField";
import { ZoneText } from "./ZoneText";

interface ZoneLineProps {
  id: string;
  zone: string;
  /** The instant whose summer or winter time is named; null for now. */
  at: string | null;
  /** It can be changed. The parent holds it, as the line may come and go. */
  isOpen: boolean;
  onOpen: () => void;
  onChange: (zone: string) => void;
}

/** The zone that dates are in, with a button to change it. */
export function ZoneLine({ id, zone, at, isOpen, onOpen, onChange }: ZoneLineProps) {
  const wasOpen = useRef(isOpen);
  // The button disappears when it is clicked: the focus goes to the field that it opens.
  useEffect(() => {
    if (isOpen && !wasOpen.current) document.getElementById(id)?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, id]);
  if (isOpen) return <ZoneField id={id} value={zone} onChange={onChange} />;
  return (
    <p className={styles.zone}>
      <FormattedMessage id="purchase.zone" values={{ zone: <ZoneText zone={zone} at={at} /> }} />{" "}
      <Button variant="quiet" size="s" onClick={onOpen}>
        <FormattedMessage id="purchase.changeZone" />
      </Button>
    </p>
  );
}
