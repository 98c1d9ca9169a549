/** How long a browser may take to begin with a download before its address is given back. */
const KEPT_MS = 60_000;

/** Hands the person a file, as if a link to it had been pressed; phones ask where to put it. */
export function saveFile(name: string, type: string, content: string | Uint8Array<ArrayBuffer>): void {
  const url = URL.createObjectURL(
    new Blob([content], { type: typeof content === "string" ? `${type};charset=utf-8` : type }),
  );
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
