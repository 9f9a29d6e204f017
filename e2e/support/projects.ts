import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';

const ENDED = ['succeeded', 'no_effect', 'failed', 'stopped'];

interface Caller {
  readonly token: string;
}

interface RunAnswer {
  readonly status: string;
  readonly error: string | null;
}

/** What a project begins with. */
export type Start = { readonly prompt: string } | { readonly templateId: string };

/** Makes a project from a prompt by the product's own calls and waits until its first run has ended. */
export function makeProject(
  request: APIRequestContext,
  caller: Caller,
  prompt: string,
): Promise<{ projectId: string }> {
  return startProject(request, caller, { prompt });
}

/** The same, also from a template. */
export async function startProject(
  request: APIRequestContext,
  { token }: Caller,
  start: Start,
): Promise<{ projectId: string }> {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
  const created = await request.post('/api/project', {
    headers,
    data: { projectName: `Project ${randomUUID().slice(0, 8)}`, ...start },
  });
  const { project, runId } = (await created.json()) as { project: { id: string }; runId: string };
  await endOfRun(request, { token }, runId);
  return { projectId: project.id };
}

/** Waits for the end of a run, long enough for a machine with other work on every core; throws unless it succeeded. */
async function endOfRun(request: APIRequestContext, { token }: Caller, runId: string): Promise<void> {
  const deadline = Date.now() + 90_000;
  while (Date.now() < deadline) {
    const answer = await request.get(`/api/runs/${runId}`, { headers: { authorization: `Bearer ${token}` } });
    const run = (await answer.json()) as RunAnswer;
    if (run.status === 'succeeded') return;
    if (ENDED.includes(run.status)) throw new Error(`The run ended as ${run.status}: ${run.error ?? ''}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The run did not end within 90 s');
}

async function newestVersion(
  request: APIRequestContext,
  { token }: Caller,
  projectId: string,
): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.get(`/api/project/${projectId}/versions`, { headers });
  const { items } = (await answer.json()) as { items: { id: string }[] };
  return items[0]?.id ?? '';
}

/** The text of a file in the project's newest version. */
export async function readFile(
  request: APIRequestContext,
  caller: Caller,
  projectId: string,
  path: string,
): Promise<string> {
  const headers = { authorization: `Bearer ${caller.token}` };
  const versionId = await newestVersion(request, caller, projectId);
  const answer = await request.get(`/api/versions/${versionId}/file`, { headers, params: { path } });
  return ((await answer.json()) as { text: string }).text;
}

/** Saves one changed file as the project's next version, as its owner would by hand. Throws unless it was saved. */
export async function saveFile(
  request: APIRequestContext,
  caller: Caller,
  projectId: string,
  change: { readonly path: string; readonly text: string },
): Promise<void> {
  const headers = { authorization: `Bearer ${caller.token}` };
  const baseVersionId = await newestVersion(request, caller, projectId);
  const data = { baseVersionId, changes: [change], note: 'By hand' };
  const saved = await request.post(`/api/project/${projectId}/versions`, { headers, data });
  if (!saved.ok()) throw new Error(`Saving ${change.path} answered ${saved.status()}`);
}
