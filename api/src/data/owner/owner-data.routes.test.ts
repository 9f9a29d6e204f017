import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import {
  listDatabases,
  readDatabase,
  readDatabaseSnapshot,
  stepAnswerSchema,
  tryDatabaseDesign,
  type ApplicationModel,
} from '@tessera/shared/contracts';
import { buildProject } from '../../testing/build-project';
import { makeLiveDatabase, readModel, type LiveDatabase } from '../../testing/live-database';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';

jest.setTimeout(60_000);

let api: TestApi;
let ada: TestUser;
let mallory: TestUser;
let live: LiveDatabase;
let at: string;
let rows: string;
let entity: ApplicationModel['entities'][number];

beforeAll(async () => {
  api = await startTestApi();
  ada = await api.register();
  mallory = await api.register();
  live = await makeLiveDatabase(api, ada);
  at = `/databases/${live.database.id}`;
  const [first] = (await readModel(api, ada, live.run.versionId ?? '')).entities;
  if (!first) throw new Error('The model has no table');
  entity = first;
  rows = `${at}/tables/practice_sessions/rows`;
});
afterAll(() => api.close());

const key = (name: string) => entity.fields.find((field) => field.name === name)?.key ?? name;
const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
  api.call(method, path, { token: ada.token, body });
const adding = (song: string, id: string = randomUUID()) => ({
  step: randomUUID(),
  changes: [{ kind: 'add', entityId: entity.id, id, values: { [key('Song')]: song } }],
});
const add = (song: string, id?: string) => call('POST', `${at}/steps`, adding(song, id));
const snapshot = async () =>
  readDatabaseSnapshot.response.parse((await call('GET', `${at}/snapshot`)).json());

describe('the databases of an account', () => {
  it('[DATA-01] are listed, of all projects and of one, with what production keeps', async () => {
    const all = listDatabases.response.parse((await call('GET', '/databases')).json());
    const one = readDatabase.response.parse((await call('GET', at)).json());
    const { versionId } = live.run;

    expect(all.items).toEqual([one]);
    expect(one).toMatchObject({
      projectId: live.project.id,
      environments: { production: { versionId, records: 0 } },
    });
    expect(one.environments.preview).toBeUndefined();
  });

  it('are none where a project keeps its records in the browser', async () => {
    const { project } = await buildProject(api, ada);
    expect((await call('GET', `/databases?projectId=${project.id}`)).json()).toEqual({ items: [] });
  });

  it('are nobody else’s', async () => {
    expect((await api.get('/databases', mallory.token)).json()).toEqual({ items: [] });
    const answer = await api.get(`/databases?projectId=${live.project.id}`, mallory.token);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'FORBIDDEN']);
  });
});

