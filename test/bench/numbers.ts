/** The one in the middle; of an even number the mean of the two. NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

interface Span {
  from: number;
  to: number;
}

/** The longest chain of requests, each of which began after the one before had ended. */
export function inSeries(spans: readonly Span[]): number {
  let count = 0;
  let end = -Infinity;
  for (const { from, to } of [...spans].sort((a, b) => a.to - b.to)) {
    if (from < end) continue;
    count += 1;
    end = to;
  }
  return count;
}

/** "812 (790–1040)": the median with its spread, where there is more than one. */
export function withSpread(values: readonly number[]): string {
  if (values.length === 0) return "–";
  const round = (value: number) => String(Math.round(value));
  if (values.length === 1) return round(values[0]!);
  return `${round(median(values))} (${round(Math.min(...values))}–${round(Math.max(...values))})`;
}

/** "1.4 ×": how many times the other's median. */
export function ratio(values: readonly number[], others: readonly number[]): string {
  const times = median(values) / median(others);
  return Number.isFinite(times) ? `${times.toFixed(2)} ×` : "–";
}

/** A Markdown table; the first column to the left, all others to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [
    line(head),
    `|---|${head
      .slice(1)
      .map(() => "--:|")
      .join("")}`,
    ...rows.map(line),
  ].join("\n");
}
