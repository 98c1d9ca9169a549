import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useIntl } from "react-intl";
import styles from "./Combobox.module.css";
import { useFieldWiring } from "./fieldWiring";
import inputStyles from "./input.module.css";

export interface ComboboxOption {
  key: string;
  /** The text in the box once it is picked. */
  text: string;
  /** How it is drawn in the list; by default the text. */
  content?: ReactNode;
  /** The heading above the first option of a group. Options of a group must be adjacent. */
  group?: string;
}

/** Whoever moves in what is typed is no longer at a suggestion. */
const CARET_KEYS = ["ArrowLeft", "ArrowRight", "Home", "End"];

interface ComboboxProps extends Omit<ComponentProps<"input">, "value" | "onChange" | "onSelect"> {
  value: string;
  /** Called with every change of what is typed. */
  onChange: (text: string) => void;
  /** The suggestions for what is typed. */
  options: readonly ComboboxOption[];
  /** Called when a suggestion is picked. By default its text replaces what was typed. */
  onPick?: (option: ComboboxOption) => void;
  /** The accessible name of the list. */
  listLabel: string;
  /** Said in place of the list, when it is known that there are no suggestions for what is typed. */
  nothing?: string | null;
}

/** A text input with suggestions below it (the editable combobox with list autocomplete of the ARIA practices). */
export function Combobox(all: ComboboxProps) {
  const { value, onChange, options, onPick, listLabel, nothing, onKeyDown, onBlur, ...props } = all;
  const { formatMessage } = useIntl();
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const shown = open && options.length > 0;
  const told = open && !shown ? nothing : null;
  const active = shown ? options.findIndex(({ key }) => key === activeKey) : -1;

  useEffect(() => {
    if (active >= 0) list.current?.querySelector(`[data-at="${active}"]`)?.scrollIntoView({ block: "nearest" });
  }, [active]);

  const show = (wanted: boolean) => {
    setOpen(wanted);
    setActiveKey(null);
  };
  const pick = (option: ComboboxOption | undefined) => {
    if (!option) return;
    show(false);
    if (onPick) onPick(option);
    else onChange(option.text);
  };
  const move = (by: 1 | -1) => {
    if (!options.length) return;
    const from = active < 0 ? (by > 0 ? -1 : options.length) : active;
    setOpen(true);
    setActiveKey(options[(from + by + options.length) % options.length]?.key ?? null);
  };
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown" && event.altKey) setOpen(true);
    else if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp" && !event.altKey) move(-1);
    else if (event.key === "ArrowUp" || (event.key === "Escape" && (shown || told))) show(false);
    else if (event.key === "Enter" && active >= 0) pick(options[active]);
    else {
      if (CARET_KEYS.includes(event.key)) setActiveKey(null);
      return;
    }
    event.preventDefault();
    // An Esc that closes the list must not close a dialog around it too.
    event.stopPropagation();
  };

  return (
    <div className={styles.combobox}>
      <input
        type="text"
        dir="auto"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...props}
        {...useFieldWiring(props)}
        className={inputStyles.input}
        role="combobox"
        aria-expanded={shown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
          show(true);
        }}
        onClick={() => setOpen(true)}
        onBlur={(event) => {
          show(false);
          onBlur?.(event);
        }}
        onKeyDown={keys}
      />
      {/* Pressing the mouse in the list, or on its scroll bar, must leave the focus in the box. */}
      <div
        ref={list}
        id={listId}
        role="listbox"
        tabIndex={-1}
        aria-label={listLabel}
        className={styles.list}
        hidden={!shown}
        onMouseDown={(event) => event.preventDefault()}
      >
        {shown &&
          groupsOf(options).map(({ group, members }) => {
            const drawn = members.map(({ option, at }) => (
              <Option
                key={option.key}
                id={`${listId}-${at}`}
                at={at}
                option={option}
                active={at === active}
                onPick={() => pick(option)}
              />
            ));
            if (!group) return drawn;
            return (
              <div key={group} role="group" aria-label={group}>
                <div className={styles.heading} aria-hidden="true">
                  {group}
                </div>
                {drawn}
              </div>
            );
          })}
      </div>
      {told && (
        <div className={styles.list} aria-hidden="true">
          <div className={styles.nothing}>{told}</div>
        </div>
      )}
      <span role="status" className="visually-hidden">
        {shown ? formatMessage({ id: "combobox.count" }, { count: options.length }) : told}
      </span>
    </div>
  );
}

/** The options in their groups, each with its index in the whole list. */
function groupsOf(options: readonly ComboboxOption[]) {
  const groups: { group?: string; members: { option: ComboboxOption; at: number }[] }[] = [];
  options.forEach((option, at) => {
    const last = groups.at(-1);
    if (last && last.group === option.group) last.members.push({ option, at });
    else groups.push({ group: option.group, members: [{ option, at }] });
  });
  return groups;
}

interface OptionProps {
  id: string;
  at: number;
  option: ComboboxOption;
  active: boolean;
  onPick: () => void;
}

function Option({ id, at, option, active, onPick }: OptionProps) {
  return (
    // Keys are handled by the box: options never have the focus.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      data-at={at}
      role="option"
      tabIndex={-1}
      className={styles.option}
      aria-selected={active}
      data-active={active || undefined}
      onClick={onPick}
    >
      {option.content ?? option.text}
    </div>
  );
}