describe('each call about a database', () => {
  const step = { step: 's', changes: [{ kind: 'remove', entityId: 'e1', id: 'r1' }] };
  const calls = [
    ['GET', '', undefined],
    ['GET', '/snapshot', undefined],
    ['POST', '/steps', step],
    ['GET', '/events', undefined],
    ['GET', '/tables/practice_sessions/rows', undefined],
    ['POST', '/tables/practice_sessions/rows', { values: {} }],
    ['PATCH', '/tables/practice_sessions/rows/r1', { ifRev: 0, values: {} }],
    ['DELETE', '/tables/practice_sessions/rows/r1?ifRev=0', undefined],
    ['POST', '/query', { sql: 'select 1' }],
    ['GET', '/tables', undefined],
    ['GET', '/backups', undefined],
    ['POST', '/backups', {}],
    ['GET', '/export.sql', undefined],
    ['GET', '/tables/practice_sessions/rows.csv', undefined],
    ['GET', '/migrations', undefined],
    ['POST', '/migrations/test', undefined],
    ['POST', '/migrations/design', { operations: [{ kind: 'removeField', field: 'f1' }] }],
  ] as const;
  const none = randomUUID();
  /** Of both environments, or of one that the thing itself says. */
  const others = [
    ['POST', `/backups/${none}/restore`, undefined],
    ['GET', `/backups/${none}/download`, undefined],
    ['DELETE', `/backups/${none}`, undefined],
    ['GET', '/queries', undefined],
    ['POST', '/queries', { name: 'All', sql: 'select 1' }],
    ['DELETE', `/queries/${none}`, undefined],
  ] as const;

  it.each([...calls, ...others])(
    '%s %s answers 401 to nobody, 403 to somebody else, 400 to what is no id',
    async (method, path, body) => {
      const nobody = await api.call(method, at + path, { body });
      const other = await api.call(method, at + path, { body, token: mallory.token });
      const wrong = await api.call(method, `/databases/none${path}`, { body, token: ada.token });

      expect([nobody.statusCode, other.statusCode, wrong.statusCode]).toEqual([401, 403, 400]);
      expect(wrong.json()).toMatchObject({ fields: { id: expect.any(String) as string } });
    },
  );

  it.each(calls.slice(1))('%s %s answers 404 where nothing is kept', async (method, path, body) => {
    const sign = path.includes('?') ? '&' : '?';
    const answer = await api.call(method, `${at}${path}${sign}environment=preview`, {
      body,
      token: ada.token,
    });
    expect(answer.statusCode).toBe(404);
  });

  it.each(calls.slice(1))(
    '%s %s answers 400 to an environment that there is not',
    async (method, path, body) => {
      const sign = path.includes('?') ? '&' : '?';
      const answer = await api.call(method, `${at}${path}${sign}environment=moon`, {
        body,
        token: ada.token,
      });
      expect(answer.json()).toMatchObject({ fields: { environment: 'There is no such environment' } });
    },
  );

  it('answers 404 where the project was deleted', async () => {
    const gone = await makeLiveDatabase(api, ada);
    const deployments = (await call('GET', `/deployments?projectId=${gone.project.id}`)).json<{
      items: { id: string }[];
    }>();
    for (const { id } of deployments.items) await call('POST', `/deployments/${id}/stop`, {});
    await api.call('DELETE', `/project/${gone.project.id}`, { token: ada.token });
    expect((await call('GET', `/databases/${gone.database.id}`)).statusCode).toBe(404);
  });
});

describe('records by steps', () => {
  it('[DATA-02] are read with the version whose model says what they mean', async () => {
    await add('Riffs', 'first');
    const { records, versionId, seq, rights } = await snapshot();

    expect(versionId).toBe(live.run.versionId);
    expect(seq).toBeGreaterThan(0);
    expect(rights[entity.id]).toEqual({ read: true, add: true, change: true, remove: true });
    expect(records[entity.id]).toMatchObject([{ id: 'first', values: { [key('Song')]: 'Riffs' } }]);
  });

  it('[DATA-02] are judged by the rules of the application, and a conflict is an answer', async () => {
    await add('Blues', 'second');
    const change = (values: object, was: object) =>
      call('POST', `${at}/steps`, {
        step: randomUUID(),
        changes: [{ kind: 'change', entityId: entity.id, id: 'second', values, was }],
      });
    const refused = await change({ [key('Song')]: null }, { [key('Song')]: 'Blues' });
    const conflict = await change({ [key('Song')]: 'Mine' }, { [key('Song')]: 'Other' });

    expect([refused.statusCode, stepAnswerSchema.parse(refused.json()).kind]).toEqual([200, 'refused']);
    expect(stepAnswerSchema.parse(conflict.json())).toMatchObject({ conflicts: [{ theirs: 'Blues' }] });
  });

  it('[DATA-04] are told to those who follow, after what they know', async () => {
    const { seq, revision } = await snapshot();
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    const [address] = api.app.addresses() as AddressInfo[];
    const stop = new AbortController();
    const stream = await fetch(
      `http://127.0.0.1:${String(address?.port)}/api${at}/events?since=${String(seq)}&revision=${String(revision)}`,
      { headers: { authorization: `Bearer ${ada.token}` }, signal: stop.signal },
    );
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    await add('Swing', 'third');
    let text = '';
    while (!text.includes('Swing')) text += (await reader?.read())?.value ?? '';
    stop.abort();

    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    expect(text).toContain(`id: ${String(seq + 1)}\nevent: news`);
  });
});

