// Relative, as the build reads this file too.
import { onApiHost } from "../domain/url";
import { type Operation } from "./operation";

/** Where the two services are, from the environment of the build. */
export interface Endpoints {
  commerce: string;
  cms: string;
  /** Whether the content service takes several queries in one array. */
  batchCms: boolean;
  /** The other origin to which cookies go; empty: to none. */
  apiHost: string;
}

interface Hosts {
  apiHost: string;
  commercePath: string;
  cmsHost: string;
  cmsPath: string;
  cmsBatching: boolean;
}

/**
 * The addresses of both services: on the API host when one is set, with cookies across origins; same-origin credentials
 * otherwise (spec §7).
 */
export function endpointsOf({ apiHost, commercePath, cmsHost, cmsPath, cmsBatching }: Hosts): Endpoints {
  return {
    commerce: onApiHost(commercePath, apiHost),
    cms: cmsHost ? cmsHost + cmsPath : onApiHost(cmsPath, apiHost),
    batchCms: cmsBatching,
    apiHost,
  };
}

/** Cookies go to the API host and to the shop's own origin, and to nobody else. */
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

/** Called once at start, before the first call. */
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
