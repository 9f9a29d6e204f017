import * as z from 'zod/mini';
import { defineContract } from './define-contract';
import { VISIBLE } from './patterns';
import { templateIdSchema, templatePreviewSchema } from './template.contract';
import { attachmentIdsSchema } from './upload.contract';

const byId = z.object({ id: z.uuid() });

/** How the newest version of a project stands. */
export const projectStatusSchema = z.enum(['draft', 'building', 'ready', 'live', 'attention']);

/**
 * What a card draws of a project: its newest version in small, from the application model and its sample records. More
 * than a template's picture where an application has more to show.
 */
export const projectThumbnailSchema = z.extend(templatePreviewSchema, {
  /** How the application opens. */
  view: z.enum(['table', 'list', 'cards', 'board', 'gallery', 'calendar']),
  /** The application's own title. */
  title: z.string(),
  /** The names of its first pages. */
  pages: z.array(z.string()),
  /** The columns of a board, each with the places of its cards among `rows`. */
  lanes: z.optional(z.array(z.object({ name: z.string(), rows: z.array(z.int()) }))),
  /** The day of the month of each of the `rows`, for a calendar. */
  days: z.optional(z.array(z.int())),
});
export type ProjectThumbnail = z.infer<typeof projectThumbnailSchema>;

/** Carries both names of the specification's mapping (PRJ-01): `id` or `pk`, `projectName` or `name`. */
export const projectSchema = z.object({
  id: z.uuid(),
  pk: z.uuid(),
  name: z.string(),
  projectName: z.string(),
  description: z.string(),
  status: projectStatusSchema,
  headVersion: z.nullable(z.object({ id: z.uuid(), number: z.int() })),
  /** Its own assistant, 'Builder'. */
  agentId: z.uuid(),
  deployment: z.nullable(z.object({ id: z.uuid(), url: z.string(), status: z.string() })),
  /** How many checks of the newest version passed and failed when somebody tried them; null while nobody has. */
  checks: z.nullable(z.object({ passed: z.int(), failed: z.int() })),
  /** In one project and in part of a list; null without a version. */
  thumbnail: z.optional(z.nullable(projectThumbnailSchema)),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Put away: in no list but that of the archived ones. */
  archivedAt: z.nullable(z.iso.datetime()),
  /** Only on the last of a part of a list that goes on: what asks for the part behind it. */
  nextCursor: z.optional(z.string()),
});
export type Project = z.infer<typeof projectSchema>;

export const projectNameSchema = z
  .string('Project name is required')
  .check(
    z.trim(),
    z.minLength(1, { message: 'Project name is required', abort: true }),
    z.regex(VISIBLE, { message: 'Project name is required', abort: true }),
    z.maxLength(60, 'Project name must be at most 60 characters'),
  );

export const promptSchema = z
  .string('Prompt is required')
  .check(
    z.trim(),
    z.minLength(2, 'Describe the application in more than one character'),
    z.maxLength(8000, 'The description must be at most 8,000 characters'),
  );

export const createProject = defineContract({
  method: 'POST',
  path: '/project',
  access: 'user',
  status: 201,
  idempotent: true,
  request: {
    body: z.object({
      /** May be left out of a copy, which is called after its original. */
      projectName: z.optional(projectNameSchema),
      /** Copies the newest version of this project, with its model and checks; not with a prompt or a template. */
      fromProjectId: z.optional(z.uuid('Not the id of a project')),
      /** Nobody chose the name: the project takes the title of its application once it has one. */
      isNameDerived: z.optional(z.boolean()),
      description: z.optional(z.string().check(z.maxLength(2000))),
      prompt: z.optional(promptSchema),
      /** Begins as this template's application; with a prompt it only counts as used. */
      templateId: z.optional(templateIdSchema),
      /** Without a prompt the application is of what is in these files. */
      attachmentIds: attachmentIdsSchema,
    }),
  },
  response: z.object({ project: projectSchema, runId: z.optional(z.uuid()) }),
});

