import { withoutDuplicates } from "~/domain/product";
import { ask, askData } from "../ask";
import { type BusinessAccountInput, type WholeBusinessAccountFragment } from "../generated/commerce/answers";
import { createBusinessAccount as createOperation } from "../generated/commerce/createBusinessAccount";
import { getBusinessAccounts } from "../generated/commerce/getBusinessAccounts";
import { updateBusinessAccount as updateOperation } from "../generated/commerce/updateBusinessAccount";

/** An account with the department it buys for (spec §3). */
export type BusinessAccount = WholeBusinessAccountFragment;
export type AccountInput = BusinessAccountInput;

/** The business accounts of the signed-in person, and whether some could not be read. Throws ApiFailure, as all do. */
export async function fetchBusinessAccounts(): Promise<{ accounts: BusinessAccount[]; incomplete: boolean }> {
  const { data, incomplete } = await ask(getBusinessAccounts, {});
  return { accounts: withoutDuplicates(data.getBusinessAccounts), incomplete };
}

/** Creates an account; it is pending review until it is approved. */
export async function createBusinessAccount(input: AccountInput): Promise<BusinessAccount> {
  return (await askData(createOperation, { input })).createBusinessAccount;
}

/** Changes an account of the signed-in person. */
export async function updateBusinessAccount(id: string, input: AccountInput): Promise<BusinessAccount> {
  return (await askData(updateOperation, { id, input })).updateBusinessAccount;
}
