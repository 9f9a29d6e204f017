import { randomUUID } from 'node:crypto';
import type { ServerProcess } from './server-process';

interface From {
  readonly token?: string;
  readonly cookie?: string;
}

/** One call of the API over the network, under a key of its own. */
export async function post(
  server: ServerProcess,
  path: string,
  body: object,
  { token, cookie = '' }: From = {},
): Promise<Response> {
  return fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      cookie,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
}

/** What a call answers; the caller knows its form. */
export async function read(server: ServerProcess, path: string, token: string): Promise<unknown> {
  const answer = await fetch(`${server.url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`${path} answered ${String(answer.status)}`);
  return answer.json();
}

/** Signs somebody up. */
export async function signUp(server: ServerProcess): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  const registered = await post(server, '/auth/register', {
    firstname: 'A',
    lastname: 'B',
    email,
    password: 'long enough',
  });
  const { otp } = (await registered.json()) as { otp: string };
  // The password counts in the browser that typed it.
  const cookie = registered.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
  const verified = await post(server, '/auth/verify-otp', { email, otp }, { cookie });
  const { token } = (await verified.json()) as { token: string };
  return token;
}

export interface OpenRun {
  readonly token: string;
  readonly projectId: string;
  readonly runId: string;
}

/** Somebody's first project, whose first run has begun. */
export async function openRun(server: ServerProcess): Promise<OpenRun> {
  const token = await signUp(server);
  const body = { projectName: 'Journal', prompt: 'Build a guitar practice journal with song and minutes' };
  const created = await post(server, '/project', body, { token });
  const { project, runId } = (await created.json()) as { project: { id: string }; runId: string };
  return { token, projectId: project.id, runId };
}
