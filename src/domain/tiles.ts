import { isRecord } from "./isRecord";

export interface TileSettings {
  excludeTiles: string[];
  orderTiles: string[];
}

const MOST_TILES = 200;

/**
 * A channel's tile settings, from its JSON (spec §5). If that cannot be read, they are empty and `malformed`, for the
 * caller to warn.
 */
export function tileSettings(json: string | null | undefined): TileSettings & { malformed: boolean } {
  const none = { excludeTiles: [], orderTiles: [] };
  if (!json?.trim()) return { ...none, malformed: false };
  try {
    const parsed: unknown = JSON.parse(json);
    if (!isRecord(parsed)) return { ...none, malformed: true };
    const { excludeTiles, orderTiles } = parsed;
    const isBad = [excludeTiles, orderTiles].some((list) => list != null && !Array.isArray(list));
    return isBad
      ? { ...none, malformed: true }
      : { excludeTiles: tileIds(excludeTiles), orderTiles: tileIds(orderTiles), malformed: false };
  } catch {
    return { ...none, malformed: true };
  }
}

function tileIds(list: unknown): string[] {
  if (!Array.isArray(list)) return [];
  const ids = list.slice(0, MOST_TILES).filter((id) => typeof id === "string" || typeof id === "number");
  return [...new Set(ids.map(String))];
}

/**
 * The tiles that a channel shows, in its order; those it does not name come after them in their old order. Settings
 * name a tile by its id or its template's id.
 */
export function arrangeTiles<T extends { id: string; templateId?: string | null }>(
  tiles: readonly T[],
  { excludeTiles, orderTiles }: TileSettings,
): T[] {
  const placeIn = (list: readonly string[], { id, templateId }: T) =>
    list.findIndex((named) => named === id || named === templateId);
  const place = (tile: T) => {
    const at = placeIn(orderTiles, tile);
    return at < 0 ? orderTiles.length : at;
  };
  return tiles.filter((tile) => placeIn(excludeTiles, tile) < 0).sort((one, other) => place(one) - place(other));
}
