import { type RootState } from "../rootReducer";

/** The unfinished account form of the person who is signed in; null for none. */
export const selectAccountDraft = ({ accountDraft: { draft }, auth: { user } }: RootState) =>
  draft && draft.userId === user?.id ? draft : null;
