import * as z from 'zod/mini';
import { defineContract } from './define-contract';
import { VISIBLE } from './patterns';
import { attachmentIdsSchema } from './upload.contract';
import { templateIdSchema } from './template.contract';

const byId = z.object({ id: z.uuid() });

/** How the newest version of a project stands. */
export const projectStatusSchema = z.enum(['draft', 'building', 'ready', 'live', 'attention']);

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
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
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
      projectName: projectNameSchema,
      /** Nobody chose the name: the project takes the title of its application once it has one. */
      isNameDerived: z.optional(z.boolean()),
      description: z.optional(z.string().check(z.maxLength(2000))),
      prompt: z.optional(promptSchema),
      /** Begins with this template's words, unless there is a prompt. */
      templateId: z.optional(templateIdSchema),
      /** Without a prompt the application is of what is in these files. */
      attachmentIds: attachmentIdsSchema,
    }),
  },
  response: z.object({ project: projectSchema, runId: z.optional(z.uuid()) }),
});

export const listProjects = defineContract({
  method: 'GET',
  path: '/project',
  access: 'user',
  request: { query: z.object({ search: z.optional(z.string().check(z.maxLength(200))) }) },
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
