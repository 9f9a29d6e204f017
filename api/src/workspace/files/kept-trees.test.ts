import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { buildProject } from '../../testing/build-project';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';
import { keepFiles } from '../exchange/kept-files.service';
import { previews } from '../tables/previews.table';
import { projects } from '../tables/projects.table';
import { releaseTrees } from './files.service';

jest.setTimeout(60_000);

/** More than any list of files here takes. */
const LARGE = 100_000;

let api: TestApi;
let ada: TestUser;
let projectId: string;

beforeAll(async () => {
  api = await startTestApi({ quotas: { versions: 4 } });
  ada = await api.register();
});
beforeEach(async () => {
  projectId = (await buildProject(api, ada)).project.id;
});
afterAll(() => api.close());

const textOf = (length: number) => randomUUID().padEnd(length, '.');

async function readProject() {
  const [row] = await api.db.select().from(projects).where(eq(projects.id, projectId));
  if (!row) throw new Error('The project is gone');
  return row;
}

/** What is counted, in whole large texts. */
const count = async () => Math.floor((await readProject()).keptTreeBytes / LARGE);

const keep = (name: string, ...texts: readonly string[]) =>
  api.db.transaction((tx) =>
    keepFiles(
      tx,
      { projectId, name },
      texts.map((text, at) => ({ path: `${name}-${at}.md`, text })),
    ),
  );

async function save(text: string): Promise<void> {
  const changes = [{ path: 'notes.md', text }];
  const body = { baseVersionId: (await readProject()).headVersionId, changes, note: 'By hand' };
  expect((await api.post(`/project/${projectId}/versions`, body, ada.token)).statusCode).toBe(201);
}

describe('lists of files that are kept beside the versions', () => {
  it('[SAFE-03] count with their texts, each text once, until they are kept no more', async () => {
    const [one, two] = [textOf(LARGE), textOf(LARGE)];
    await keep('a', one);
    expect(await count()).toBe(1);
    await keep('b', one, two);
    expect(await count()).toBe(2);
    await keep('b', one);
    expect(await count()).toBe(1);
    await api.db.transaction((tx) => releaseTrees(tx, projectId, ['a', 'b', 'c']));
    expect((await readProject()).keptTreeBytes).toBe(0);
  });

  it('[SAFE-03] count nothing that the newest version has, and all of it once that version made way', async () => {
    const own = textOf(LARGE);
    await save(own);
    await keep('a', own);
    expect(await count()).toBe(0);
    // What is looked at makes way for nothing.
    await api.db.delete(previews).where(eq(previews.projectId, projectId));
    for (let more = 0; more < 6; more += 1) await save(textOf(10));
    expect(await count()).toBe(1);
  });
});
