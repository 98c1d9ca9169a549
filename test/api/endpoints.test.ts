import { describe, expect, test } from "vitest";
import { credentialsFor, endpointsOf } from "~/api/endpoints";

const API = "https://api.example.com";
const CMS = "https://cms.example.com";
const given = { commercePath: "/graphql/commerce", cmsPath: "/graphql/cms", cmsBatching: true };

describe("where the services are, and who gets cookies", () => {
  test.each([
    ["both at home", "", "", ["/graphql/commerce", "same-origin"], ["/graphql/cms", "same-origin"]],
    ["both at the API", API, "", [`${API}/graphql/commerce`, "include"], [`${API}/graphql/cms`, "include"]],
    ["content elsewhere", "", CMS, ["/graphql/commerce", "same-origin"], [`${CMS}/graphql/cms`, "same-origin"]],
    ["each elsewhere", API, CMS, [`${API}/graphql/commerce`, "include"], [`${CMS}/graphql/cms`, "same-origin"]],
    ["both on one host", API, API, [`${API}/graphql/commerce`, "include"], [`${API}/graphql/cms`, "include"]],
  ])("%s", (_what, apiHost, cmsHost, ...expected) => {
    const { commerce, cms } = endpointsOf({ ...given, apiHost, cmsHost });
    expect([commerce, cms].map((address) => [address, credentialsFor(address, apiHost)])).toEqual(expected);
  });

  test.each(["/content", "/apiary"])("%s is not the services' and stays at home", (cmsPath) =>
    expect(endpointsOf({ ...given, apiHost: API, cmsHost: "", cmsPath }).cms).toBe(cmsPath),
  );

  test.each([`${API}.evil.example/graphql`, `https://evil.example/?${API}/graphql`])(
    "a host whose name or address only holds it gets none: %s",
    (address) => expect(credentialsFor(address, API)).toBe("same-origin"),
  );
});
