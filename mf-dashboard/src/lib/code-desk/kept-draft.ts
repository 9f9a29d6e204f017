import { del, get, set } from 'idb-keyval';
import * as z from 'zod/mini';

const draftSchema = z.object({
  baseVersionId: z.string(),
  baseNumber: z.int(),
  /** `base` is the text that the change was made to; null where there was, or is, no such file. */
  changes: z.array(
    z.object({ path: z.string(), base: z.nullable(z.string()), text: z.nullable(z.string()) }),
  ),
});
export type Draft = z.infer<typeof draftSchema>;

/** What was edited in a project and is no version yet, in this browser's database. */
export function keptDraft(projectId: string) {
  const key = `code-draft:${projectId}`;
  return {
    read: async (): Promise<Draft | undefined> => {
      const kept = z.safeParse(draftSchema, await get(key));
      return kept.success ? kept.data : undefined;
    },
    write: async (draft: Draft): Promise<void> => {
      await (draft.changes.length === 0 ? del(key) : set(key, draft));
    },
  };
}
