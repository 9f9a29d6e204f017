import * as z from 'zod/mini';
import { defineContract } from './define-contract';
import { projectSchema } from './project.contract';
import { templatePreviewSchema } from './template-preview';

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

/** A project in lists, and as a change left it. */
export const listedProjectSchema = z.extend(projectSchema, {
  /** Null without a version; left out of lists that draw nothing. */
  thumbnail: z.optional(z.nullable(projectThumbnailSchema)),
  /** Only of a deleted one: until when it can be brought back at the latest. */
  restorableUntil: z.optional(z.iso.datetime()),
  /** Only on the last of a part of a list that goes on: what asks for the part behind it. */
  nextCursor: z.optional(z.string()),
});
export type Project = z.infer<typeof listedProjectSchema>;

/** Which projects a list has. All and the three below it leave the archived ones out; only the last has deleted ones. */
export const projectFilterSchema = z.enum(
  ['all', 'live', 'not-deployed', 'attention', 'archived', 'deleted'],
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
  response: z.array(listedProjectSchema),
});

export const listProjectsOfUser = defineContract({
  method: 'GET',
  path: '/project/user/:userId',
  access: 'user',
  request: { params: z.object({ userId: z.uuid() }) },
  response: z.array(listedProjectSchema),
});
