import * as z from 'zod/mini';
import { defineContract } from './define-contract';
import { PROJECT_PATH, VISIBLE } from './patterns';

const byId = z.object({ id: z.uuid() });

/** Where the files of a version came from; null or nothing where it was made here, by its author. */
export const versionOriginSchema = z.optional(z.nullable(z.enum(['pull', 'import'])));
export type VersionOrigin = z.infer<typeof versionOriginSchema>;

export const versionSchema = z.object({
  id: z.uuid(),
  projectId: z.uuid(),
  number: z.int(),
  note: z.string(),
  author: z.enum(['user', 'agent']),
  origin: versionOriginSchema,
  runId: z.nullable(z.uuid()),
  name: z.nullable(z.string()),
  pinned: z.boolean(),
  live: z.boolean(),
  /** The work that it shows: itself, or for a step of undo or redo the version that came back. */
  positionId: z.optional(z.uuid()),
  /** Where undo leads from here; null at the first. */
  beforeId: z.optional(z.nullable(z.uuid())),
  /** What its promises came to, as far as somebody tried them; only in lists. */
  checks: z.optional(z.object({ passed: z.int(), failed: z.int(), untried: z.int() })),
  at: z.iso.datetime(),
});
export type Version = z.infer<typeof versionSchema>;

export const fileEntrySchema = z.object({ path: z.string(), size: z.int(), hash: z.string() });

export const listVersions = defineContract({
  method: 'GET',
  path: '/project/:id/versions',
  access: 'user',
  request: { params: byId },
  response: z.object({
    items: z.array(versionSchema),
    nextCursor: z.nullable(z.string()),
    /** Older versions without a name that made way for newer ones: how many, and when the last of them did. */
    thinned: z.optional(z.object({ count: z.int(), at: z.iso.datetime() })),
  }),
});

export const projectPathSchema = z.string().check(z.regex(PROJECT_PATH, 'Not a path inside the project'));

const changesSchema = z
  .array(
    z.object({
      path: projectPathSchema,
      text: z.nullable(z.string().check(z.maxLength(1_000_000, 'A file may hold at most 1 MB of text'))),
    }),
  )
  .check(z.minLength(1), z.maxLength(200));

/** A hand edit: each change is a path with its new text, or null to remove it. */
export const createVersion = defineContract({
  method: 'POST',
  path: '/project/:id/versions',
  access: 'user',
  status: 201,
  request: {
    params: byId,
    body: z.object({
      baseVersionId: z.uuid(),
      changes: changesSchema,
      note: z.string().check(z.maxLength(200)),
    }),
  },
  response: versionSchema,
});

/** What keeps a version with these changes from being built, in the words of its preview; null where nothing does. Nothing is kept. */
export const tryBuild = defineContract({
  method: 'POST',
  path: '/versions/:id/build',
  access: 'user',
  request: { params: byId, body: z.object({ changes: changesSchema }) },
  response: z.object({
    problem: z.nullable(
      z.object({ path: z.nullable(z.string()), line: z.nullable(z.int()), message: z.string() }),
    ),
  }),
});

export const readVersion = defineContract({
  method: 'GET',
  path: '/versions/:id',
  access: 'user',
  request: { params: byId },
  response: versionSchema,
});

const versionNameSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { message: 'A name has at least one character', abort: true }),
    z.regex(VISIBLE, { message: 'A name has at least one character', abort: true }),
    z.maxLength(60, 'A name has at most 60 characters'),
  );

/** Names a version, or takes its name away (null); pins it. One with a name or a pin never makes way for newer ones. */
export const updateVersion = defineContract({
  method: 'PUT',
  path: '/versions/:id',
  access: 'user',
  request: {
    params: byId,
    body: z
      .object({ name: z.optional(z.nullable(versionNameSchema)), pinned: z.optional(z.boolean()) })
      .check(
        z.refine(({ name, pinned }) => name !== undefined || pinned !== undefined, {
          path: ['name'],
          message: 'Give a name or a pin',
        }),
      ),
  },
  response: versionSchema,
});

export const listVersionFiles = defineContract({
  method: 'GET',
  path: '/versions/:id/files',
  access: 'user',
  request: { params: byId },
  response: z.object({ items: z.array(fileEntrySchema) }),
});

export const readVersionFile = defineContract({
  method: 'GET',
  path: '/versions/:id/file',
  access: 'user',
  request: { params: byId, query: z.object({ path: z.string().check(z.minLength(1), z.maxLength(400)) }) },
  response: z.object({ path: z.string(), text: z.string() }),
});

/** All texts of a version at once, for an editor: the files of a project are 10 MB at most. */
export const readVersionTexts = defineContract({
  method: 'GET',
  path: '/versions/:id/texts',
  access: 'user',
  request: { params: byId },
  response: z.object({ items: z.array(z.object({ path: z.string(), text: z.string() })) }),
});

export const archiveFormatSchema = z.enum(['vite', 'html'], 'The format is vite or html');
export type ArchiveFormat = z.infer<typeof archiveFormatSchema>;

/**
 * A version to take home, answered as a file (docs/documents/project-archive.md): a ZIP of its files for Vite, or one HTML
 * file that works from a disk. 422 BUILD_FAILED names path and line where the code cannot be one file.
 */
export const readArchive = defineContract({
  method: 'GET',
  path: '/versions/:id/archive',
  access: 'user',
  request: { params: byId, query: z.object({ format: z._default(archiveFormatSchema, 'vite') }) },
  response: z.unknown(),
});

/** Makes an earlier version the newest again, as a version of its own. */
export const restoreVersion = defineContract({
  method: 'POST',
  path: '/versions/:id/restore',
  access: 'user',
  status: 201,
  request: { params: byId },
  response: versionSchema,
});

export const undoVersion = defineContract({
  method: 'POST',
  path: '/project/:id/undo',
  access: 'user',
  status: 201,
  request: { params: byId },
  response: versionSchema,
});

export const redoVersion = defineContract({
  method: 'POST',
  path: '/project/:id/redo',
  access: 'user',
  status: 201,
  request: { params: byId },
  response: versionSchema,
});

/** An address on the preview's own origin, valid until `expiresAt`. 422 BUILD_FAILED names path and line. */
export const readPreview = defineContract({
  method: 'GET',
  path: '/project/:id/preview',
  access: 'user',
  request: { params: byId, query: z.object({ versionId: z.optional(z.uuid()) }) },
  response: z.object({ url: z.string(), versionId: z.uuid(), expiresAt: z.iso.datetime() }),
});

/** Where code of the code editor runs: a page on the previews' own hosts, for everybody, which runs what the page that frames it tells it. */
export const readCodeRunner = defineContract({
  method: 'GET',
  path: '/code-runner',
  access: 'any',
  request: {},
  response: z.object({ url: z.string() }),
});
