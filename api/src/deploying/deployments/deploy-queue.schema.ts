import * as z from 'zod/mini';

export const DEPLOY_QUEUE = 'deploy';

/** What a job of the queue is about. */
export const deployPayloadSchema = z.object({ deploymentId: z.uuid() });
export type DeployPayload = z.infer<typeof deployPayloadSchema>;
