import { findCodePlaces, MAX_FRAMES, type BuiltPlace } from '@tessera/shared/contracts';
import { buildProject, type BuiltProject } from '../../testing/build-project';
import { openRecallingPool } from '../../testing/recalling-pool';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';
import type { WorkPool } from '../../work/work-pool';
import type { SourceFile } from '../builds/compile-protocol.schema';
import type { WorkerTasks } from '../worker/worker-tasks.schema';

let pool: WorkPool<WorkerTasks>;
beforeAll(() => {
  pool = openRecallingPool();
});
afterAll(() => {
  pool.close();
});

/** Where a text stands in the built code. */
function placeIn(js: string, text: string): BuiltPlace {
  const at = js.indexOf(text);
  if (at === -1) throw new Error(`${text} is not in the built code`);
  const before = js.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

async function locate(files: SourceFile[], texts: readonly string[]) {
  const built = await pool.run('ada', 'compile', files);
  if (!built.ok) throw new Error(built.error.message);
  return pool.run('ada', 'locate', { files, frames: texts.map((text) => placeIn(built.js, text)) });
}

const MAIN = `import { boom } from './boom';
interface Unused { readonly nothing: string }

export function start(): void {
  console.log('started');
  boom();
}
start();
`;

describe('[SCR-02] places of the built code in the files of a project', () => {
  it('are the lines as they were written', async () => {
    const boom = `export const one = 1;\n\n/** Fails. */\nexport function boom(): never {\n  throw new Error('boom');\n}\n`;
    const files = [
      { path: 'src/main.tsx', text: MAIN },
      { path: 'src/boom.ts', text: boom },
    ];
    expect(await locate(files, ['throw new Error("boom")', 'console.log("started")'])).toEqual([
      { path: 'src/boom.ts', line: 5 },
      { path: 'src/main.tsx', line: 5 },
    ]);
  });

  it('are not what a file says of itself by a map of its own', async () => {
    const map = Buffer.from(
      JSON.stringify({ version: 3, sources: ['src/secret.ts'], names: [], mappings: 'AAAA' }),
    ).toString('base64');
    const text = `console.log('here');\n//# sourceMappingURL=data:application/json;base64,${map}\n`;
    expect(await locate([{ path: 'src/main.tsx', text }], ['console.log("here")'])).toEqual([
      { path: 'src/main.tsx', line: 1 },
    ]);
  });

  it('are null beyond the code, and all of them where it does not build', async () => {
    const files = [{ path: 'src/main.tsx', text: `console.log('here');\n` }];
    const far = { files, frames: [{ line: 900, column: 1 }] };
    expect(await pool.run('ada', 'locate', far)).toEqual([null]);
    const broken = [{ path: 'src/main.tsx', text: 'const = 1;' }];
    expect(await pool.run('ada', 'locate', { files: broken, frames: [{ line: 1, column: 1 }] })).toEqual([
      null,
    ]);
    expect(await pool.run('ada', 'locate', { files: [], frames: [{ line: 1, column: 1 }] })).toEqual([null]);
  });

  it('[SAFE-01] are null for what the compiler gives up on, and the next build is right', async () => {
    const bomb = [{ path: 'src/main.tsx', text: `export const x = ${'['.repeat(100_000)}` }];
    const frames = [{ line: 1, column: 1 }];
    expect(await pool.run('ada', 'locate', { files: bomb, frames })).toEqual([null]);
    const fine = [{ path: 'src/main.tsx', text: `console.log('here');\n` }];
    expect(await pool.run('ada', 'compile', fine)).toMatchObject({ ok: true });
  });
});

describe('POST /versions/:id/places', () => {
  let api: TestApi;
  let ada: TestUser;
  let bob: TestUser;
  let built: BuiltProject;

  beforeAll(async () => {
    api = await startTestApi();
    [ada, bob] = [await api.register(), await api.register()];
    built = await buildProject(api, ada, { prompt: 'A reading list with title and author' });
  });
  afterAll(() => api.close());

  const ask = (body: object, token?: string) =>
    api.post(`/versions/${built.project.headVersion?.id ?? ''}/places`, body, token);
  const frames = [{ line: 1, column: 40 }];

  it('[SCR-02] names files of the version', async () => {
    const answer = await ask({ frames: [...frames, { line: 100_000, column: 1 }] }, ada.token);
    expect(answer.statusCode).toBe(200);
    const { places } = findCodePlaces.response.parse(answer.json());
    expect(places[0]?.path).toMatch(/^src\//);
    expect(places[1]).toBeNull();
  });

  it('[API-06] answers 400 to what is no stack, 401 without a session, and 403 to somebody else', async () => {
    for (const wrong of [[], [{ line: 0, column: 1 }], [{ line: 1 }], Array(MAX_FRAMES + 1).fill(frames[0])])
      expect((await ask({ frames: wrong }, ada.token)).statusCode).toBe(400);
    expect((await ask({ frames })).statusCode).toBe(401);
    expect((await ask({ frames }, bob.token)).statusCode).toBe(403);
  });
});
