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
export type RunnerMessage = z.infer<typeof runnerMessageSchema>;

export interface RunOrder {
  readonly tessera: 'runner/v1';
  readonly type: 'run';
  readonly html: string;
}

/** @returns undefined for anything that is not the runner's */
export function parseRunnerMessage(data: unknown): RunnerMessage | undefined {
  const parsed = z.safeParse(runnerMessageSchema, data);
  return parsed.success ? parsed.data : undefined;
}
