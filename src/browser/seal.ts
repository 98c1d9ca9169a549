import { type Sealed } from "~/domain/keptGift";

/** What OWASP recommends for PBKDF2 with SHA-256: it costs a phone, and a thief per guess, a third of a second. */
const ROUNDS = 600_000;

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));

async function keyOf(pin: string, salt: Uint8Array<ArrayBuffer>, rounds: number): Promise<CryptoKey> {
  const bytes = new TextEncoder().encode(pin.normalize("NFKC"));
  const material = await crypto.subtle.importKey("raw", bytes, "PBKDF2", false, ["deriveKey"]);
  return crypto.subtle.deriveKey(
    { name: "PBKDF2", hash: "SHA-256", salt, iterations: rounds },
    material,
    { name: "AES-GCM", length: 256 },
    false,
    ["encrypt", "decrypt"],
  );
}

/** Encrypts a text with a PIN. It can only be decrypted with the same `name`. */
export async function seal(text: string, pin: string, name: string): Promise<Sealed> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const encoder = new TextEncoder();
  const sealed = await crypto.subtle.encrypt(
    { name: "AES-GCM", iv, additionalData: encoder.encode(name) },
    await keyOf(pin, salt, ROUNDS),
    encoder.encode(text),
  );
  return { salt: toBase64(salt), iv: toBase64(iv), text: toBase64(new Uint8Array(sealed)), rounds: ROUNDS };
}

/** Decrypts it again; null if the PIN is wrong, or the data was tampered with. */
export async function unseal({ salt, iv, text, rounds }: Sealed, pin: string, name: string): Promise<string | null> {
  try {
    const key = await keyOf(pin, fromBase64(salt), rounds);
    const opened = await crypto.subtle.decrypt(
      { name: "AES-GCM", iv: fromBase64(iv), additionalData: new TextEncoder().encode(name) },
      key,
      fromBase64(text),
    );
    return new TextDecoder().decode(opened);
  } catch {
    return null;
  }
}
