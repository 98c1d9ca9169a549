interface ScriptPolicy {
  createScript(text: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

let policy: ScriptPolicy | undefined;

const ESCAPES: Record<string, string> = {
  "<": "\\u003c",
  ">": "\\u003e",
  "&": "\\u0026",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/** JSON that cannot end the script element around it: parsed and serialised again, with markup characters escaped. */
function safeJson(text: string): string {
  return JSON.stringify(JSON.parse(text)).replace(/[<>&\u2028\u2029]/g, (sign) => ESCAPES[sign] ?? sign);
}

/** Adds structured data for search engines to the head. Returns a function that removes it. */
export function addJsonLd(data: object): () => void {
  // A Trusted Types policy can be created only once per name.
  policy ??= (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy("jsonld", {
    createScript: safeJson,
  }) ?? { createScript: safeJson };
  const script = document.createElement("script");
  script.type = "application/ld+json";
  script.text = policy.createScript(JSON.stringify(data));
  document.head.append(script);
  return () => script.remove();
}
