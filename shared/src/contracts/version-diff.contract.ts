import * as z from 'zod/mini';
import { defineContract, type CallOutput } from './define-contract';
import { versionOriginSchema } from './version.contract';

/** Another version of the same project; the one before unless given, and nothing before the first. */
const against = z.optional(z.uuid());

const comparedSchema = z.object({ id: z.uuid(), number: z.int() });

/**
 * DIFF-01. `removed`: the builder wrote it and does so no longer. `deleted`: it was taken away by hand, or by a pull. `renamed`: the
 * same text, or much of it, was at `oldPath`.
 */
const fileStatusSchema = z.enum(['added', 'modified', 'removed', 'deleted', 'renamed']);
export type FileStatus = z.infer<typeof fileStatusSchema>;

export const changedFileSchema = z.object({
  name: z.string(),
  path: z.string(),
  type: z.literal('file'),
  status: fileStatusSchema,
  /** Of a renamed one: where it was. */
  oldPath: z.optional(z.string()),
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
  /**
   * Of one step that a run made: what its migration does to records, in the sentences of its receipt: what is converted, and what is
   * put away until an undo. Null where no run says it.
   */
  records: z.nullable(z.object({ converted: z.array(z.string()), archived: z.array(z.string()) })),
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

/** DIFF-06: what a run of an agent changed, or a version of its project; the newest run with a version unless told. */
export const readAgentDiff = defineContract({
  method: 'GET',
  path: '/agents/:id/diff',
  access: 'user',
  request: {
    params: z.object({ id: z.uuid() }),
    query: z.object({ run: z.optional(z.uuid()), version: z.optional(z.uuid()), against }),
  },
  response: z.object({
    project: z.object({ id: z.uuid(), name: z.string() }),
    /** Null where the run made no version, is another agent's, or the project has none yet: there is nothing to show. */
    change: z.nullable(
      z.extend(versionDiffSchema, {
        runId: z.nullable(z.uuid()),
        projectId: z.uuid(),
        baseVersionId: z.nullable(z.uuid()),
        versionId: z.uuid(),
      }),
    ),
    /** What else there is to choose, the newest first; of a version that no run made, `runId` is null. */
    versions: z.array(
      z.object({
        id: z.uuid(),
        number: z.int(),
        note: z.string(),
        author: z.enum(['user', 'agent']),
        origin: versionOriginSchema,
        runId: z.nullable(z.uuid()),
        at: z.iso.datetime(),
      }),
    ),
  }),
});
export type AgentDiff = CallOutput<typeof readAgentDiff>;

/** The differences as a file that `git apply` takes, with renames and removals; answered as text. */
export const readVersionPatch = defineContract({
  method: 'GET',
  path: '/versions/:id/patch',
  access: 'user',
  request: { params: z.object({ id: z.uuid() }), query: z.object({ against }) },
  response: z.unknown(),
});

export const fileDiffSchema = z.object({
  /** Null where the file was not there. */
  oldText: z.nullable(z.string()),
  newText: z.nullable(z.string()),
  status: z.enum([...fileStatusSchema.options, 'unchanged']),
  /** Of a renamed one: where the old text was. */
  oldPath: z.optional(z.string()),
});
export type FileDiff = z.infer<typeof fileDiffSchema>;

/** A file as it was and as it is. */
export const readVersionFileDiff = defineContract({
  method: 'GET',
  path: '/versions/:id/diff/file',
  access: 'user',
  request: {
    params: z.object({ id: z.uuid() }),
    query: z.object({ path: z.string().check(z.minLength(1), z.maxLength(400)), against }),
  },
  response: fileDiffSchema,
});
