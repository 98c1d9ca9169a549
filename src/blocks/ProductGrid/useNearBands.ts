import { type RefObject, startTransition, useEffect, useRef, useState } from "react";

/** So many cards are rendered, or left out, together: whole rows, be there one column or five. */
export const BAND = 60;
/** The bands that are rendered on either side of the one on screen: a list of usual length is there as a whole. */
const AROUND = 1;
/** The margin of an observer that is told of all that begins above the lower edge of the window. */
const ALL_ABOVE = "10000000px 0px 0px 0px";

const canTell = () => typeof IntersectionObserver !== "undefined";

/** The last band that begins above the lower edge of the window, and the one that has the focus; -1: none. */
interface Around {
  seen: number;
  focused: number;
}

const isNearTo = ({ seen, focused }: Around, band: number) => Math.abs(band - seen) <= AROUND || band === focused;

interface NearBands {
  /** Whether the cards of this band, counted from 0, are to be rendered. */
  isNear: (band: number) => boolean;
  /** How high the bands are that were left out again, in pixels, by the id of their first product. */
  heights: ReadonlyMap<string, number>;
}

const NONE: ReadonlyMap<string, number> = new Map();

/**
 * Which bands of a grid's cards are near the window. In a list of thousands the others are left out: the browser pays
 * for each card, and for its mere place too, with every press and every frame, and once more when the list is left. A
 * band that is left out has one place, which keeps its height, so that nothing moves. The one that has the focus stays:
 * who reads on far from it would be led off if the focus were lost. The grid marks with `data-band` where each begins.
 */
export function useNearBands(grid: RefObject<HTMLElement | null>, products: readonly { id: string }[]): NearBands {
  const [near, setNear] = useState({ seen: 0, focused: -1, heights: NONE });
  const drawn = useRef<Around>(near);

  useEffect(() => {
    drawn.current = { seen: near.seen, focused: near.focused };
    // Kept: the observer may still tell of a grid that has just been taken off the page.
    const list = grid.current!;
    if (products.length <= BAND || !canTell()) return;
    const bands = [...list.querySelectorAll<HTMLElement>(":scope > [data-band]")];
    const heightOf = (band: number) => {
      const last = bands[band + 1]?.previousElementSibling ?? list.lastElementChild!;
      return last.getBoundingClientRect().bottom - bands[band]!.getBoundingClientRect().top;
    };
    const begun = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) begun.add(target);
          else begun.delete(target);
        }
        const seen = Math.max(0, begun.size - 1);
        if (seen === drawn.current.seen) return;
        const now = { seen, focused: bandWith(document.activeElement, list, bands) };
        const left = bands.flatMap((_, band) =>
          isNearTo(drawn.current, band) && !isNearTo(now, band)
            ? [[products[band * BAND]!.id, heightOf(band)] as const]
            : [],
        );
        drawn.current = now;
        startTransition(() => setNear(({ heights }) => ({ ...now, heights: new Map([...heights, ...left]) })));
      },
      { rootMargin: ALL_ABOVE },
    );
    for (const band of bands) observer.observe(band);
    return () => observer.disconnect();
  }, [grid, products, near.seen, near.focused]);

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
  const last = Math.floor(Math.max(0, products.length - 1) / BAND);
  const around = { seen: Math.min(near.seen, last), focused: near.focused };
  return { isNear: (band) => !canTell() || isNearTo(around, band), heights: near.heights };
}

function bandWith(element: Element | null, grid: HTMLElement, bands: readonly HTMLElement[]): number {
  if (!element || !grid.contains(element)) return -1;
  return bands.findLastIndex((band) => band.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
}
