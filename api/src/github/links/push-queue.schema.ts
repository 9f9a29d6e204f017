import * as z from 'zod/mini';

export const PUSH_QUEUE = 'github-push';

/** A project whose versions are to be pushed, and whose it is. */
export const pushJobSchema = z.object({ projectId: z.uuid(), userId: z.uuid() });
export type PushJob = z.infer<typeof pushJobSchema>;
