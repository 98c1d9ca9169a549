import { type RootState } from "../rootReducer";

/** The form of an account as the signed-in person left it; null for none. */
export const selectAccountDraft = ({ accountDraft: { draft }, auth: { user } }: RootState) =>
  draft && draft.userId === user?.id ? draft : null;
