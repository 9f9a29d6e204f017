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
  /** The application does not start, for the reason that the message gives: nothing of it could be kept. */
  isBroken: z.optional(z.boolean()),
});
export type CheckResult = z.infer<typeof checkResultSchema>;

/** What somebody changed by hand: one of the files, and how many others. */
export const editedFilesSchema = z.object({ path: z.string(), others: z.int() });
export type EditedFiles = z.infer<typeof editedFilesSchema>;

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
  /** The hand edit since which it fails, where that is known. */
  since: z.optional(editedFilesSchema),
});
export type FailedCheck = z.infer<typeof failedCheckSchema>;

/**
 * What is known of the promises of a version, each counted once: from the server that performed what it wrote itself, and from
 * its owner's browser, which makes up for the rest. The model's own checks and the compiler's are not among them.
 */
export const versionChecksSchema = z.object({
  passed: z.int(),
  failed: z.array(failedCheckSchema),
  untried: z.array(namedCheckSchema),
  /** Promises that nobody has tried yet. */
  waiting: z.int(),
  /** Why the application does not start; everything counts as failed then. */
  broken: z.optional(z.string()),
});
export type VersionChecks = z.infer<typeof versionChecksSchema>;

/** One promise of a version, with what came of it by now. */
export const listedCheckSchema = z.extend(namedCheckSchema, {
  /** `waiting`: nobody has tried it yet. */
  state: z.enum([...checkOutcomeSchema.shape.state.options, 'waiting']),
  isNew: z.optional(z.boolean()),
});
export type ListedCheck = z.infer<typeof listedCheckSchema>;

const byId = z.object({ id: z.uuid() });

/** `due`: the promises that nobody tried and no browser gave up, by their ids, for a browser to try by itself. */
export const readVersionChecks = defineContract({
  method: 'GET',
  path: '/versions/:id/checks',
  access: 'user',
  request: { params: byId },
  response: z.object({
    due: z.array(z.string()),
    checks: versionChecksSchema,
    /** All of them, in the order in which they are tried. */
    list: z.array(listedCheckSchema),
    /** When somebody last tried some of them; null when nobody did. */
    triedAt: z.nullable(z.iso.datetime()),
  }),
});

/** Keeps what checks of a version came to in the browser, beside what was reported before; the last report of each counts. */
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
