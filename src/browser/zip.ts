import { zipSync } from "fflate";

/** Files in one, as they are: those of vouchers are packed already. */
export function zipOf(files: readonly { name: string; bytes: Uint8Array }[]): Uint8Array<ArrayBuffer> {
  return zipSync(Object.fromEntries(files.map(({ name, bytes }) => [name, bytes])), { level: 0 });
}
