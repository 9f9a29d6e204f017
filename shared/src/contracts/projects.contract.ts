import * as z from 'zod/mini';
import { defineContract } from './define-contract';
import { designOperationsSchema } from './model-design';
import { VISIBLE } from './patterns';
import { dataPlaceSchema } from './project.contract';
import { listedProjectSchema } from './project-list.contract';
import { templateIdSchema } from './template.contract';
import { attachmentIdsSchema } from './upload.contract';

const HUE_MESSAGE = 'There is no such colour';

const byId = z.object({ id: z.uuid() });

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
      /** The tables that it begins with, and nothing else; 422 where they cannot be made (decision 0030). */
      design: z.optional(designOperationsSchema),
      /** As a copy's original, and `NEW_DATA_PLACE` otherwise, when left out. */
      dataPlace: z.optional(dataPlaceSchema),
    }),
  },
  response: z.object({ project: listedProjectSchema, runId: z.optional(z.uuid()) }),
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
      /** Null gives it its own again. */
      iconHue: z.optional(
        z.nullable(z.int(HUE_MESSAGE).check(z.minimum(1, HUE_MESSAGE), z.maximum(6, HUE_MESSAGE))),
      ),
      /** Takes effect with the next deployment. Records stay where they are. */
      dataPlace: z.optional(dataPlaceSchema),
      /** Archiving keeps everything, also a live site, and changes no version. */
      archived: z.optional(z.boolean()),
    }),
  },
  response: listedProjectSchema,
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
  response: listedProjectSchema,
});
