import { setTimeout as wait } from 'node:timers/promises';
import { openRun, post, read, type OpenRun } from '../testing/server-calls';
import { findFreePort, waitUntilReady, type ServerProcess } from '../testing/server-process';
import { provideServers } from '../testing/servers-for-tests';

jest.setTimeout(240_000);

const servers = provideServers();

async function start(): Promise<ServerProcess> {
  const server = servers.start(await findFreePort());
  await waitUntilReady(server);
  return server;
}

interface RunAnswer {
  readonly status: string;
  readonly versionId: string | null;
}

interface Kept {
  readonly head: { readonly id: string; readonly number: number } | null;
  readonly messages: readonly { readonly role: string; readonly text: string }[];
  readonly versions: readonly { readonly id: string; readonly number: number }[];
}

async function keptOf(server: ServerProcess, { token, projectId }: OpenRun): Promise<Kept> {
  const project = (await read(server, `/project/${projectId}`, token)) as { headVersion: Kept['head'] };
  const messages = (await read(server, `/project/${projectId}/messages`, token)) as {
    items: Kept['messages'];
  };
  const versions = (await read(server, `/project/${projectId}/versions`, token)) as {
    items: Kept['versions'];
  };
  return { head: project.headVersion, messages: messages.items, versions: versions.items };
}

const isOver = ({ status }: RunAnswer) => status !== 'queued' && status !== 'running';

async function endOf(server: ServerProcess, { token }: OpenRun, runId: string): Promise<RunAnswer> {
  for (;;) {
    const run = (await read(server, `/runs/${runId}`, token)) as RunAnswer;
    if (isOver(run)) return run;
    await wait(100);
  }
}

/** Reads the run's events until one of this type has come, or all. */
async function untilEvent(server: ServerProcess, { token }: OpenRun, runId: string, type: string) {
  const answer = await fetch(`${server.url}/api/runs/${runId}/events`, {
    headers: { authorization: `Bearer ${token}` },
  });
  let text = '';
  const decoder = new TextDecoder();
  for await (const part of answer.body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.includes(`event: ${type}\n`)) return;
  }
}

describe('kill -9 in the middle of a run', () => {
  it('[PRJ-03] keeps project, conversation and version, and the run goes on after the restart', async () => {
    const first = await start();
    const open = await openRun(first);
    expect(await endOf(first, open, open.runId)).toMatchObject({ status: 'succeeded' });
    const before = await keptOf(first, open);
    expect(before.head?.number).toBe(1);

    const message = 'add a priority field (low, medium, high)';
    const sent = await post(first, '/runs', { projectId: open.projectId, message }, open);
    const { id } = (await sent.json()) as { id: string };
    await untilEvent(first, open, id, 'plan');
    first.kill('SIGKILL');
    expect(await first.exited).toBe('SIGKILL');

    const second = await start();
    const between = await keptOf(second, open);
    expect(between.messages.map(({ text }) => text)).toContain(message);
    expect(between.versions).toEqual(
      expect.arrayContaining(
        before.versions.map(({ id: kept }) => expect.objectContaining({ id: kept }) as unknown),
      ),
    );
    const run = await endOf(second, open, id);
    expect(run.status).toBe('succeeded');
    const after = await keptOf(second, open);
    // One version came of it, however often it was begun.
    expect(after.versions.map(({ number }) => number)).toEqual([2, 1]);
    expect(after.head?.id).toBe(run.versionId);
    expect(after.messages.filter(({ text }) => text === message)).toHaveLength(1);
    const files = (await read(second, `/versions/${String(run.versionId)}/files`, open.token)) as {
      items: unknown[];
    };
    expect(files.items.length).toBeGreaterThan(20);
    const preview = (await read(second, `/project/${open.projectId}/preview`, open.token)) as {
      versionId: string;
    };
    expect(preview.versionId).toBe(run.versionId);
  });
});
