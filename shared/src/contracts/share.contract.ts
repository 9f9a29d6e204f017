import * as z from 'zod/mini';
import { defineContract } from './define-contract';
import { momentSchema } from './moment';

const byId = z.object({ id: z.uuid() });

/** A link by which anybody looks at a project's application. Its address is told once, when it is made. */
export const shareLinkSchema = z.object({
  id: z.uuid(),
  /** The version that it shows; null for whichever is the newest. */
  version: z.nullable(z.object({ id: z.uuid(), number: z.int() })),
  /** Null: it has no end. */
  expiresAt: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
  /** When somebody opened it last, and how often; null while nobody has. */
  openedAt: z.nullable(z.iso.datetime()),
  opens: z.int(),
});
export type ShareLink = z.infer<typeof shareLinkSchema>;

/** Those that open something, the newest first. */
export const listShareLinks = defineContract({
  method: 'GET',
  path: '/project/:id/share',
  access: 'user',
  request: { params: byId },
  response: z.object({ items: z.array(shareLinkSchema) }),
});

export const createShareLink = defineContract({
  method: 'POST',
  path: '/project/:id/share',
  access: 'user',
  status: 201,
  request: {
    params: byId,
    body: z.object({
      /** Shows this version from now on; without it whichever is the newest. */
      versionId: z.optional(z.uuid('Not the id of a version')),
      /** In the future; without it the link has no end. */
      expiresAt: z.optional(momentSchema),
    }),
  },
  response: z.object({ id: z.uuid(), url: z.string() }),
});

/** Ends a link at once, also for those who have it open: the address on which they see the application goes as well. */
export const revokeShareLink = defineContract({
  method: 'DELETE',
  path: '/project/:id/share/:sid',
  access: 'user',
  status: 204,
  request: { params: z.object({ id: z.uuid(), sid: z.uuid() }) },
  response: z.undefined(),
});

/**
 * What somebody sees who has a link. The token comes in the body, so that no log has it. Whatever opens nothing is answered
 * alike: revoked, over, never made, or of a project that was deleted or archived.
 */
export const openShareLink = defineContract({
  method: 'POST',
  path: '/share/open',
  access: 'any',
  request: {
    body: z.object({
      token: z.string('The link is incomplete').check(z.maxLength(200, 'The link is too long')),
      /** The same visit goes on: it is not counted once more. */
      again: z.optional(z.boolean()),
    }),
  },
  response: z.object({
    /** Under which the visitor's browser keeps what is entered. */
    id: z.uuid(),
    title: z.string(),
    /** On which the application runs, for some hours. */
    url: z.string(),
    /** When the link ends; null where it has no end. */
    expiresAt: z.nullable(z.iso.datetime()),
  }),
});
