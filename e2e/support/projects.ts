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

/** Makes a project from a prompt by the product's own calls and waits until its first run has ended. */
export async function makeProject(
  request: APIRequestContext,
  { token }: Caller,
  prompt: string,
): Promise<{ projectId: string }> {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
  const created = await request.post('/api/project', {
    headers,
    data: { projectName: `Project ${randomUUID().slice(0, 8)}`, prompt },
  });
  const { project, runId } = (await created.json()) as { project: { id: string }; runId: string };
  await endOfRun(request, { token }, runId);
  return { projectId: project.id };
}

/** Waits for the end of a run; throws unless it succeeded. */
async function endOfRun(request: APIRequestContext, { token }: Caller, runId: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    const answer = await request.get(`/api/runs/${runId}`, { headers: { authorization: `Bearer ${token}` } });
    const run = (await answer.json()) as RunAnswer;
    if (run.status === 'succeeded') return;
    if (ENDED.includes(run.status)) throw new Error(`The run ended as ${run.status}: ${run.error ?? ''}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The run did not end within 30 s');
}

/** Saves one changed file as the project's next version, as its owner would by hand. Throws unless it was saved. */
export async function saveFile(
  request: APIRequestContext,
  { token }: Caller,
  projectId: string,
  change: { readonly path: string; readonly text: string },
): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const versions = (await (await request.get(`/api/project/${projectId}/versions`, { headers })).json()) as {
    items: { id: string }[];
  };
  const data = { baseVersionId: versions.items[0]?.id, changes: [change], note: 'By hand' };
  const saved = await request.post(`/api/project/${projectId}/versions`, { headers, data });
  if (!saved.ok()) throw new Error(`Saving ${change.path} answered ${saved.status()}`);
}
