import * as z from 'zod/mini';
import { defineContract } from './define-contract';
import { heldRecordsSchema, runQuestionSchema } from './run-question';
import { runConflictSchema, runDecisionSchema } from './run-conflict';
import { runModeSchema } from './run-mode';
import { runProblemSchema } from './run-problem';
import { namedSubjectSchema, pointedIdSchema, runSubjectSchema } from './run-subject';
import { attachmentIdsSchema, attachmentSchema } from './upload.contract';
import { checkOutcomeSchema, versionChecksSchema } from './version-checks.contract';

const byId = z.object({ id: z.uuid() });

export const runStatusSchema = z.enum(['queued', 'running', 'succeeded', 'no_effect', 'failed', 'stopped']);
export type RunStatus = z.infer<typeof runStatusSchema>;

export const coverageSchema = z.object({
  phrase: z.string(),
  /** `untried`: it is there, and its checks had no time yet. */
  state: z.enum(['built', 'untried', 'different', 'missing']),
  why: z.optional(z.string()),
  /** What carries the words in the model: ids of nodes, `title`, `application`. */
  nodes: z.optional(z.array(z.string())),
  /** The checks that perform what was asked for, by id. */
  behaviours: z.optional(z.array(z.string())),
});
export type Coverage = z.infer<typeof coverageSchema>;

/** Whether at least half of what was said is there: only then is an application called ready. True where nothing was counted. */
export function isMostlyMade(coverage: readonly Coverage[]): boolean {
  const made = coverage.filter(({ state }) => state === 'built' || state === 'untried');
  return made.length * 2 >= coverage.length;
}

const performedCheckSchema = z.object({ id: z.string(), state: checkOutcomeSchema.shape.state });

/** A guess that one message changes. */
const decisionSchema = z.object({
  /** The sentence among the assumptions that it stands for. */
  assumption: z.string(),
  /** What was guessed about, such as the name of a field, and what it is. */
  label: z.string(),
  value: z.string(),
  /** What the message is about: the id of a part of the model. */
  part: z.nullable(pointedIdSchema),
  /** What it may be instead, each with the message that makes it so. */
  options: z.array(z.object({ label: z.string(), message: z.string() })),
});
export type Decision = z.infer<typeof decisionSchema>;

/** What a run provably changed (docs/screens.md, section 1). */
export const receiptSchema = z.object({
  filesChanged: z.array(
    z.object({
      path: z.string(),
      change: z.enum(['added', 'modified', 'removed']),
      added: z.int(),
      removed: z.int(),
    }),
  ),
  /** Sentences such as 'field Priority added to Task'. */
  modelChanges: z.array(z.string()),
  /** What its promises came to when the run performed them; `checks` of its message says what is known now. */
  checks: z.object({
    passed: z.int(),
    failed: z.array(z.string()),
    /** Promises for which no trial was found. */
    untried: z._default(z.array(z.string()), []),
    /** Promises that there was no time to try yet. */
    waiting: z._default(z.array(z.string()), []),
    /** What each promise came to that was not left waiting. Empty in receipts that are older than this. */
    performed: z._default(z.array(performedCheckSchema), []),
    added: z.array(z.string()),
    removed: z.array(z.string()),
  }),
  data: z.object({ converted: z.array(z.string()), archived: z.array(z.string()) }),
  coverage: z.array(coverageSchema),
  /** Guesses that one message would change, such as 'Difficulty is a rating from 1 to 5'. */
  assumptions: z.array(z.string()),
  /** Those of them that one press changes. Empty in receipts that are older than this. */
  decisions: z._default(z.array(decisionSchema), []),
  credits: z.number(),
});
export type Receipt = z.infer<typeof receiptSchema>;

export const runSchema = z.object({
  id: z.uuid(),
  projectId: z.uuid(),
  agentId: z.uuid(),
  message: z.string(),
  mode: runModeSchema,
  /** What came with the message. */
  attachments: z._default(z.array(attachmentSchema), []),
  /** What the message is about, where somebody pointed at it. */
  about: z._default(z.nullable(namedSubjectSchema), null),
  status: runStatusSchema,
  /** The assistant's words. */
  answer: z.string(),
  /** What to say next: changes that fit the application, or the nearest to a message that was not understood. */
  suggestions: z.array(z.string()),
  receipt: z.nullable(receiptSchema),
  /**
   * Asked instead of a change that reaches records, or agreed to by a run that failed. Open until the next run of the
   * project.
   */
  question: z._default(z.nullable(runQuestionSchema), null),
  versionId: z.nullable(z.uuid()),
  error: z.nullable(z.string()),
  /** What somebody has to decide before the change can be made. */
  conflicts: z._default(z.array(runConflictSchema), []),
  at: z.iso.datetime(),
});
export type Run = z.infer<typeof runSchema>;

/** One step of what is being made. */
export const planStepSchema = z.object({
  id: z.string(),
  title: z.string(),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
});
export type PlanStep = z.infer<typeof planStepSchema>;

