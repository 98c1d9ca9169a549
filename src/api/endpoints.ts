// Relative imports, as the build runs this file too.
import { onApiHost } from "../domain/url";
import { type Operation } from "./operation";

/** Where the two services are, from the environment of the build. */
export interface Endpoints {
  commerce: string;
  cms: string;
  /** Whether the content service accepts several queries in one array. */
  batchCms: boolean;
  /** The other origin that gets cookies; "" for none. */
  apiHost: string;
}

interface Hosts {
  apiHost: string;
  commercePath: string;
  cmsHost: string;
  cmsPath: string;
  cmsBatching: boolean;
}

/** The addresses of both services: on the API host if one is set, else on the shop's own origin (spec §7). */
export function endpointsOf({ apiHost, commercePath, cmsHost, cmsPath, cmsBatching }: Hosts): Endpoints {
  return {
    commerce: onApiHost(commercePath, apiHost),
    cms: cmsHost ? cmsHost + cmsPath : onApiHost(cmsPath, apiHost),
    batchCms: cmsBatching,
    apiHost,
  };
}

/** Cookies are sent to the API host and to the shop's own origin only (spec §7). */
export function credentialsFor(address: string, apiHost = endpoints.apiHost): RequestCredentials {
  return apiHost && address.startsWith(`${apiHost}/`) ? "include" : "same-origin";
}

let endpoints: Endpoints = endpointsOf({
  apiHost: "",
  commercePath: "/graphql/commerce",
  cmsHost: "",
  cmsPath: "/graphql/cms",
  cmsBatching: true,
});

/** Must be called once at start, before the first call to a backend. */
export function setEndpoints(given: Endpoints): void {
  endpoints = given;
}

/** Where the services are, as `setEndpoints` said. */
export function currentEndpoints(): Endpoints {
  return endpoints;
}

/** The address that an operation is sent to. */
export function endpointOf({ service }: Pick<Operation<unknown, never>, "service">): string {
  return endpoints[service];
}
