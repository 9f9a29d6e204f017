import * as z from 'zod/mini';

/*
 * The fields of each hand-over at its newest version; the version's number stands beside them (entry.ts). In a file of
 * its own, so that a page that only writes does not carry zod.
 *
 * A field that may be absent can be added as it is: readers pass over what they do not know. Anything that an older
 * reader would misunderstand takes a new version, and a `parse` that still reads the versions before it.
 */

export const creationSchema = z.object({
  projectName: z.string(),
  prompt: z.string(),
  idempotencyKey: z.string(),
  /** A later attempt's run in the same project; absent until the first one failed. */
  runId: z.optional(z.string()),
});

export const carriedMessageSchema = z.object({ text: z.string(), idempotencyKey: z.string() });

export const draftSchema = z.object({ text: z.string() });

export const queueSchema = z.object({ messages: z.array(z.string()) });

/** Before there were versions, the queue was the list itself. */
export const bareQueueSchema = z.array(z.string());
