import { type HeaderRule, headersFor, pathPattern } from "./headers";

const variableOf = (name: string) => `$shop_${name.toLowerCase().replaceAll("-", "_")}`;
const quoted = (text: string) => `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;

/** Addresses with a token, code or PIN, which must not be logged. */
const SECRET_PATHS = "~*^(?<shown>[^?%]*?/(?:verify-owner|redeem|greeting|giftcard(?:-redeem)?|portal|order)/).+$";
/** Any other address, logged up to its query or its first escape. */
const PLAIN_PATH = "~*^(?<asked>[^?%]*)";

/**
 * A sample configuration for nginx, for the shop's own origin, that sends exactly the headers of a _headers file.
 * Headers that differ by path come from maps over the requested address, since the page that is served is always
 * index.html.
 */
export function nginxSample(rules: readonly HeaderRule[], publicOrigin = ""): string {
  const host = publicOrigin ? new URL(publicOrigin).hostname : "www.example.com";
  const names = [...new Set(rules.flatMap(({ headers }) => headers.map(([name]) => name)))];
  const general = rules.find(({ path }) => path === "/*");
  const special = (name: string) =>
    rules.filter((rule) => rule !== general && rule.headers.some(([other]) => other === name));
  const differing = names.filter((name) => special(name).length > 0);
  const maps = differing.map((name) => {
    const lines = special(name)
      // In nginx the first match wins, so the specific patterns, which are last in the file, must come first.
      .reverse()
      .map(({ path }) => {
        const pattern = pathPattern(path).replace(/\$$/, path.endsWith("*") ? "" : "(?:\\?.*)?$");
        return `  ${quoted(`~*${pattern.replace(/\.\*$/, "")}`)} ${quoted(sentWith(rules, path, name))};`;
      });
    return `map $request_uri ${variableOf(name)} {\n  default ${quoted(defaultOf(rules, name))};\n${lines.join("\n")}\n}\n`;
  });
  const headers = names.map((name) => {
    const value = differing.includes(name) ? variableOf(name) : quoted(defaultOf(rules, name));
    return `    add_header ${name} ${value} always;`;
  });
  const allButCaching = headers.filter((line) => !line.includes("add_header Cache-Control ")).join("\n");
  return `# Written by the build from public/_headers: a sample for nginx, to be included inside http { }.
# Change the certificates and root, and server_name if VITE_PUBLIC_ORIGIN was not set.
#
# It belongs to this build: under the policy of another one nothing of the page runs. So give each release a folder of
# its own, with the assets of the two before it, and name it in root: a reload changes page and policy at once.

${maps.join("\n")}
# Tokens, codes and pins stand in addresses; the log leaves them out, and what an escape could hide. It has the address
# as it was asked: for all pages $uri is the one file that stands for them.
map $request_uri $shop_logged_uri {
  default "";
  ${quoted(SECRET_PATHS)} "$shown...";
  ${quoted(PLAIN_PATH)} "$asked";
}
log_format shop '$remote_addr [$time_local] "$request_method $shop_logged_uri" $status $body_bytes_sent $request_time';

# Who types the name alone asks here first. Without this, nginx answers with whatever its own pages are, and logs tokens.
server {
  listen 80;
  server_name ${host};
  server_tokens off;
  access_log /var/log/nginx/shop.log shop;
  return 301 https://$server_name$request_uri;
}

server {
  # From nginx 1.25.1 on, which warns of this: listen 443 ssl; and http2 on;
  listen 443 ssl http2;
  server_name ${host};
  ssl_certificate /etc/ssl/shop.pem;
  ssl_certificate_key /etc/ssl/shop.key;
  ssl_protocols TLSv1.2 TLSv1.3;
  server_tokens off;
  access_log /var/log/nginx/shop.log shop;

  # Under another name, such as the one without www., people would leave their basket behind when they pay, and services
  # that answer to the shop's own name alone would refuse them.
  if ($host != $server_name) {
    return 301 https://$server_name$request_uri;
  }

  root /var/www/shop;
  charset utf-8;
  gzip_static on;
  # Else a cache in between would hand a compressed file to who cannot read it.
  gzip_vary on;
  # With the brotli module: brotli_static on;

  # Where no VITE_API_HOST is set, the services are asked here. A greeting's film may have 100 MB, and addresses of files
  # hold tokens: who asks for them stands in the log of the services. In HTTP/1.0, which nginx speaks to services unless
  # told otherwise, many do not compress their answers. They compare Origin to the shop's name, and sign people in there.
  # location ~ ^/(?:graphql|api)(?:/|$) {
  #   proxy_pass https://services.example.com;
  #   proxy_http_version 1.1;
  #   proxy_ssl_server_name on;
  #   proxy_set_header X-Forwarded-For $remote_addr;
  #   proxy_set_header X-Forwarded-Host $server_name;
  #   proxy_set_header X-Forwarded-Proto https;
  #   client_max_body_size 100m;
  #   access_log off;
  #   error_log /dev/null crit;
  # }

  # What is missing or not to be served is remembered by nobody: a release may bring it.
  error_page 404 /404.txt;
  location = /404.txt {
    internal;
    add_header Cache-Control "no-store" always;
${allButCaching}
  }

  # What renews certificates, security.txt and links of apps lie here, the only dot files that are meant for others.
  location ^~ /.well-known/ {
    try_files $uri =404;
${headers.join("\n")}
  }

  location ~ (^|/)\\.|\\.map$|^/_(headers|redirects)$|^/nginx\\.conf$ {
    return 404;
  }

  # In any case, as the headers are, or the page would be kept for a year under an address that no file has.
  location ~* ^/assets/ {
    try_files $uri =404;
    add_header Cache-Control $shop_cache_control;
${allButCaching}
  }

  # A file beside the page that is not there, such as favicon.ico or a mistyped logo, is none; the page is no picture.
  location ~ ^/[^/]+\\.[a-z0-9]+$ {
    try_files $uri =404;
${headers.join("\n")}
  }

  # While a release is copied the page may be missing for a moment: without =503, nginx writes whole addresses, with
  # their tokens, into its error log.
  location / {
    try_files $uri /index.html =503;
${headers.join("\n")}
  }
}
`;
}

/** The joined value of a header for a path of this rule. */
function sentWith(rules: readonly HeaderRule[], path: string, name: string): string {
  const sample = path.replace(/:[a-z]+/gi, "-").replace(/\*$/, "-");
  return headersFor(rules, sample).get(name) ?? "";
}

/** The value of a header for a path without a specific rule; pages that are not listed are not cached. */
function defaultOf(rules: readonly HeaderRule[], name: string): string {
  const general = rules.find(({ path }) => path === "/*")?.headers.find(([other]) => other === name)?.[1];
  return general ?? (name === "Cache-Control" ? "no-cache" : "");
}