describe('records by tables', () => {
  interface Row {
    readonly id: string;
    readonly rev: number;
    readonly values: Readonly<Record<string, unknown>>;
  }
  const rowOf = (answer: { json: () => unknown }) => (answer.json() as { row: Row | null }).row;
  const post = (song: string) => call('POST', rows, { values: { song } });

  it('[DATA-02] are added, changed and removed, each by what was seen', async () => {
    const made = await post('Scales');
    const row = rowOf(made);
    const one = `${rows}/${row?.id ?? ''}`;
    const changed = await call('PATCH', one, { ifRev: row?.rev, values: { song: 'Arpeggios' } });
    const late = await call('PATCH', one, { ifRev: row?.rev, values: { song: 'Chords' } });
    const removed = await call('DELETE', `${one}?ifRev=${String(rowOf(changed)?.rev)}`);

    expect(made.statusCode).toBe(201);
    expect(rowOf(changed)?.values).toMatchObject({ song: 'Arpeggios' });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ conflicts: [{ mine: 'Chords', theirs: 'Arpeggios' }] });
    expect([removed.statusCode, rowOf(removed)]).toEqual([200, null]);
  });

  it('are listed by filter, search, order and page', async () => {
    for (const song of ['Anthem', 'Ballad', 'Canon']) await post(song);
    const list = async (query: string) => {
      const answer = await call('GET', `${rows}?${query}`);
      return answer.json<{ items: Row[]; total: number; nextCursor?: string }>();
    };
    const first = await list('sort=song&limit=2');
    const next = await list(`sort=song&limit=2&cursor=${String(first.nextCursor)}`);
    const songs = ({ items }: { items: readonly Row[] }) => items.map(({ values }) => values['song']);

    expect(songs(first)).toEqual(['Anthem', 'Ballad']);
    expect(songs(next)[0]).toBe('Blues');
    expect(songs(await list('filter=song:equal:Canon'))).toEqual(['Canon']);
    expect(songs(await list('search=anthem'))).toEqual(['Anthem']);
  });

  it('answer 404 for a table and a record that there is not, 422 with the rule, 400 for a column', async () => {
    const table = await call('GET', `${at}/tables/nothing/rows`);
    const record = await call('PATCH', `${rows}/none`, { ifRev: 0, values: { song: 'x' } });
    const rule = await call('POST', rows, { values: { composer: 'Nobody' } });
    const column = await call('POST', rows, { values: { volume: 11 } });
    const limit = await call('GET', `${rows}?limit=0`);

    expect([table.statusCode, record.statusCode, rule.statusCode, column.statusCode]).toEqual([
      404, 404, 422, 400,
    ]);
    expect(rule.json()).toMatchObject({ error: expect.stringContaining('Song') as string });
    expect(limit.json()).toMatchObject({ fields: { limit: expect.any(String) as string } });
  });
});

describe('a design that is tried', () => {
  it('[SCR-14] says of each column how many values convert, and which do not', async () => {
    await add('Twelve', 'odd');
    const field = entity.fields.find(({ name }) => name === 'Song')?.id ?? '';
    const retype = { kind: 'retypeField', field, type: 'email', limits: {} };
    const tried = await call('POST', `${at}/migrations/design`, { operations: [retype] });
    expect(tried.statusCode).toBe(200);
    const [column] = tryDatabaseDesign.response.parse(tried.json()).columns;
    expect(column).toMatchObject({ field, column: 'Song', kind: 'converted', kept: 0 });
    expect(column?.lost).toContainEqual({ record: 'Twelve', value: 'Twelve' });
    const { records, versionId } = await snapshot();
    expect(versionId).toBe(live.run.versionId);
    expect(records[entity.id]?.find(({ id }) => id === 'odd')?.values).toMatchObject({
      [key('Song')]: 'Twelve',
    });
  });

  it('[SCR-14] is refused with the reason where it cannot be done, and empty is none', async () => {
    const operations = [{ kind: 'removeField', field: 'f99' }];
    const refused = await call('POST', `${at}/migrations/design`, { operations });
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([422, 'UNPROCESSABLE']);
    const none = await call('POST', `${at}/migrations/design`, { operations: [] });
    expect(none.json()).toMatchObject({ fields: { operations: 'There is nothing to change' } });
  });
});
