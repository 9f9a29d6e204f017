import * as z from 'zod/mini';
import { defineContract } from './define-contract';
import { coverageSchema, planStepSchema } from './run.contract';
import { versionChecksSchema } from './version-checks.contract';

const byId = z.object({ id: z.uuid() });

/** An application that a visitor tries without an account. It belongs to the browser that asked for it, for a day. */
export const draftSchema = z.object({
  id: z.uuid(),
  prompt: z.string(),
  status: z.enum(['making', 'ready', 'failed']),
  /** As of a run: 'Understanding' and so on. */
  steps: z.array(planStepSchema),
  /** What was made; null until it is ready. */
  application: z.nullable(
    z.object({
      title: z.string(),
      checks: z.nullable(versionChecksSchema),
      coverage: z.array(coverageSchema),
    }),
  ),
  /** Why it could not be made. */
  error: z.nullable(z.string()),
  endsAt: z.iso.datetime(),
});
export type Draft = z.infer<typeof draftSchema>;

/** Takes the place of the browser's earlier draft. The browser gets a cookie that makes the new one its own. */
export const createDraft = defineContract({
  method: 'POST',
  path: '/drafts',
  access: 'any',
  status: 201,
  request: {
    body: z.object({
      prompt: z
        .string('Say what you need')
        .check(
          z.trim(),
          z.minLength(2, 'Say a little more about what you need'),
          z.maxLength(8000, 'The prompt must be at most 8,000 characters'),
        ),
    }),
  },
  response: draftSchema,
});

/** The browser's own draft; null when it has none, or when it was kept. */
export const readOwnDraft = defineContract({
  method: 'GET',
  path: '/drafts/mine',
  access: 'any',
  request: {},
  response: z.object({
    /** Whether anything can be tried here without an account: the operator may have switched it off. */
    isOffered: z.boolean(),
    draft: z.nullable(draftSchema),
  }),
});

/** An address on which the browser's own draft runs. */
export const readDraftPreview = defineContract({
  method: 'GET',
  path: '/drafts/mine/preview',
  access: 'any',
  request: {},
  response: z.object({ url: z.string() }),
});

/** Makes the draft a project of the caller's, with the application as its first version. Again, it answers the same project. */
export const keepDraft = defineContract({
  method: 'POST',
  path: '/drafts/:id/keep',
  access: 'user',
  request: { params: byId },
  response: z.object({ projectId: z.uuid() }),
});
