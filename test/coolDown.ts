/** A release must be this old before it is used: most malicious releases are found within days. */
const COOL_DOWN_DAYS = 7;

export interface Release {
  name: string;
  version: string;
}

interface Locked {
  version?: string;
  dev?: boolean;
}

/** The packages of a lock file that must be old enough: all that are shipped, and the direct dependencies. */
export function watchedReleases(packages: Record<string, Locked>, named: readonly string[]): Release[] {
  const found = Object.entries(packages).flatMap(([path, { version, dev }]) => {
    const name = path.split("node_modules/").at(-1) ?? "";
    const isWatched = path !== "" && (!dev || (named.includes(name) && path === `node_modules/${name}`));
    return isWatched && version ? [{ name, version }] : [];
  });
  return [...new Map(found.map((release) => [`${release.name}@${release.version}`, release])).values()];
}

/** Why a release must not be used yet, by its times in the registry; null if it may. */
export function tooNew({ name, version }: Release, times: Record<string, string>, now: number): string | null {
  const out = Date.parse(times[version] ?? "");
  if (Number.isNaN(out)) return `${name}@${version}: the registry does not say since when`;
  const days = Math.floor((now - out) / 86_400_000);
  return days < COOL_DOWN_DAYS ? `${name}@${version} is out for ${days} of ${COOL_DOWN_DAYS} days` : null;
}
