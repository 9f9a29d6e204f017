import * as z from 'zod/mini';
import { defineContract } from './define-contract';

/** Another version of the same project; the one before unless given, and nothing before the first. */
const against = z.optional(z.uuid());

const comparedSchema = z.object({ id: z.uuid(), number: z.int() });

const fileStatusSchema = z.enum(['added', 'modified', 'removed']);
export type FileStatus = z.infer<typeof fileStatusSchema>;

export const changedFileSchema = z.object({
  name: z.string(),
  path: z.string(),
  type: z.literal('file'),
  status: fileStatusSchema,
  /** Lines that came and went; null where there was too much to be counted. */
  added: z.nullable(z.int()),
  removed: z.nullable(z.int()),
});
export type ChangedFile = z.infer<typeof changedFileSchema>;

export const versionDiffSchema = z.object({
  version: comparedSchema,
  /** What it is compared with; null is nothing at all. */
  against: z.nullable(comparedSchema),
  /** The files that differ, by their paths. */
  tree: z.array(changedFileSchema),
  /** How the application differs, in sentences such as 'field Priority added to Task'. */
  modelChanges: z.array(z.string()),
});
export type VersionDiff = z.infer<typeof versionDiffSchema>;

/** PRJ-03: what is different in a version. */
export const readVersionDiff = defineContract({
  method: 'GET',
  path: '/versions/:id/diff',
  access: 'user',
  request: { params: z.object({ id: z.uuid() }), query: z.object({ against }) },
  response: versionDiffSchema,
});

export const fileDiffSchema = z.object({
  /** Null where the file was not there. */
  oldText: z.nullable(z.string()),
  newText: z.nullable(z.string()),
  status: z.enum([...fileStatusSchema.options, 'unchanged']),
});
export type FileDiff = z.infer<typeof fileDiffSchema>;

/** A file as it was and as it is. */
export const readVersionFileDiff = defineContract({
  method: 'GET',
  path: '/versions/:id/diff/file',
  access: 'user',
  request: {
    params: z.object({ id: z.uuid() }),
    query: z.object({ path: z.string().check(z.minLength(1), z.maxLength(200)), against }),
  },
  response: fileDiffSchema,
});
