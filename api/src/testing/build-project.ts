import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  listedProjectSchema,
  runEventSchema,
  runSchema,
  type HeldRecords,
  type Project,
  type Run,
  type RunEvent,
  type RunSubject,
} from '@tessera/shared/contracts';
import * as z from 'zod/mini';
import type { TestApi, TestUser } from './test-api';

export const JOURNAL_PROMPT =
  'Build a guitar practice journal with song, composer, minutes, tempo, date practised, mastered and notes';

export interface BuiltProject {
  readonly project: Project;
  readonly run: Run;
}

const createdSchema = z.object({ project: listedProjectSchema, runId: z.uuid() });

/** Makes a project from a prompt and waits until its first run has ended. */
export async function buildProject(
  api: TestApi,
  owner: TestUser,
  { projectName = `App ${randomUUID().slice(0, 8)}`, prompt = JOURNAL_PROMPT } = {},
): Promise<BuiltProject> {
  const created = await api.post('/project', { projectName, prompt }, owner.token);
  const { project, runId } = createdSchema.parse(created.json());
  const run = await endOfRun(api, owner, runId);
  const answer = await api.get(`/project/${project.id}`, owner.token);
  return { project: listedProjectSchema.parse(answer.json()), run };
}

/** What a page says of a preview in which nobody has entered anything. */
export const HOLDS_NOTHING: HeldRecords = { records: {}, values: {}, options: {} };

/** Sends a message to the project's builder and waits until the run has ended. */
export async function say(
  api: TestApi,
  owner: TestUser,
  projectId: string,
  message: string,
  more: { readonly held?: HeldRecords; readonly about?: RunSubject } = {},
): Promise<Run> {
  const created = await api.post('/runs', { projectId, message, ...more }, owner.token);
  return endOfRun(api, owner, runSchema.parse(created.json()).id);
}

/** Waits for a run to end, by its stream of events. */
export async function endOfRun(api: TestApi, owner: TestUser, runId: string): Promise<Run> {
  await readEvents(api, owner, runId);
  return runSchema.parse((await api.get(`/runs/${runId}`, owner.token)).json());
}

export interface ReceivedEvent {
  readonly id: number;
  readonly event: RunEvent;
}

/** Reads a run's stream to its end. */
export async function readEvents(
  api: TestApi,
  owner: TestUser,
  runId: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<ReceivedEvent[]> {
  const { payload } = await api.call('GET', `/runs/${runId}/events`, { token: owner.token, headers });
  return payload
    .split('\n\n')
    .filter((block) => block.startsWith('id:'))
    .map((block) => {
      const [id = '', name = '', data = ''] = block
        .split('\n')
        .map((line) => line.slice(line.indexOf(': ') + 2));
      const event = runEventSchema.parse(JSON.parse(data));
      if (event.type !== name) throw new Error(`The event ${id} is called ${name} and holds ${event.type}`);
      return { id: Number(id), event };
    });
}

/** Waits until `isDone` says so, for at most forty-five seconds: with other work on every core. */
export async function until(isDone: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 90_000;
  while (!(await isDone())) {
    if (Date.now() > deadline) throw new Error('It did not happen within 90 s');
    await wait(10);
  }
}
