import type { RouteHandler } from "../parts";
import { templatePicture } from "./greetingTemplates";
import type { CommerceState } from "./state";

/** The pictures of greetings: /api/greeting/template/{id}.svg and /api/greeting/picture/{id}. */
export function greetingPictures(state: CommerceState): RouteHandler {
  return (_request, url) => {
    const [, , , kind, name = ""] = url.pathname.split("/");
    const headers = { "X-Content-Type-Options": "nosniff", "Content-Security-Policy": "default-src 'none'" };
    if (kind === "template") {
      const svg = templatePicture(name.replace(/\.svg$/, ""));
      return svg === null ? null : new Response(svg, { headers: { ...headers, "Content-Type": "image/svg+xml" } });
    }
    const image =
      kind === "picture"
        ? [...state.greetings.values()].find((greeting) => greeting.image && greeting.imageId === name)?.image
        : null;
    return image
      ? new Response(new Uint8Array(image.bytes), { headers: { ...headers, "Content-Type": image.type } })
      : null;
  };
}
