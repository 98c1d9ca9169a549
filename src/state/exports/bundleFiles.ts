import { all, call, delay, put, race, select, take, type SagaGenerator } from "typed-redux-saga";
import { failureOf } from "~/domain/failure";
import { isOwnAddress } from "~/domain/url";
import { fileName, isWholePdf, pdfBytes } from "~/domain/voucherFile";
import { waitAsked } from "~/domain/wait";
import { failureIn } from "../attempt";
import { type RootState } from "../rootReducer";
import { type Services } from "../services";
import { type ExportSession, fileAddress, inputOf } from "./exportSession";
import { type BundleFile } from "./exportsState";
import {
  bundleFileTold,
  findVoucher,
  forgetVoucher,
  type saveBundleFile,
  type saveWholeBundle,
  zipTold,
} from "./slice";

/** How many files of a bundle are fetched at the same time. */
const AT_ONCE = 4;
/** The longest wait that a server may ask for before the next file; the person sees that it takes long. */
const LONGEST_WAIT_S = 60;

/**
 * Runs `save` only while its bundle is on screen, so that no file is handed to somebody who has since opened another.
 */
export function whileShown<Action>(save: (session: ExportSession, action: Action) => SagaGenerator<void>) {
  return function* (_services: Services, session: ExportSession, action: Action): SagaGenerator<void> {
    yield* race({ done: call(save, session, action), left: take([forgetVoucher, findVoucher]) });
  };
}

/** One file: its bytes, or the address to get it from. Throws when there is neither. */
async function fetchFile({ services, held }: ExportSession, pdfId: string, productId: string) {
  if (!held) throw new Error("No bundle is held.");
  const input = { ...inputOf(held, productId), id: pdfId };
  const { exportBase64, fileDownloadUrl } = await services.commerce.fetchVoucherFile(input);
  const href = fileDownloadUrl ? fileAddress(services, fileDownloadUrl) : null;
  return { href, bytes: exportBase64 ? pdfBytes(exportBase64) : null };
}

/**
 * The PDF at an address on the shop's own services, from where the content policy lets it be read; else null. Throws
 * only if it has to be waited for.
 */
async function bytesAt({ services: { commerce, publicOrigin, apiOrigin, clock } }: ExportSession, href: string) {
  if (!isOwnAddress(href, [publicOrigin, apiOrigin])) return null;
  const bytes = await commerce.fetchFileAt(href).catch((error: unknown) => {
    if (waitAsked(failureOf(error), clock.now()) !== null) throw error;
    return null;
  });
  return bytes && isWholePdf(bytes) ? bytes : null;
}

/** What became of a file for the zip: its bytes, what its row shows instead, or how many seconds it has to wait. */
type Fetched = { bytes: Uint8Array<ArrayBuffer> } | { file: BundleFile } | { wait: number };

function* fetchForZip(
  session: ExportSession,
  { pdfId, productId }: { pdfId: string; productId: string },
): SagaGenerator<Fetched> {
  const { services } = session;
  try {
    const { href, bytes: sent } = yield* call(fetchFile, session, pdfId, productId);
    const bytes = sent ?? (href && (yield* call(bytesAt, session, href)));
    if (bytes) return { bytes };
    return { file: href ? { state: "link", href } : { state: "failed" } };
  } catch (error) {
    const wait = waitAsked(failureIn(services, error), services.clock.now());
    return wait === null ? { file: { state: "failed" } } : { wait };
  }
}

/** Saves one file of a bundle, or offers it as a link if it is on a foreign host. A failure is shown at its row. */
export function* saveOne(
  session: ExportSession,
  { payload: { pdfId, productId, name } }: ReturnType<typeof saveBundleFile>,
): SagaGenerator<void> {
  let file: BundleFile = { state: "failed" };
  try {
    const { href, bytes } = yield* call(fetchFile, session, pdfId, productId);
    if (bytes) {
      session.services.saveFile(name, "application/pdf", bytes);
      file = { state: "saved" };
    } else if (href) file = { state: "link", href };
  } catch (error) {
    // Shown at the file's row.
    failureIn(session.services, error);
  }
  yield* put(bundleFileTold({ pdfId, file }));
}

/**
 * Saves all files in one zip, fetched a few at a time. Files that cannot be had are marked at their rows. When the
 * server has too many requests, it is given the time that it asks for, and then asked for one file at a time.
 */
export function* saveAll(
  session: ExportSession,
  { payload: { name, titles } }: ReturnType<typeof saveWholeBundle>,
): SagaGenerator<void> {
  const { services } = session;
  const groups = (yield* select((state: RootState) => state.exports.groups)) ?? [];
  const waiting = groups.flatMap(({ productId, pdfTokens }) =>
    pdfTokens.map(({ pdfId }, index) => ({
      pdfId,
      productId,
      name: fileName(titles[productId] ?? productId, index + 1),
    })),
  );
  const total = waiting.length;
  const gathered: { name: string; bytes: Uint8Array<ArrayBuffer> }[] = [];
  let done = 0;
  let links = 0;
  /** Seconds that the server asks for, as it has too many requests. */
  let wait = 0;
  const gather = function* (): SagaGenerator<void> {
    for (let next = waiting.shift(); next; next = wait === 0 ? waiting.shift() : undefined) {
      const fetched = yield* fetchForZip(session, next);
      if ("wait" in fetched) {
        waiting.unshift(next);
        wait = Math.max(wait, fetched.wait);
        return;
      }
      if ("bytes" in fetched) gathered.push({ name: next.name, bytes: fetched.bytes });
      else {
        // A missing file does not stop the others.
        if (fetched.file.state === "link") links += 1;
        yield* put(bundleFileTold({ pdfId: next.pdfId, file: fetched.file }));
      }
      done += 1;
      yield* put(zipTold({ done }));
    }
  };
  yield* all(Array.from({ length: AT_ONCE }, () => call(gather)));
  // As long as waiting helps.
  for (let before = -1; wait > 0 && wait <= LONGEST_WAIT_S && done > before; yield* gather()) {
    before = done;
    yield* delay(wait * 1000);
    wait = 0;
  }
  const isBusy = waiting.length > 0;
  if (gathered.length === 0) {
    yield* put(zipTold({ state: links === total ? "elsewhere" : "failed", isBusy }));
    return;
  }
  // Several products may have the same title: a name that is taken gets another number.
  const taken = new Set<string>();
  const files = gathered.map(({ name: wanted, bytes }) => {
    let name = wanted;
    for (let times = 2; taken.has(name); times += 1) name = wanted.replace(/\.pdf$/, `-${times}.pdf`);
    taken.add(name);
    return { name, bytes };
  });
  const zipped = yield* call(services.zip, files);
  services.saveFile(name, "application/zip", zipped);
  yield* put(zipTold({ state: "saved", missing: total - gathered.length, isBusy }));
}
