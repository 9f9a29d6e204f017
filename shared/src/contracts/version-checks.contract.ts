import * as z from 'zod/mini';
import { defineContract } from './define-contract';

/** The most promises of one version whose checks are kept. */
const MAX_CHECKS = 1000;

export const checkOutcomeSchema = z.object({
  /** `untried`: nothing was found that would show it, or the application did not answer. */
  state: z.enum(['passed', 'failed', 'untried']),
  /** Why, where it did not pass. */
  message: z.optional(z.string().check(z.maxLength(300, 'At most 300 characters'))),
});
export type CheckOutcome = z.infer<typeof checkOutcomeSchema>;

export const checkResultSchema = z.extend(checkOutcomeSchema, {
  id: z.string().check(z.minLength(1), z.maxLength(100, 'At most 100 characters')),
});
export type CheckResult = z.infer<typeof checkResultSchema>;

const namedCheckSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** Why it did not pass. */
  message: z.optional(z.string()),
});
export type NamedCheck = z.infer<typeof namedCheckSchema>;

const failedCheckSchema = z.extend(namedCheckSchema, {
  /** It passed in the version before, and the model says of no change that would explain it. */
  isNew: z.boolean(),
});

/** What was found out about a version in its owner's browser. */
export const versionChecksSchema = z.object({
  passed: z.int(),
  failed: z.array(failedCheckSchema),
  untried: z.array(namedCheckSchema),
});
export type VersionChecks = z.infer<typeof versionChecksSchema>;

const byId = z.object({ id: z.uuid() });

/** `isDue`: of some promise of this version nothing is known so far, neither from the server nor from a browser. */
export const readVersionChecks = defineContract({
  method: 'GET',
  path: '/versions/:id/checks',
  access: 'user',
  request: { params: byId },
  response: z.object({ isDue: z.boolean(), checks: z.nullable(versionChecksSchema) }),
});

/** Keeps what the checks of a version came to in the browser; the last report counts. */
export const reportVersionChecks = defineContract({
  method: 'POST',
  path: '/versions/:id/checks',
  access: 'user',
  request: {
    params: byId,
    body: z.object({ results: z.array(checkResultSchema).check(z.minLength(1), z.maxLength(MAX_CHECKS)) }),
  },
  response: versionChecksSchema,
});
