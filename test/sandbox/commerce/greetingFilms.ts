import type { RouteHandler } from "../parts";
import type { Instant } from "./records";
import type { CommerceState } from "./state";

/** A film that was uploaded for a greeting. */
export interface FilmRecord {
  id: string;
  type: "video/mp4" | "video/webm";
  bytes: Buffer;
  /** Films are prepared for some seconds before they can be shown. */
  readyAt: Instant;
}

const MOST_BYTES = 100_000_000;
const PREPARING_MS = 3_000;

function typeOf(bytes: Buffer): FilmRecord["type"] | null {
  if (bytes.toString("latin1", 4, 8) === "ftyp") return "video/mp4";
  return bytes.subarray(0, 4).equals(Buffer.from([0x1a, 0x45, 0xdf, 0xa3])) ? "video/webm" : null;
}

async function uploaded(state: CommerceState, request: Request): Promise<Response> {
  const said = request.headers.get("content-type");
  if (Number(request.headers.get("content-length") ?? 0) > MOST_BYTES) return new Response(null, { status: 413 });
  const bytes = Buffer.from(await request.arrayBuffer());
  if (bytes.length > MOST_BYTES) return new Response(null, { status: 413 });
  const type = typeOf(bytes);
  if (!type || type !== said) return new Response(null, { status: 415 });
  const film: FilmRecord = { id: state.ids.next(), type, bytes, readyAt: state.clock.now() + PREPARING_MS };
  state.films.set(film.id, film);
  return Response.json({ videoId: film.id }, { status: 201 });
}

/** The whole film, or the part of it that a player asks for. */
function shown({ bytes, type }: FilmRecord, range: string | null): Response {
  const headers = { "Content-Type": type, "Accept-Ranges": "bytes", "X-Content-Type-Options": "nosniff" };
  const [, from = "", to = ""] = /^bytes=(\d+)-(\d*)$/.exec(range ?? "") ?? [];
  if (!from) return new Response(new Uint8Array(bytes), { headers });
  const start = Number(from);
  const end = Math.min(to === "" ? bytes.length - 1 : Number(to), bytes.length - 1);
  if (start > end) return new Response(null, { status: 416, headers: { "Content-Range": `bytes */${bytes.length}` } });
  return new Response(new Uint8Array(bytes.subarray(start, end + 1)), {
    status: 206,
    headers: { ...headers, "Content-Range": `bytes ${start}-${end}/${bytes.length}` },
  });
}

/** Films of greetings: POST /api/greeting/film takes one, GET /api/greeting/film/{id} shows it. */
export function greetingFilms(state: CommerceState): RouteHandler {
  return (request, url) => {
    const id = url.pathname.split("/")[4];
    if (!id) return request.method === "POST" ? uploaded(state, request) : new Response(null, { status: 405 });
    const film = state.films.get(id);
    return film && film.readyAt <= state.clock.now() ? shown(film, request.headers.get("range")) : null;
  };
}
