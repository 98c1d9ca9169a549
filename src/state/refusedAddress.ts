import { hostOf } from "~/domain/url";
import { type Services } from "./services";

/** Reports that the shop refused to open a backend's address; only its host, as the rest may be secret. */
export function reportRefused({ report }: Services, address: string): void {
  report(new Error(`An address was refused: ${hostOf(address) ?? "it has no host"}`));
}
