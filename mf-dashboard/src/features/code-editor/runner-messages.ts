import { parsePreviewMessage, type PreviewAnswer, type PreviewMessage } from '@tessera/shared/preview';
import * as z from 'zod/mini';

const runner = z.literal('runner/v1');

/** What the page on which code runs tells (api/src/hosting/sites/runner-page.view.ts). */
const runnerMessageSchema = z.discriminatedUnion('type', [
  z.object({ tessera: runner, type: z.literal('ready') }),
  z.object({ tessera: runner, type: z.literal('shown') }),
  z.object({
    tessera: runner,
    type: z.literal('console'),
    level: z.enum(['debug', 'log', 'info', 'warn', 'error']),
    text: z.string().check(z.maxLength(10_000)),
  }),
  z.object({
    tessera: runner,
    type: z.literal('error'),
    message: z.string().check(z.maxLength(10_000)),
    stack: z.string().check(z.maxLength(10_000)),
  }),
]);

/** Out of the frame: from the page that runs the code, or from the code, where that is an application that Tessera made. */
export type RunMessage = z.infer<typeof runnerMessageSchema> | PreviewMessage;

interface RunOrder {
  readonly tessera: 'runner/v1';
  readonly type: 'run';
  readonly html: string;
}

export type RunAnswer = RunOrder | PreviewAnswer;

/** @returns undefined for anything that is neither's */
export function parseRunMessage(data: unknown): RunMessage | undefined {
  const parsed = z.safeParse(runnerMessageSchema, data);
  return parsed.success ? parsed.data : parsePreviewMessage(data);
}
