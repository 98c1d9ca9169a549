import { useEffect, useState } from "react";
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
  onChange: (zone: string) => void;
}

/** The zone that dates are in, with a button to change it. */
export function ZoneLine({ id, zone, at, onChange }: ZoneLineProps) {
  const [isOpen, setOpen] = useState(false);
  // The button disappears when it is clicked: the focus goes to the field that it opens.
  useEffect(() => {
    if (isOpen) document.getElementById(id)?.focus();
  }, [isOpen, id]);
  if (isOpen) return <ZoneField id={id} value={zone} onChange={onChange} />;
  return (
    <p className={styles.zone}>
      <FormattedMessage id="purchase.zone" values={{ zone: <ZoneText zone={zone} at={at} /> }} />{" "}
      <Button variant="quiet" size="s" onClick={() => setOpen(true)}>
        <FormattedMessage id="purchase.changeZone" />
      </Button>
    </p>
  );
}
