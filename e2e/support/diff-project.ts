import type { APIRequestContext } from '@playwright/test';
import { makeProject } from './projects';

interface Caller {
  readonly token: string;
}

/** A file as it is to be; null takes it away. */
export interface FileChange {
  readonly path: string;
  readonly text: string | null;
}

export interface DiffProject {
  readonly projectId: string;
  readonly agentId: string;
  /** Saves a version by hand; answers its id. */
  readonly save: (changes: readonly FileChange[], note?: string) => Promise<string>;
}

/** A project whose versions are made by hand, and the agent that its differences stand under. */
export async function makeDiffProject(request: APIRequestContext, caller: Caller): Promise<DiffProject> {
  const { projectId } = await makeProject(request, caller, 'a plant log with name and notes');
  const headers = { authorization: `Bearer ${caller.token}` };
  const answer = await request.get(`/api/project/${projectId}`, { headers });
  const { agentId } = (await answer.json()) as { agentId: string };
  const save: DiffProject['save'] = async (changes, note = 'By hand') => {
    const listed = await request.get(`/api/project/${projectId}/versions`, { headers });
    const { items } = (await listed.json()) as { items: { id: string }[] };
    const data = { baseVersionId: items[0]?.id ?? '', changes, note };
    const saved = await request.post(`/api/project/${projectId}/versions`, { headers, data });
    if (!saved.ok()) throw new Error(`Saving answered ${saved.status()}: ${await saved.text()}`);
    return ((await saved.json()) as { id: string }).id;
  };
  return { projectId, agentId, save };
}

/** A long file, and the same with every twentieth line changed. */
export function longTexts(lines = 10_000): readonly [before: string, after: string] {
  const before = Array.from(
    { length: lines },
    (_, index) =>
      `export const value${index} = compute(${index}, "text ${index % 97}"); // line ${index + 1}`,
  );
  const after = before.map((line, index) => (index % 20 === 7 ? line.replace('compute', 'calculate') : line));
  return [`${before.join('\n')}\n`, `${after.join('\n')}\n`];
}
