import { createApplication, emit, type BehaviourResult } from '@tessera/builder';
import type { BuildsService } from '../builds/builds.service';
import type { PerformRequest } from '../worker/worker-tasks.schema';
import type { Assistant } from './assistant.port';
import { newlyFailing, type VersionBefore } from './run-checks.service';

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

/** The version before, in which the search came to `state`; nothing was performed there without one. */
function buildBefore(state: BehaviourResult['state'] | undefined): VersionBefore {
  const states = state && new Map([['e1.search', state]]);
  return { model, treeHash: 'before', files: { files, generated: files }, states };
}

/** What stops a change when the search fails now. `then` is what trying it in the version before gives. */
async function stopping(before: VersionBefore | undefined, then: BehaviourResult['state'] = 'passed') {
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
  const performed = [result('e1.add', 'passed'), result('e1.search', 'failed')];
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

  it('is nothing that is new', async () => {
    const entities = model.entities.map((entity) => ({ ...entity, id: 'e9' }));
    const before = { ...buildBefore(undefined), model: { ...model, entities } };
    expect(await stopping(before)).toEqual({ ids: [], asked: [] });
  });

  it.each(['waiting', undefined] as const)(
    'is found out by trying the version before, where that is not known (%s)',
    async (state) => {
      const before = buildBefore(state);
      expect(await stopping(before, 'passed')).toEqual({ ids: ['e1.search'], asked: [['e1.search']] });
      expect(await stopping(before, 'failed')).toEqual({ ids: [], asked: [['e1.search']] });
      expect((await stopping(before, 'waiting')).ids).toEqual([]);
    },
  );

  it('is nothing that cannot be known because somebody edited the version before by hand', async () => {
    const before = buildBefore('waiting');
    const [first, ...others] = files;
    const edited = [{ path: first?.path ?? '', text: '// by hand' }, ...others];
    expect(await stopping({ ...before, files: { files: edited, generated: files } })).toEqual({
      ids: [],
      asked: [],
    });
  });
});
