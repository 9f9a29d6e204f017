import * as z from 'zod/mini';

/** One file of a tree: its path, and its text by content address. */
export const treeEntrySchema = z.object({ path: z.string(), hash: z.string(), size: z.number() });
export type TreeEntry = Readonly<z.infer<typeof treeEntrySchema>>;
