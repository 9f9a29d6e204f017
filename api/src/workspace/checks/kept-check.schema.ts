import { checkResultSchema, editedFilesSchema } from '@tessera/shared/contracts';
import * as z from 'zod/mini';

/** What a check of a version came to, with what was known of it when a browser reported it. */
export const keptCheckSchema = z.extend(checkResultSchema, {
  title: z.optional(z.string()),
  /** It passed in the version before, and the model says of no change that would explain it. */
  isNew: z.optional(z.boolean()),
  /** The hand edit since which it fails. */
  since: z.optional(editedFilesSchema),
});
export type KeptCheck = Readonly<z.infer<typeof keptCheckSchema>>;
