import styles from "./Icon.module.css";

/** Drawn on a 24 px square with strokes of 1.75 px, in the colour of the surrounding text. */
const drawings = {
  basket: "M4 9h16l-1.6 10.2a1 1 0 0 1-1 .8H6.6a1 1 0 0 1-1-.8zM8.5 9l2.2-5M15.5 9l-2.2-5",
  building: "M5 20V5.5a1 1 0 0 1 1-1h8a1 1 0 0 1 1 1V20M15 10h3a1 1 0 0 1 1 1v9M3 20h18M8.5 8.5h3M8.5 12h3M8.5 15.5h3",
  calendar: "M5 6h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1zM4 10.5h16M8.5 3.5V8M15.5 3.5V8",
  card: "M4.5 5.5h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5zM3 10h18M6.5 15H10",
  check: "m5 12.5 4.5 4.5L19 7.5",
  "chevron-down": "m6 9.5 6 6 6-6",
  "chevron-left": "m14.5 6-6 6 6 6",
  "chevron-right": "m9.5 6 6 6-6 6",
  clock: "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 7.5V12l3 2",
  close: "m6 6 12 12M18 6 6 18",
  copy: "M9 8.5h9.5a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V9.5a1 1 0 0 1 1-1zM4.5 15V5a1 1 0 0 1 1-1H15",
  done: "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM8 12.3l2.8 2.8L16 9.5",
  download: "M12 4v11M7.5 11l4.5 4.5 4.5-4.5M4.5 20h15",
  edit: "M5 19h3.5L19 8.5 15.5 5 5 15.5zM13 7.5 16.5 11",
  error: "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 7.5v5.5M12 16.2v.1",
  external: "M14 4.5h5.5V10M19 5l-8.5 8.5M17.5 13.5v5a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1h5",
  filter:
    "M4 7h9M17.5 7H20M4 17h2.5M11 17h9M15.2 4.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4zM8.8 14.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4z",
  gift: "M4.5 12.5h15V19a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1zM3.5 8.5h17v4h-17zM12 8.5V20M12 8.5c-2-.2-4.6-.9-4.6-2.9 0-2.2 3.6-2.5 4.6 2.9zm0 0c2-.2 4.6-.9 4.6-2.9 0-2.2-3.6-2.5-4.6 2.9z",
  globe:
    "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM3.5 12h17M12 3.5c2.3 2.3 3.5 5.1 3.5 8.5s-1.2 6.2-3.5 8.5c-2.3-2.3-3.5-5.1-3.5-8.5s1.2-6.2 3.5-8.5z",
  heart: "M12 19.5C7 16.2 4 13.3 4 9.8A4.2 4.2 0 0 1 12 7.6a4.2 4.2 0 0 1 8 2.2c0 3.5-3 6.4-8 9.7z",
  info: "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 11v5.5M12 7.8v.1",
  lock: "M6.5 10.5h11a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-7.5a1 1 0 0 1 1-1zM8.5 10.5V7.8a3.5 3.5 0 0 1 7 0v2.7",
  mail: "M4.5 5.5h15a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1zM4 7l8 6.5L20 7",
  menu: "M4 7h16M4 12h16M4 17h16",
  minus: "M6 12h12",
  phone: "M8 3.5h8a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1zM11 17.5h2",
  plus: "M6 12h12M12 6v12",
  search: "M10.8 4.3a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.6 15.6 20 20",
  trash: "M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.1a1 1 0 0 0 1 .9h7.4a1 1 0 0 0 1-.9L17.5 7M10.2 11v5M13.8 11v5",
  truck:
    "M3 6.5h10.5v10H3zM13.5 10H18l3 3.5v3h-7.5M7 15a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM17 15a2 2 0 1 1 0 4 2 2 0 0 1 0-4z",
  user: "M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20c.6-3.6 3.5-5.5 7.5-5.5s6.9 1.9 7.5 5.5",
  warning: "M12 4.5 21 19.5H3zM12 10v4.5M12 17v.1",
} as const;

export type IconName = keyof typeof drawings;

interface IconProps {
  name: IconName;
  size?: "s" | "m" | "l";
  /** Right after a word in running text. */
  trailing?: boolean;
}

/** A decorative icon beside text; the text, or the control's name, carries the meaning. */
export function Icon({ name, size = "m", trailing }: IconProps) {
  return (
    <svg
      className={styles.icon}
      data-size={size}
      data-trailing={trailing || undefined}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
