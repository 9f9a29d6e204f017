import * as z from 'zod/mini';
import { IDEMPOTENCY_KEY, TEMPLATE_ID } from '../../contracts/constants';
import { dataPlaceSchema } from '../../contracts/project.contract';
import { runDecisionSchema } from '../../contracts/run-conflict';
import { runModeSchema } from '../../contracts/run-mode';
import { runProblemSchema } from '../../contracts/run-problem';
import { namedSubjectSchema } from '../../contracts/run-subject';
import { attachmentSchema } from '../../contracts/upload.contract';

/*
 * The fields of each hand-over at its newest version; the version's number stands beside them (entry.ts). In a file of
 * its own, so that a page that only writes does not carry zod.
 *
 * A field that may be absent can be added as it is: readers pass over what they do not know. Anything that an older
 * reader would misunderstand takes a new version, and a `parse` that still reads the versions before it.
 */

/*
 * The limits are those of the calls that take what is handed over: what they would refuse is not worth keeping. A text
 * stays as it was typed, with the space around it.
 */

const textSchema = z.string().check(z.regex(/\S/), z.maxLength(8000));
const keySchema = z.string().check(z.regex(IDEMPOTENCY_KEY));

const attachmentsSchema = z.optional(z.array(attachmentSchema).check(z.maxLength(5)));

/** The names of files that were chosen for it and could not be sent: whoever shows it says so. */
const leftOutSchema = z.optional(z.array(z.string()));

export const creationSchema = z.object({
  projectName: textSchema,
  /** Nobody chose the name: the project takes its application's title. */
  isNameDerived: z.optional(z.boolean()),
  /** What somebody noted about the project beside the prompt. */
  description: z.optional(z.string().check(z.maxLength(2000))),
  prompt: textSchema,
  /** The template that the prompt stands for; a reader that passes it over sends the prompt, which means the same. */
  templateId: z.optional(z.string().check(z.regex(TEMPLATE_ID))),
  /** Files that go with it. */
  attachments: attachmentsSchema,
  leftOut: leftOutSchema,
  /** Anyone with the link is to see the preview: the builder makes that link. */
  makesLink: z.optional(z.boolean()),
  /** Where its records live; the server's own choice without it. */
  dataPlace: z.optional(dataPlaceSchema),
  idempotencyKey: keySchema,
  /** A later attempt's run in the same project; absent until the first one failed. */
  runId: z.optional(z.uuid()),
});

export const carriedMessageSchema = z.object({
  text: textSchema,
  /** Files that go with it. */
  attachments: attachmentsSchema,
  leftOut: leftOutSchema,
  /** What it is about, as it was pointed at. */
  about: z.optional(namedSubjectSchema),
  /** How it is meant, since version 2; absent where it is to build. */
  mode: z.optional(runModeSchema),
  /** The error of the preview that it asks to have fixed, since version 2. */
  problem: z.optional(runProblemSchema),
  /** What stands where the change met edits by hand; who passes it over is asked once more. */
  decision: z.optional(runDecisionSchema),
  idempotencyKey: keySchema,
});

/** How the next message of a conversation is meant. */
export const talkModeSchema = z.object({ mode: runModeSchema });

export const draftSchema = z.object({
  text: textSchema,
  /** Sent where nobody was signed in; absent for what is still being typed. */
  isSent: z.optional(z.boolean()),
  /** Whoever sent it has signed in since, in this tab: the app home sends it. */
  isReleased: z.optional(z.boolean()),
});

/** Before there were versions, the queue was the list itself. */
export const bareQueueSchema = z.array(textSchema).check(z.maxLength(50));

export const queueSchema = z.object({
  messages: bareQueueSchema,
  /** What goes with each of them, in their order; a reader that passes it over sends the words alone. */
  more: z.optional(
    z.array(
      z.object({
        attachments: attachmentsSchema,
        leftOut: leftOutSchema,
        about: z.optional(namedSubjectSchema),
        /** Since version 2; absent where it is to build. */
        mode: z.optional(runModeSchema),
        /** Since version 2. */
        problem: z.optional(runProblemSchema),
        decision: z.optional(runDecisionSchema),
      }),
    ),
  ),
});
