import { createHash, generateKeyPairSync, sign } from "node:crypto";

/** One value of DER: its tag, its length, its content. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const bits = (content: Buffer) => der(0x03, Buffer.from([0]), content);
const oid = (...bytes: number[]) => der(0x06, Buffer.from(bytes));
const utcTime = (date: Date) => der(0x17, Buffer.from(`${date.toISOString().replace(/\D/g, "").slice(2, 14)}Z`));

const ECDSA_WITH_SHA256 = sequence(oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02));
const COMMON_NAME = oid(0x55, 0x04, 0x03);
const OTHER_NAMES = oid(0x55, 0x1d, 0x11);
const A_DAY_MS = 86_400_000;

export interface Certificate {
  key: string;
  cert: string;
  /** The hash of the public key, in the form in which Chromium is given keys to trust. */
  fingerprint: string;
}

/** A self-signed certificate for `localhost`, valid for a day: browsers speak HTTP/2 over TLS only. */
export function selfSigned(now: number): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const spki = publicKey.export({ type: "spki", format: "der" });
  const name = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from("localhost")))));
  const otherNames = sequence(sequence(OTHER_NAMES, der(0x04, sequence(der(0x82, Buffer.from("localhost"))))));
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    ECDSA_WITH_SHA256,
    name,
    sequence(utcTime(new Date(now - A_DAY_MS)), utcTime(new Date(now + A_DAY_MS))),
    name,
    spki,
    der(0xa3, otherNames),
  );
  const certificate = sequence(content, ECDSA_WITH_SHA256, bits(sign("sha256", content, privateKey)));
  const lines = certificate.toString("base64").match(/.{1,64}/g) ?? [];
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join("\n")}\n-----END CERTIFICATE-----\n`,
    fingerprint: createHash("sha256").update(spki).digest("base64"),
  };
}