/** What of a ZIP becomes the project, and what does not. */
export const importReportSchema = z.object({
  files: z.int(),
  /** Of all of them. */
  bytes: z.int(),
  skipped: z.array(z.object({ path: z.string(), why: z.string() })),
  /** Left out beside those that `skipped` names. */
  moreSkipped: z.int(),
  /** 'Tessera' for what comes back; null where nothing tells. */
  framework: z.nullable(z.string()),
  /** There is no application model: chat cannot change it. */
  isCodeOnly: z.boolean(),
  /** There is a file for the preview to start from. */
  hasEntry: z.boolean(),
});
export type ImportReport = z.infer<typeof importReportSchema>;

/**
 * Makes a project out of a ZIP that was sent with the purpose `import` (docs/documents/project-archive.md). `dryRun` says what
 * would become of it and makes nothing. 422 for a ZIP that cannot be a project, 415 for another kind of file.
 */
export const importProject = defineContract({
  method: 'POST',
  path: '/project/import',
  access: 'user',
  idempotent: true,
  request: {
    body: z.object({
      source: z.enum(['zip'], 'Only a ZIP can be imported'),
      uploadId: z.uuid('The file is missing'),
      projectName: projectNameSchema,
      description: z.optional(z.string().check(z.maxLength(2000))),
      dryRun: z.optional(z.boolean()),
    }),
  },
  /** The report of a dry run, else the project. */
  response: z.object({ report: z.optional(importReportSchema), project: z.optional(projectSchema) }),
});

/** Which projects a list has. All and the three below it leave the archived ones out. */
export const projectFilterSchema = z.enum(
  ['all', 'live', 'not-deployed', 'attention', 'archived'],
  'There is no such status',
);
export type ProjectFilter = z.infer<typeof projectFilterSchema>;

export const projectSortSchema = z.enum(['changed', 'name', 'created'], 'There is no such order');
export type ProjectSort = z.infer<typeof projectSortSchema>;

/** The most projects of one answer, and of one that draws them. */
export const MOST_PROJECTS = 1000;
export const MOST_DRAWN_PROJECTS = 100;

const LIMIT_MESSAGE = `A whole number from 1 to ${String(MOST_DRAWN_PROJECTS)}`;

/**
 * An array, as the specification's calls have it (PRJ-01). With `limit` it is a part of the list, with what a card draws;
 * the last project then says by `nextCursor` where it goes on, which is `cursor` of the next call, with the same order.
 * Without `limit` the first 1,000 come, without pictures.
 */
export const listProjects = defineContract({
  method: 'GET',
  path: '/project',
  access: 'user',
  request: {
    query: z.object({
      status: z.optional(projectFilterSchema),
      sort: z.optional(projectSortSchema),
      /** Part of a name or a description. */
      search: z.optional(z.string().check(z.maxLength(200))),
      limit: z.optional(
        z.coerce
          .number(LIMIT_MESSAGE)
          .check(
            z.int(LIMIT_MESSAGE),
            z.minimum(1, LIMIT_MESSAGE),
            z.maximum(MOST_DRAWN_PROJECTS, LIMIT_MESSAGE),
          ),
      ),
      cursor: z.optional(z.string().check(z.maxLength(1000))),
    }),
  },
  response: z.array(projectSchema),
});

export const listProjectsOfUser = defineContract({
  method: 'GET',
  path: '/project/user/:userId',
  access: 'user',
  request: { params: z.object({ userId: z.uuid() }) },
  response: z.array(projectSchema),
});

export const readProject = defineContract({
  method: 'GET',
  path: '/project/:id',
  access: 'user',
  request: { params: byId },
  response: projectSchema,
});

export const updateProject = defineContract({
  method: 'PUT',
  path: '/project/:id',
  access: 'user',
  request: {
    params: byId,
    body: z.object({
      projectName: z.optional(projectNameSchema),
      description: z.optional(z.string().check(z.maxLength(2000))),
      /** Archiving keeps everything, also a live site, and changes no version. */
      archived: z.optional(z.boolean()),
    }),
  },
  response: projectSchema,
});

/**
 * Deleting is undoable for 30 days by `restoreProject`. It makes room at once; all deleted projects of an account are kept
 * within as much room again, and the longest deleted go first when that is full.
 */
export const deleteProject = defineContract({
  method: 'DELETE',
  path: '/project/:id',
  access: 'user',
  status: 204,
  request: { params: byId },
  response: z.undefined(),
});

export const restoreProject = defineContract({
  method: 'POST',
  path: '/project/:id/restore',
  access: 'user',
  request: { params: byId },
  response: projectSchema,
});
