import { type RefObject, startTransition, useEffect, useRef, useState } from "react";

/** So many cards are rendered, or left out, together. */
const GROUP = 48;
/** The groups that are rendered on either side of the one on screen: a list of usual length is there as a whole. */
const AROUND = 1;
/** The margin of an observer that is told of all that begins above the lower edge of the window. */
const ALL_ABOVE = "10000000px 0px 0px 0px";

const canTell = () => typeof IntersectionObserver !== "undefined";
const isNearTo = (seen: number, at: number) => Math.abs(Math.floor(at / GROUP) - seen) <= AROUND;

interface NearCells {
  /** Whether the card at this place is to be rendered. */
  isNear: (at: number) => boolean;
  /** How high the places are whose cards were left out again, in pixels, by the product's id. */
  heights: ReadonlyMap<string, number>;
}

const NONE: ReadonlyMap<string, number> = new Map();

/**
 * Which of a grid's cards are near the window. In a list of thousands the others are left out: the browser pays for
 * each of them with every press and every frame, and once more when the list is left. Their places keep their heights,
 * so that nothing moves.
 */
export function useNearCells(grid: RefObject<HTMLElement | null>, products: readonly { id: string }[]): NearCells {
  /** The group that the lower edge of the window is in. */
  const seen = useRef(0);
  const [near, setNear] = useState({ seen: 0, heights: NONE });

  useEffect(() => {
    if (products.length <= GROUP || !canTell()) return;
    const cells = [...grid.current!.children];
    const begun = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) begun.add(target);
          else begun.delete(target);
        }
        const now = Math.max(0, begun.size - 1);
        if (now === seen.current) return;
        const left = products.flatMap(({ id }, at) =>
          isNearTo(seen.current, at) && !isNearTo(now, at)
            ? [[id, cells[at]!.getBoundingClientRect().height] as const]
            : [],
        );
        seen.current = now;
        startTransition(() => setNear(({ heights }) => ({ seen: now, heights: new Map([...heights, ...left]) })));
      },
      { rootMargin: ALL_ABOVE },
    );
    for (let at = 0; at < cells.length; at += GROUP) observer.observe(cells[at]!);
    return () => observer.disconnect();
  }, [grid, products]);

  useEffect(() => {
    let width = innerWidth;
    const onResize = () => {
      // On a phone the height alone changes with the browser's bars.
      if (innerWidth !== width) setNear((before) => ({ ...before, heights: NONE }));
      width = innerWidth;
    };
    window.addEventListener("resize", onResize);
    return () => window.removeEventListener("resize", onResize);
  }, []);

  // Another list may be shorter, and the window is told of its places a moment later.
  const last = Math.floor(Math.max(0, products.length - 1) / GROUP);
  return { isNear: (at) => !canTell() || isNearTo(Math.min(near.seen, last), at), heights: near.heights };
}
