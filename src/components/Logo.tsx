import { useEffect, useState } from "react";
import styles from "./Logo.module.css";

interface LogoProps {
  /** The shop's name, from the configuration. */
  name: string;
  /** A portal's own logo. */
  src: string | null;
}

/** The logo: a portal's own, or its name until that comes; else our bird and the name, drawn as in index.html. */
export function Logo({ name, src }: LogoProps) {
  if (src) return <OwnLogo key={src} name={name} src={src} />;
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 48 30" aria-hidden="true" focusable="false">
        <path d="M1 9.8 10.2 6.6C11.4 3.9 14 2.5 16.8 2.5c3.8 0 6 2.7 5.6 6.5-.3 3-1.4 5.2-1.2 7.2 4.8-1.8 14.8-1.2 25.3 4.3C44 24.5 39 27 33 27H17.5c-4.5 0-6.7-3-6.1-7 .4-2.8 2.2-5.4 2-8.2-.05-.7-.4-1.2-1-1.4z" />
        <path
          className={styles.light}
          d="M12.6 14.8c2.8 1.5 6 1.5 9 .2M27.5 20.2h.1M32.5 20.5h.1M37.5 21.4h.1M15.6 6.8h.1"
        />
      </svg>
      <span className={styles.name}>{name}</span>
    </span>
  );
}

/** So long a picture's place is empty: the name would only flash. */
const LATE_MS = 1000;

function OwnLogo({ name, src }: { name: string; src: string }) {
  const [picture, setPicture] = useState<"awaited" | "late" | "there" | "failed">("awaited");
  useEffect(() => {
    const timer = setTimeout(() => setPicture((now) => (now === "awaited" ? "late" : now)), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  const isInstead = picture === "late" || picture === "failed";
  return (
    <>
      {isInstead && <span className={styles.instead}>{name}</span>}
      {picture !== "failed" && (
        <img
          className={styles.image}
          src={src}
          alt={name}
          width={160}
          height={40}
          hidden={isInstead}
          onLoad={() => setPicture("there")}
          onError={() => setPicture("failed")}
        />
      )}
    </>
  );
}
