import styles from "./Logo.module.css";

interface LogoProps {
  /** The shop's name, from the configuration. */
  name: string;
  /** A portal's own logo. */
  src?: string | null;
}

/** The shop's sign: a portal's logo where there is one, else our bird and the name. */
export function Logo({ name, src }: LogoProps) {
  if (src) return <img className={styles.image} src={src} alt={name} width={160} height={40} />;
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 40 32" aria-hidden="true" focusable="false">
        <path d="M1 9.6 9.3 6C10.500 3 13 1.500 15.800 1.500c4.500 0 7.200 3.300 6.700 7.300-.3 2.500-1.700 4.500-1.700 6.400 0 1 .8 1.400 1.900 1.200 5-.9 10.600.6 16.300 5.300-4 6-10.500 8.800-18 8.800-8.600 0-14-4.200-14-10.600 0-4.500 2.900-6.600 2.900-9.600 0-.7-.2-1.200-.6-1.600z" />
        <circle className={styles.eye} cx="14.600" cy="6.200" r="1.350" />
      </svg>
      <span className={styles.name}>{name}</span>
    </span>
  );
}
