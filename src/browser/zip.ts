import { zipSync } from "fflate";

/** A zip of files, stored without compression, as PDFs are compressed already. */
export function zipOf(files: readonly { name: string; bytes: Uint8Array }[]): Uint8Array<ArrayBuffer> {
  return zipSync(Object.fromEntries(files.map(({ name, bytes }) => [name, bytes])), { level: 0 });
}
