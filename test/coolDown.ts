/** A version is taken when it has been out this long: most that were slipped in by thieves are found within days. */
const COOL_DOWN_DAYS = 7;

export interface Release {
  name: string;
  version: string;
}

interface Locked {
  version?: string;
  dev?: boolean;
}

/** What has to be old enough, of a lock file: all that is shipped, and what the shop names itself. */
export function watchedReleases(packages: Record<string, Locked>, named: readonly string[]): Release[] {
  const found = Object.entries(packages).flatMap(([path, { version, dev }]) => {
    const name = path.split("node_modules/").at(-1) ?? "";
    const isWatched = path !== "" && (!dev || (named.includes(name) && path === `node_modules/${name}`));
    return isWatched && version ? [{ name, version }] : [];
  });
  return [...new Map(found.map((release) => [`${release.name}@${release.version}`, release])).values()];
}

/** Why a release is not to be taken yet, by the times of the registry; null when it may be. */
export function tooNew({ name, version }: Release, times: Record<string, string>, now: number): string | null {
  const out = Date.parse(times[version] ?? "");
  if (Number.isNaN(out)) return `${name}@${version}: the registry does not say since when`;
  const days = Math.floor((now - out) / 86_400_000);
  return days < COOL_DOWN_DAYS ? `${name}@${version} is out for ${days} of ${COOL_DOWN_DAYS} days` : null;
}