/** Server-sent events of a run; the `event:` line is `type`, `id:` counts from 1 without gaps. */
export const runEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('run'), status: runStatusSchema }),
  z.object({ type: z.literal('text'), delta: z.string() }),
  z.object({
    type: z.literal('plan'),
    steps: z.array(planStepSchema),
    /** What a first version will keep, once it is understood. */
    tables: z.optional(z.array(z.object({ name: z.string(), fields: z.array(z.string()) }))),
  }),
  z.object({
    type: z.literal('file'),
    path: z.string(),
    change: z.enum(['added', 'modified', 'removed']),
  }),
  /**
   * Where a first version runs already, while its checks are performed. The version keeps the address. `isAwaited`: it is
   * going to, and who asks for it now is answered as soon as it does.
   */
  z.object({ type: z.literal('preview'), url: z.url(), isAwaited: z.optional(z.boolean()) }),
  /** Sent by runs of before; the receipt says what checks came to. Events of theirs are stored and still have to parse. */
  z.object({
    type: z.literal('check'),
    id: z.string(),
    title: z.string(),
    state: z.enum(['passed', 'failed']),
  }),
  z.object({
    type: z.literal('receipt'),
    receipt: receiptSchema,
    /** Null in events that are older than this. */
    checks: z._default(z.nullable(versionChecksSchema), null),
  }),
  z.object({
    type: z.literal('end'),
    status: runStatusSchema,
    versionId: z.optional(z.uuid()),
    credits: z.number(),
    balance: z.number(),
    error: z.optional(z.string()),
    suggestions: z.optional(z.array(z.string())),
    question: z.optional(runQuestionSchema),
    conflicts: z.optional(z.array(runConflictSchema)),
  }),
]);
export type RunEvent = z.infer<typeof runEventSchema>;

export const createRun = defineContract({
  method: 'POST',
  path: '/runs',
  access: 'user',
  status: 201,
  idempotent: true,
  request: {
    body: z
      .object({
        projectId: z.uuid(),
        agentId: z.optional(z.uuid()),
        message: z
          .string('Message is required')
          .check(
            z.trim(),
            z.minLength(1, 'Message is required'),
            z.maxLength(8000, 'The message must be at most 8,000 characters'),
          ),
        mode: z._default(runModeSchema, 'build'),
        attachmentIds: attachmentIdsSchema,
        /** What was pointed at in the preview: what 'it' means. */
        about: z.optional(runSubjectSchema),
        /** Without it a change that may reach records is always asked about. */
        held: z.optional(heldRecordsSchema),
        /** An error of the preview that is to be fixed. */
        problem: z.optional(runProblemSchema),
        /** What is to stand where an earlier run of the message met edits by hand. */
        decision: z.optional(runDecisionSchema),
      })
      .check(
        z.refine(({ mode, problem }) => problem === undefined || mode === 'build', {
          path: ['problem'],
          error: 'An error is fixed by a message that builds',
        }),
        z.refine(
          ({ mode, problem, decision }) =>
            decision === undefined || (mode === 'build' && problem === undefined),
          { path: ['decision'], error: 'What was decided belongs to a message that builds' },
        ),
      ),
  },
  response: runSchema,
});

export const listRuns = defineContract({
  method: 'GET',
  path: '/runs',
  access: 'user',
  request: { query: z.object({ projectId: z.optional(z.uuid()), cursor: z.optional(z.string()) }) },
  response: z.object({ items: z.array(runSchema), nextCursor: z.nullable(z.string()) }),
});

export const readRun = defineContract({
  method: 'GET',
  path: '/runs/:id',
  access: 'user',
  request: { params: byId },
  response: runSchema,
});

/** Answers `text/event-stream` of `runEventSchema`; `Last-Event-ID` resumes without loss. */
export const streamRunEvents = defineContract({
  method: 'GET',
  path: '/runs/:id/events',
  access: 'user',
  request: { params: byId },
  response: z.undefined(),
});

export const stopRun = defineContract({
  method: 'POST',
  path: '/runs/:id/stop',
  access: 'user',
  request: { params: byId },
  response: runSchema,
});

export const messageSchema = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  text: z.string(),
  attachments: z._default(z.array(attachmentSchema), []),
  about: z._default(z.nullable(namedSubjectSchema), null),
  /** What it asks to have fixed. */
  problem: z._default(z.nullable(runProblemSchema), null),
  /** Nobody wrote it: it says what was changed by hand in the preview. */
  isEdit: z._default(z.boolean(), false),
  runId: z.uuid(),
  agentId: z.uuid(),
  mode: z._default(runModeSchema, 'build'),
  status: runStatusSchema,
  receipt: z.nullable(receiptSchema),
  /** What is known by now of the promises of its version; null where that is nothing. */
  checks: z._default(z.nullable(versionChecksSchema), null),
  suggestions: z.array(z.string()),
  question: z._default(z.nullable(runQuestionSchema), null),
  /** What somebody has to decide before the change can be made. */
  conflicts: z._default(z.array(runConflictSchema), []),
  versionId: z.nullable(z.uuid()),
  at: z.iso.datetime(),
});
export type Message = z.infer<typeof messageSchema>;

export const listMessages = defineContract({
  method: 'GET',
  path: '/project/:id/messages',
  access: 'user',
  request: { params: byId },
  response: z.object({ items: z.array(messageSchema), nextCursor: z.nullable(z.string()) }),
});
