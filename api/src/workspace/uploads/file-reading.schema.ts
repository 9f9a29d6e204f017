import * as z from 'zod/mini';

/** A file as it goes to the builder's process. */
export interface FileToRead {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** Rows of a file, with the names of their columns. Every row has as many cells as there are columns. */
export const fileTableSchema = z.object({
  /** What the rows are called: the file's name, or the name of the list in it. */
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string())),
  /** Rows of the file, of which `rows` are the first. */
  total: z.int(),
});
export type FileTable = z.infer<typeof fileTableSchema>;

/** What was read of a file when it was sent. */
export const fileReadingSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('tables'), tables: z.array(fileTableSchema) }),
  z.object({
    kind: z.literal('text'),
    text: z.string(),
    /** The file has more than that. */
    isCut: z.boolean(),
  }),
  z.object({
    kind: z.literal('picture'),
    /** The picture itself, as a data address; absent where it is larger than an application can hold. */
    address: z.optional(z.string()),
  }),
  z.object({ kind: z.literal('archive') }),
]);
export type FileReading = z.infer<typeof fileReadingSchema>;

export type ReadFile =
  | { readonly ok: true; readonly reading: FileReading }
  /** Why it is refused. */
  | { readonly ok: false; readonly message: string };
