import { behavioursOf } from '@tessera/builder';
import {
  listMessages,
  versionChecksSchema,
  versionSchema,
  type CheckResult,
  type Receipt,
  type VersionChecks,
} from '@tessera/shared/contracts';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { buildProject, say } from '../../testing/build-project';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';
import { runs } from '../tables/runs.table';
import { findVersion } from '../versions/version-access.service';

let api: TestApi;
let ada: TestUser;
let bob: TestUser;

beforeAll(async () => {
  api = await startTestApi();
  [ada, bob] = [await api.register(), await api.register()];
});

afterAll(() => api.close());

const answerSchema = z.object({ due: z.array(z.string()), checks: versionChecksSchema });

interface Place {
  readonly projectId: string;
  readonly versionId: string;
}

const addressOf = ({ versionId }: Place) => `/versions/${versionId}/checks`;

async function read(place: Place) {
  return answerSchema.parse((await api.get(addressOf(place), ada.token)).json());
}

function report(place: Place, results: readonly unknown[], token = ada.token) {
  return api.post(addressOf(place), { results }, token);
}

const passed = (id: string): CheckResult => ({ id, state: 'passed' });

type Performed = Receipt['checks']['performed'];

async function promisesOf(versionId: string): Promise<string[]> {
  const version = await findVersion(api.db, versionId);
  return version?.model ? behavioursOf(version.model).map(({ id }) => id) : [];
}

/**
 * A project. However much time its run had, the receipt says of every promise that it was kept; `performed` changes that, or
 * takes it away.
 */
async function newProject(performed = (all: Performed): Performed | undefined => all): Promise<Place> {
  const { project, run } = await buildProject(api, ada);
  const versionId = run.versionId ?? '';
  const all = (await promisesOf(versionId)).map((id) => ({ id, state: 'passed' as const }));
  const kept = performed(all);
  const waiting = all.filter(({ id }) => !kept?.some((one) => one.id === id)).map(({ id }) => id);
  const checks = { ...run.receipt?.checks, performed: kept, waiting, failed: [], untried: [] };
  await api.db
    .update(runs)
    .set({ receipt: { ...run.receipt, checks } })
    .where(eq(runs.id, run.id));
  return { projectId: project.id, versionId };
}

/** Whether a hand edit is blamed for it that deleting fails. */
async function isBlamed(start: Place): Promise<boolean | undefined> {
  const answer = await report(await edit(start), [{ id: 'e1.delete', state: 'failed' }]);
  return versionChecksSchema.parse(answer.json()).failed[0]?.isNew;
}

async function edit({ projectId, versionId }: Place, text = 'By hand', path = 'README.md'): Promise<Place> {
  const body = { baseVersionId: versionId, changes: [{ path, text }], note: 'By hand' };
  const answer = await api.post(`/project/${projectId}/versions`, body, ada.token);
  return { projectId, versionId: versionSchema.parse(answer.json()).id };
}

/** What the conversation says of the checks of a version. */
async function said({ projectId, versionId }: Place): Promise<VersionChecks | null | undefined> {
  const answer = await api.get(`/project/${projectId}/messages`, ada.token);
  const { items } = listMessages.response.parse(answer.json());
  return items.find((message) => message.versionId === versionId)?.checks;
}

const buildChecks = (overrides: Partial<VersionChecks> = {}): VersionChecks => ({
  passed: 0,
  failed: [],
  untried: [],
  waiting: 0,
  ...overrides,
});

