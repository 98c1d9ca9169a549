import { type ReactNode, useMemo, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Field } from "~/components/Field";
import { RadioGroup } from "~/components/RadioGroup";
import { Select } from "~/components/Select";
import { TextInput } from "~/components/TextInput";
import { useAsTimeGoes } from "~/components/useAsTimeGoes";
import { When } from "~/components/When";
import { dateProblem, firstDay, instantOf, lastDay, soonest, timesOn } from "~/domain/deliveryDate";
import { STEP_MINUTES, timeText } from "~/domain/moment";
import styles from "./When.module.css";
import { proposedAgain, type WhenValues } from "./whenValues";
import { ZoneLine } from "./ZoneLine";

const STEP_MS = STEP_MINUTES * 60_000;

interface MomentFieldProps {
  id: string;
  values: WhenValues;
  deliveryMethod: string;
  /** What it is for, if not for the one gift of a form. */
  legend?: ReactNode;
  error: ReactNode;
  onChange: (change: Partial<WhenValues>) => void;
}

/** When a gift is sent: at once, or at a date and time in a chosen time zone. */
export function MomentField(props: MomentFieldProps) {
  const { id, values, deliveryMethod, legend, error, onChange } = props;
  const { formatMessage, locale } = useIntl();
  const { when, day, time, timezone } = values;
  const [zoneOpen, setZoneOpen] = useState(false);
  const posted = deliveryMethod === "Physical";
  const set = (change: Partial<WhenValues>) => onChange({ ...change, chosenAt: Date.now() });
  // What may be chosen changes on a page that stays open, but never between two steps.
  const now = useAsTimeGoes((at) => at - (at % STEP_MS));

  const limits = useMemo(
    () => ({ min: firstDay(deliveryMethod, now, timezone), max: lastDay(now, timezone) }),
    [deliveryMethod, timezone, now],
  );
  const times = useMemo(
    () => (when === "later" ? timesOn(day, deliveryMethod, now, timezone) : []),
    [when, day, deliveryMethod, timezone, now],
  );
  const isMoment = dateProblem({ day, time, zone: timezone }, deliveryMethod, values.chosenAt) === null;
  const instant = isMoment ? instantOf(day, time, timezone) : null;
  const first = posted ? soonest(deliveryMethod, now, timezone) : null;

  return (
    <div className={styles.when}>
      <RadioGroup
        name="when"
        // The server may refuse "as soon as possible" too, by its own calendar.
        {...(when === "now" && { id, error })}
        legend={legend || <FormattedMessage id={posted ? "purchase.whenPosted" : "purchase.when"} />}
        options={[
          {
            value: "now",
            label: formatMessage({ id: posted ? "purchase.postSoon" : "purchase.sendNow" }),
            hint: first ? (
              <FormattedMessage
                id="purchase.postSoonHint"
                values={{ when: <When instant={first} timezone={timezone} dayOnly /> }}
              />
            ) : (
              formatMessage({ id: "purchase.sendNowHint" })
            ),
          },
          {
            value: "later",
            label: formatMessage({ id: "purchase.chooseDate" }),
            hint: formatMessage({ id: posted ? "purchase.chooseDatePostHint" : "purchase.chooseDateHint" }),
          },
        ]}
        value={when}
        onChange={(chosen) => set({ ...proposedAgain(chosen, values, deliveryMethod, Date.now()), when: chosen })}
      />
      {when === "later" && (
        <div className={styles.moment}>
          <div className={styles.dayAndTime} data-day-only={posted || undefined}>
            <Field id={id} label={<FormattedMessage id="purchase.day" />} error={error} required>
              <TextInput
                type="date"
                min={limits.min}
                max={limits.max}
                value={day}
                onChange={(event) => set({ day: event.target.value })}
              />
            </Field>
            {!posted && (
              <Field label={<FormattedMessage id="purchase.time" />} required>
                <Select value={time} onChange={(event) => set({ time: event.target.value })}>
                  {!times.includes(time) && <option value={time}>{timeText(time, locale)}</option>}
                  {times.map((quarter) => (
                    <option key={quarter} value={quarter}>
                      {timeText(quarter, locale)}
                    </option>
                  ))}
                </Select>
              </Field>
            )}
          </div>
          <ZoneLine
            id={`${id}-zone`}
            zone={timezone}
            at={instant}
            isOpen={zoneOpen}
            onOpen={() => setZoneOpen(true)}
            onChange={(zone) => set({ timezone: zone })}
          />
          <p role="status" className={styles.arrives}>
            {instant && (
              <FormattedMessage
                id={posted ? "purchase.posted" : "purchase.arrives"}
                values={{ when: <When instant={instant} timezone={timezone} dayOnly={posted} /> }}
              />
            )}
          </p>
        </div>
      )}
    </div>
  );
}
