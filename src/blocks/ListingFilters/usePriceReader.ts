import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { loadChunk } from "~/components/loadChunk";

type Parse = typeof import("~/domain/typedAmount").parseAmount;

/**
 * Reads prices in whole units as they are typed, a lowest one rounded down and a highest one up (spec §5): null for one
 * that cannot be read, undefined for one that cannot be read yet. Few people type anything but digits: the code for all
 * else comes with the first other sign (`isReady`).
 */
export function usePriceReader(currency: string, typed: readonly string[]) {
  const { locale } = useIntl();
  const [parse, setParse] = useState<Parse | null>(null);
  const isWanted = typed.some((text) => !isDigits(text));
  useEffect(() => {
    if (!isWanted) return;
    let dropped = false;
    const settle = (loaded: Parse) => {
      if (!dropped) setParse(() => loaded);
    };
    loadChunk(() => import("~/domain/typedAmount")).then(
      (module) => settle(module.parseAmount),
      // Then digits alone are read.
      () => settle(() => null),
    );
    return () => {
      dropped = true;
    };
  }, [isWanted]);

  const readWith = (rounded: (amount: number) => number) => (text: string) => {
    if (isDigits(text)) return text ? Number(text) : null;
    if (!parse) return undefined;
    const amount = parse(text, locale, currency);
    return amount === null ? null : rounded(amount);
  };
  return { readMin: readWith(Math.floor), readMax: readWith(Math.ceil), isReady: parse !== null };
}

const isDigits = (text: string) => /^\d{0,9}$/.test(text);
