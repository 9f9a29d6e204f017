import { createApplication, emit, type BehaviourResult } from '@tessera/builder';
import type { CheckResult } from '@tessera/shared/contracts';
import type { BuildsService } from '../builds/builds.service';
import type { PerformRequest } from '../worker/worker-tasks.schema';
import type { Assistant } from './assistant.port';
import { checkWork, newlyFailing, type VersionBefore } from './run-checks.service';

/** Which failing check stops a change, by what is known of the version before. */

const { model } = createApplication('a list of books with title and author', { name: 'Books' });
const files = emit(model);

const result = (id: string, state: BehaviourResult['state']): BehaviourResult => ({
  id,
  title: `The title of ${id}`,
  nodes: [],
  state,
  ms: 1,
});

/** The version before, in which the search came to `state`; nobody tried it there without one. */
function buildBefore(state?: CheckResult['state']): VersionBefore {
  const states = new Map(state && [['e1.search', state]]);
  return { model, treeHash: 'before', files: { files, generated: files }, states };
}

/** What stops a change when the search, or another check, fails now. `then` is what trying it in the version before gives. */
async function stopping(
  before: VersionBefore | undefined,
  then: BehaviourResult['state'] = 'passed',
  failing = 'e1.search',
) {
  const asked: PerformRequest[] = [];
  const assistant = {
    perform: (_: string, request: PerformRequest) => {
      asked.push(request);
      return Promise.resolve([result('e1.search', then)]);
    },
  } as unknown as Assistant;
  const builds = {
    build: () => Promise.resolve({ ok: true, js: '', css: '' }),
  } as unknown as BuildsService;
  const performed = [result('e1.add', 'passed'), result(failing, 'failed')];
  const found = await newlyFailing({ assistant, builds }, { userId: 'ada', before, performed });
  return { ids: found.map(({ id }) => id), asked: asked.map((request) => request.asked) };
}

describe('[MODEL-15] what stops a change', () => {
  it('is what fails now and passed before', async () => {
    expect(await stopping(buildBefore('passed'))).toEqual({ ids: ['e1.search'], asked: [] });
  });

  it('is nothing in a first version', async () => {
    expect((await stopping(undefined)).ids).toEqual([]);
  });

  it.each(['failed', 'untried'] as const)('is nothing that %s already', async (state) => {
    expect(await stopping(buildBefore(state))).toEqual({ ids: [], asked: [] });
  });

  it('is nothing that the version before did not promise', async () => {
    expect(await stopping(buildBefore('passed'), 'passed', 'e9.add')).toEqual({ ids: [], asked: [] });
  });

  it('is found out by trying the version before, where nobody did', async () => {
    const before = buildBefore();
    expect(await stopping(before, 'passed')).toEqual({ ids: ['e1.search'], asked: [['e1.search']] });
    expect(await stopping(before, 'failed')).toEqual({ ids: [], asked: [['e1.search']] });
    expect((await stopping(before, 'waiting')).ids).toEqual([]);
  });

  it('is nothing that cannot be known because somebody edited the version before by hand', async () => {
    const before = buildBefore();
    const [first, ...others] = files;
    const edited = [{ path: first?.path ?? '', text: '// by hand' }, ...others];
    expect(await stopping({ ...before, files: { files: edited, generated: files } })).toEqual({
      ids: [],
      asked: [],
    });
  });
});

describe('[MODEL-16] what is tried first', () => {
  it('is what shows the phrases that are to be called built, named by a check or carried by a node', async () => {
    const asked: (readonly string[])[] = [];
    const perform = (_: string, request: PerformRequest) => {
      asked.push(request.asked);
      return Promise.resolve([]);
    };
    const builds = { build: () => Promise.resolve({ ok: true, js: '', css: '' }) };
    await checkWork(
      { assistant: { perform } as unknown as Assistant, builds: builds as unknown as BuildsService },
      {
        userId: 'ada',
        model,
        treeHash: 'now',
        written: { files, generated: files, changes: [], conflicts: [] },
        before: undefined,
        coverage: [
          { phrase: 'books', state: 'built', nodes: ['e1'] },
          { phrase: 'search', state: 'built', behaviours: ['e1.search'] },
        ],
      },
    );
    expect(asked).toEqual([['e1.add', 'e1.search']]);
  });
});
