import { projectSchema, runSchema, type Run } from '@tessera/shared/contracts';
import { endOfRun } from '../../testing/build-project';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';

let api: TestApi;
let mallory: TestUser;

beforeAll(async () => {
  api = await startTestApi();
  mallory = await api.register();
});

afterAll(() => api.close());

/** What takes longest of 8,000 characters: measured on the rules as they are. */
const SLOW_PROMPT = Array.from(
  { length: 400 },
  (_, index) => `thing${index} with name${index} and size${index}`,
)
  .join(', ')
  .slice(0, 8000);
const SLOW_MESSAGE = 'sort a by b and the '.repeat(400).slice(0, 8000);

/** The share of a work's time for which the server's own thread stood still at a stretch. */
async function stallOf(work: Promise<unknown>): Promise<number> {
  const start = performance.now();
  let last = start;
  let longest = 0;
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  await work;
  clearInterval(timer);
  return longest / (performance.now() - start);
}

async function create(prompt: string): Promise<{ projectId: string; run: Run }> {
  const projectName = `App ${crypto.randomUUID().slice(0, 8)}`;
  const created = await api.post('/project', { projectName, prompt }, mallory.token);
  const { project, runId } = created.json<{ project: { id: string }; runId: string }>();
  return { projectId: project.id, run: await endOfRun(api, mallory, runId) };
}

async function say(projectId: string, message: string): Promise<Run> {
  const created = await api.post('/runs', { projectId, message }, mallory.token);
  return endOfRun(api, mallory, runSchema.parse(created.json()).id);
}

describe('words that take long to read', () => {
  it('[SAFE-01] are not read on the thread of the server: the longest prompt', async () => {
    let made: Awaited<ReturnType<typeof create>> | undefined;
    const stall = await stallOf(create(SLOW_PROMPT).then((result) => (made = result)));
    // On the server's own thread it would be nearly all of it.
    expect(stall).toBeLessThan(1 / 3);
    expect(['succeeded', 'failed']).toContain(made?.run.status);
  });

  it('[SAFE-01] are not read on the thread of the server: the longest message', async () => {
    const { projectId } = await create('A list of books with title and author');
    let run: Run | undefined;
    const stall = await stallOf(say(projectId, SLOW_MESSAGE).then((result) => (run = result)));
    expect(stall).toBeLessThan(1 / 3);
    expect(['succeeded', 'no_effect', 'failed']).toContain(run?.status);
    // Whatever came of it, the next message is read.
    expect((await say(projectId, 'change the title to Shelf')).status).toBe('succeeded');
  });

  it('[SAFE-01] are not merged on the thread of the server: hand edits of many lines', async () => {
    const { projectId } = await create('A list of songs with title and composer');
    const path = `/project/${projectId}`;
    const project = projectSchema.parse((await api.get(path, mallory.token)).json());
    const lines = (seed: number) =>
      Array.from({ length: 15_000 }, (_, line) => `// ${(line * seed) % 97}`).join('\n');
    const files = await api.get(`/versions/${project.headVersion?.id ?? ''}/files`, mallory.token);
    const paths = files
      .json<{ items: { path: string }[] }>()
      .items.map((file) => file.path)
      .filter((name) => name.endsWith('.tsx'))
      .slice(0, 4);
    const changes = paths.map((name, index) => ({ path: name, text: lines(index + 2) }));
    const body = { baseVersionId: project.headVersion?.id, note: 'Many lines', changes };
    expect((await api.post(`${path}/versions`, body, mallory.token)).statusCode).toBe(201);
    let run: Run | undefined;
    const stall = await stallOf(say(projectId, 'add a field called rating').then((result) => (run = result)));
    expect(stall).toBeLessThan(1 / 3);
    expect(run?.error).not.toMatch(/on our side/);
  });
});