describe('the checks of a version', () => {
  let first: Place;
  let edited: Place;
  beforeAll(async () => {
    first = await newProject();
    edited = await edit(first);
  });

  it('[MODEL-15] are due where files were edited, and not where the server performed them', async () => {
    const due = await promisesOf(first.versionId);
    const { length } = due;
    expect(await read(first)).toEqual({ due: [], checks: buildChecks({ passed: length }) });
    expect(await read(edited)).toEqual({ due, checks: buildChecks({ waiting: length }) });
  });

  it('[MODEL-15] are kept as a browser reports them, with titles of the model and what is new', async () => {
    const message = 'Blackbird is still there after it was deleted.';
    const results = [
      passed('e1.add'),
      { id: 'e1.delete', state: 'failed', message },
      { id: 'e1.search', state: 'untried', message: 'The application did not answer.' },
    ];
    const answer = await report(edited, results);

    expect(answer.statusCode).toBe(200);
    const kept = versionChecksSchema.parse(answer.json());
    expect(kept).toMatchObject({ passed: 1, waiting: (await promisesOf(edited.versionId)).length - 3 });
    expect(kept.failed).toMatchObject([{ id: 'e1.delete', message, isNew: true }]);
    expect(kept.failed[0]?.title).toMatch(/ can be deleted/);
    expect(kept.untried).toMatchObject([{ id: 'e1.search', message: 'The application did not answer.' }]);
    expect(kept.untried[0]?.title).toMatch(/ can be searched$/);
    const reported = results.map(({ id }) => id);
    const due = (await promisesOf(edited.versionId)).filter((id) => !reported.includes(id));
    expect(await read(edited)).toEqual({ due, checks: kept });
  });

  it('[MODEL-15] fail as before where they failed before, and count as a step of undo shows them', async () => {
    const broken = { id: 'e1.delete', state: 'failed' };
    const start = await newProject();
    const breaking = await edit(start);
    await report(breaking, [broken]);
    const next = await edit(breaking, 'By hand again');
    await report(next, [broken]);
    expect((await read(next)).checks.failed).toMatchObject([{ id: 'e1.delete', isNew: false }]);

    const undone = versionSchema.parse(
      (await api.post(`/project/${start.projectId}/undo`, {}, ada.token)).json(),
    );
    const shown = await read({ ...start, versionId: undone.id });
    expect(shown.checks.failed).toMatchObject([{ id: 'e1.delete', isNew: true }]);
  });

  it('[MODEL-15] are due alone that the server had no time for, and count as passed once a browser says so', async () => {
    const withoutDelete = (all: Performed) => all.filter(({ id }) => id !== 'e1.delete');
    const [start, other] = [await newProject(withoutDelete), await newProject(withoutDelete)];
    const passing = (await promisesOf(start.versionId)).length - 1;
    expect(await read(start)).toEqual({
      due: ['e1.delete'],
      checks: buildChecks({ passed: passing, waiting: 1 }),
    });
    expect(await isBlamed(start)).toBe(false);

    await report(other, [passed('e1.delete')]);
    expect(await read(other)).toEqual({ due: [], checks: buildChecks({ passed: passing + 1 }) });
    expect(await isBlamed(other)).toBe(true);
  });

  it('[MODEL-15] are due where a receipt is older than what it would have to say', async () => {
    const start = await newProject(() => undefined);
    const due = await promisesOf(start.versionId);
    expect(await read(start)).toEqual({ due, checks: buildChecks({ waiting: due.length }) });
    expect(await isBlamed(start)).toBe(false);
  });

  it('[MODEL-15] are said in the conversation as everywhere else, before and after a browser made up for some', async () => {
    const start = await newProject((all) => all.slice(1));
    const [left = '', ...others] = await promisesOf(start.versionId);
    expect(await said(start)).toEqual(buildChecks({ passed: others.length, waiting: 1 }));
    expect(await said(start)).toEqual((await read(start)).checks);

    await report(start, [{ id: left, state: 'failed', message: 'It does not.' }]);
    expect((await said(start))?.failed).toMatchObject([{ id: left, message: 'It does not.', isNew: false }]);
    expect(await said(start)).toEqual((await read(start)).checks);

    await report(start, [passed(left)]);
    expect(await said(start)).toEqual(buildChecks({ passed: others.length + 1 }));
  });

  it('[MODEL-15] are kept beside what was reported before', async () => {
    const shown = await edit(await newProject());
    const waiting = (await promisesOf(shown.versionId)).length;
    await report(shown, [{ id: 'e1.add', state: 'failed' }, passed('e1.edit')]);
    await report(shown, [passed('e1.add'), { id: 'e1.edit', state: 'untried' }, passed('e1.delete')]);
    expect((await read(shown)).checks).toEqual(buildChecks({ passed: 3, waiting: waiting - 3 }));
  });

  it('[MODEL-15] stay what the server found where a browser could not try them', async () => {
    const start = await newProject();
    await report(start, [{ id: 'e1.add', state: 'untried' }]);
    const { length } = await promisesOf(start.versionId);
    expect(await read(start)).toEqual({ due: [], checks: buildChecks({ passed: length }) });
  });

  it('[MODEL-15] say in a later change, too, since which hand edit something fails', async () => {
    const start = await newProject();
    const breaking = await edit(start, 'By hand', 'NOTES.md');
    const broken = [{ id: 'e1.delete', state: 'failed' }, passed('e1.add')];
    const since = { path: 'NOTES.md', others: 0 };
    await report(breaking, broken);
    expect((await read(breaking)).checks.failed).toMatchObject([{ isNew: true, since }]);

    const { versionId } = await say(api, ada, start.projectId, 'add a venue text field');
    const changed = { ...start, versionId: versionId ?? '' };
    const all = await promisesOf(changed.versionId);
    expect(await said(changed)).toEqual(buildChecks({ waiting: all.length }));
    await report(changed, broken);
    expect((await said(changed))?.failed).toMatchObject([{ id: 'e1.delete', isNew: false, since }]);

    const again = await edit(changed, 'By hand again');
    await report(again, broken);
    expect((await read(again)).checks.failed).toMatchObject([{ isNew: false, since }]);
  });

  it('[MODEL-15] name no hand edit where a version was restored', async () => {
    const start = await newProject();
    const breaking = await edit(start);
    await report(breaking, [{ id: 'e1.delete', state: 'failed' }]);
    const restore = async (id: string) =>
      versionSchema.parse((await api.post(`/versions/${id}/restore`, {}, ada.token)).json()).id;
    const good = { ...start, versionId: await restore(start.versionId) };
    await report(good, [passed('e1.delete')]);
    const bad = { ...start, versionId: await restore(breaking.versionId) };
    await report(bad, [{ id: 'e1.delete', state: 'failed' }]);

    const [failed] = (await read(bad)).checks.failed;
    expect(failed).toMatchObject({ id: 'e1.delete', isNew: true });
    expect(failed).not.toHaveProperty('since');
  });

  it('[MODEL-15] say once why an application does not start', async () => {
    const shown = await edit(await newProject());
    const broken = { state: 'failed', message: 'It breaks.', isBroken: true };
    const ids = await promisesOf(shown.versionId);
    const answer = await report(
      shown,
      ids.map((id) => ({ id, ...broken })),
    );
    const kept = versionChecksSchema.parse(answer.json());
    expect(kept).toMatchObject({ passed: 0, broken: 'It breaks.' });
    expect(kept.failed).toHaveLength(ids.length);
  });

  it('[MODEL-15] say no more that an application does not start once some of it works', async () => {
    const shown = await edit(await newProject());
    const broken = { state: 'failed', message: 'It breaks.', isBroken: true } as const;
    const ids = await promisesOf(shown.versionId);
    await report(
      shown,
      ids.map((id) => ({ id, ...broken })),
    );
    const [left = '', ...others] = ids;
    await report(shown, [{ id: left, state: 'untried' }, ...others.map(passed)]);

    const { checks } = await read(shown);
    expect(checks).toMatchObject({ passed: others.length, failed: [], untried: [{ id: left }] });
    expect(checks).not.toHaveProperty('broken');
  });

  it('[MODEL-15] say that an application starts where everything works, whatever else a report says', async () => {
    const shown = await edit(await newProject());
    const ids = await promisesOf(shown.versionId);
    await report(
      shown,
      ids.map((id) => ({ id, state: 'passed', message: 'Nothing.', isBroken: true })),
    );

    expect((await read(shown)).checks).toEqual(buildChecks({ passed: ids.length }));
  });

  it('[MODEL-15] blame two hand edits in a row of which nobody tried the first', async () => {
    const start = await newProject();
    const first = await edit(start, 'By hand', 'NOTES.md');
    const second = await edit(first, 'By hand', 'TODO.md');
    const ids = await promisesOf(second.versionId);
    const broken = { state: 'failed', message: 'It breaks.', isBroken: true };
    await report(
      second,
      ids.map((id) => ({ id, ...broken })),
    );

    const since = { path: 'NOTES.md', others: 1 };
    const { failed } = (await read(second)).checks;
    expect(failed).toHaveLength(ids.length);
    for (const check of failed) expect(check).toMatchObject({ isNew: true, since });
  });

  it('[MODEL-15] blame no hand edit for what nobody ever tried', async () => {
    const first = await edit(await newProject(() => undefined));
    expect(await isBlamed(first)).toBe(false);
  });

  it('[MODEL-15] are not due by themselves any more that a browser could not try', async () => {
    const shown = await edit(await newProject());
    const ids = await promisesOf(shown.versionId);
    await report(
      shown,
      ids.map((id) => ({ id, state: id === 'e1.add' ? 'untried' : 'passed' })),
    );
    expect(await read(shown)).toMatchObject({ due: [], checks: { untried: [{ id: 'e1.add' }] } });
  });

  it('[MODEL-15] are due where only the server could not try them', async () => {
    const start = await newProject((all) =>
      all.map((check) => (check.id === 'e1.add' ? { ...check, state: 'untried' } : check)),
    );
    expect((await read(start)).due).toEqual(['e1.add']);
  });

  it('[MODEL-15] are kept by id in the receipt of the run that performed them', async () => {
    const { run } = await buildProject(api, ada);
    const { performed = [], waiting = [] } = run.receipt?.checks ?? {};
    const ids = await promisesOf(run.versionId ?? '');

    expect(performed.length).toBeGreaterThan(0);
    expect(ids).toEqual(expect.arrayContaining(performed.map(({ id }) => id)));
    expect(performed.length + waiting.length).toBe(ids.length);
  });

  it.each([
    ['an id that the model promises nothing by', [passed('e9.add')], 'results.0.id'],
    ['an id twice', [passed('e1.add'), passed('e1.add')], 'results.1.id'],
    ['a state that there is not', [{ id: 'e1.add', state: 'great' }], 'results.0.state'],
    ['a long message', [{ id: 'e1.add', state: 'failed', message: 'x'.repeat(301) }], 'results.0.message'],
    ['no result', [], 'results'],
    ['too many', Array.from({ length: 1001 }, () => passed('e1.add')), 'results'],
  ])('refuse %s with 400', async (_, results, field) => {
    const answer = await report(edited, results);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual([field]);
  });

  it('answer 401 without a session, 403 to others, 404 once the project is deleted', async () => {
    const results = [passed('e1.add')];
    expect((await api.post(addressOf(edited), { results })).statusCode).toBe(401);
    expect((await report(edited, results, bob.token)).statusCode).toBe(403);
    expect((await api.get(addressOf(edited), bob.token)).statusCode).toBe(403);

    const deleted = await newProject();
    await api.call('DELETE', `/project/${deleted.projectId}`, { token: ada.token });
    expect((await report(deleted, results)).statusCode).toBe(404);
    expect((await api.get(addressOf(deleted), ada.token)).statusCode).toBe(404);
  });
});
