import { hostOf } from "~/domain/url";
import { type Services } from "./services";

/** Reports that the shop did not open an address of a backend: by its host alone, as the rest may be a secret. */
export function reportRefused({ report }: Services, address: string): void {
  report(new Error(`An address was refused: ${hostOf(address) ?? "it has no host"}`));
}
