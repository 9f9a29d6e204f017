import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import {
  listDatabases,
  openPreviewRecords,
  readPreviewDocument,
  stepAnswerSchema,
  type ApplicationModel,
} from '@tessera/shared/contracts';
import { buildProject, HOLDS_NOTHING, say, type BuiltProject } from '../../testing/build-project';
import { readModel } from '../../testing/live-database';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';

jest.setTimeout(120_000);

let api: TestApi;
let ada: TestUser;
let mallory: TestUser;
let preview: Preview;
/** The versions after the first one. */
let withVenue: string;

beforeAll(async () => {
  api = await startTestApi();
  ada = await api.register();
  mallory = await api.register();
  preview = await startPreview();
});
afterAll(() => api.close());

type Entity = ApplicationModel['entities'][number];

interface Preview extends BuiltProject {
  readonly at: string;
  readonly versionId: string;
  readonly entity: Entity;
}

async function startPreview(): Promise<Preview> {
  const built = await buildProject(api, ada);
  const { id } = built.project;
  await api.call('PUT', `/project/${id}`, { token: ada.token, body: { dataPlace: 'database' } });
  const versionId = built.run.versionId ?? '';
  const [entity] = (await readModel(api, ada, versionId)).entities;
  if (!entity) throw new Error('The model has no table');
  return { ...built, at: `/project/${id}/preview-records`, versionId, entity };
}

const keyOf = ({ fields }: Entity, name: string) => fields.find((field) => field.name === name)?.key ?? name;
const post = (path: string, body: object, token = ada.token) => api.call('POST', path, { token, body });

async function open({ at }: Preview, versionId: string, takes = true) {
  const answer = await post(at, { versionId, takes });
  return openPreviewRecords.response.parse(answer.json());
}

async function namesIn(preview: Preview, versionId: string): Promise<unknown[]> {
  const { snapshot } = await open(preview, versionId);
  const key = keyOf(preview.entity, 'Song');
  return (snapshot.records[preview.entity.id] ?? []).map(({ values }) => values[key]);
}

function adding({ entity }: Preview, song: string, id: string) {
  const values = { [keyOf(entity, 'Song')]: song };
  return { step: randomUUID(), changes: [{ kind: 'add', entityId: entity.id, id, values }] };
}

function add(
  preview: Preview,
  song: string,
  { versionId = preview.versionId, revision = 0, id = song } = {},
) {
  return post(`${preview.at}/steps`, { versionId, revision, step: adding(preview, song, id) });
}

/** Opens the stream of another window; gives what reads it up to a text. */
async function follow({ at }: Preview, since: number): Promise<(text: string) => Promise<string>> {
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const [address] = api.app.addresses() as AddressInfo[];
  const stop = new AbortController();
  const stream = await fetch(
    `http://127.0.0.1:${String(address?.port)}/api${at}/events?since=${String(since)}`,
    { headers: { authorization: `Bearer ${ada.token}` }, signal: stop.signal },
  );
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  return async (text) => {
    let read = '';
    while (!read.includes(text)) read += (await reader?.read())?.value ?? '';
    stop.abort();
    return read;
  };
}

async function readDocument({ at }: Preview): Promise<string | null> {
  return readPreviewDocument.response.parse((await api.get(at, ada.token)).json()).document;
}

/** In the order of somebody's work on one project, because making one takes seconds. */
describe('the records of a preview on the server', () => {
  it('[DATA-01] are what the version begins with and have no database until somebody changes one, of which another window hears', async () => {
    const { isFresh, snapshot } = await open(preview, preview.versionId);
    const list = async () =>
      listDatabases.response.parse(
        (await api.get(`/databases?projectId=${preview.project.id}`, ada.token)).json(),
      );

    const samples = snapshot.records[preview.entity.id] ?? [];
    expect(isFresh).toBe(true);
    expect(samples.length).toBeGreaterThan(0);
    expect(samples.every(({ isSample }) => isSample === true)).toBe(true);
    expect(await list()).toEqual({ items: [] });
    expect(await readDocument(preview)).toBeNull();

    const heard = await follow(preview, snapshot.seq);
    const made = stepAnswerSchema.parse((await add(preview, 'Riffs')).json());
    expect(await heard('Riffs')).toContain(`id: ${String(snapshot.seq + 1)}\nevent: news`);

    expect(made).toMatchObject({ kind: 'made', seq: snapshot.seq + 1 });
    const now = await open(preview, preview.versionId);
    expect(now.isFresh).toBe(false);
    // Those of before are the very same, so that who saw them can go on.
    const values = (records: typeof samples) => records.map((one) => [one.id, one.rev, one.values]);
    expect(values(now.snapshot.records[preview.entity.id] ?? [])).toEqual([
      ...values(samples),
      ['Riffs', 2, { [keyOf(preview.entity, 'Song')]: 'Riffs' }],
    ]);
    const [database] = (await list()).items;
    expect(Object.keys(database?.environments ?? {})).toEqual(['preview']);
  });

  it('[DATA-01] outlive a version with a new field, its undo and its return', async () => {
    const { versionId: first, project, entity } = preview;
    await add(preview, 'Mine', { id: 'mine' });
    const run = await say(api, ada, project.id, 'add a venue to practice sessions', { held: HOLDS_NOTHING });
    const second = run.versionId ?? '';
    withVenue = second;
    const next = (await readModel(api, ada, second)).entities.find(({ id }) => id === entity.id);
    const venue = keyOf(next ?? entity, 'Venue');
    const { snapshot } = await open(preview, second);
    const samples = (snapshot.records[entity.id] ?? []).filter(({ isSample }) => isSample);
    expect(samples.some(({ values }) => values[venue] !== undefined)).toBe(true);
    const change = { kind: 'change', entityId: entity.id, id: 'mine', values: { [venue]: 'Cellar' } };
    await post(`${preview.at}/steps`, {
      versionId: second,
      revision: snapshot.revision,
      step: { step: randomUUID(), changes: [{ ...change, was: { [venue]: null } }] },
    });

    const venueOfMine = async (versionId: string) =>
      (await open(preview, versionId)).snapshot.records[entity.id]?.find(({ id }) => id === 'mine')?.values[
        venue
      ];
    expect(await venueOfMine(first)).toBeUndefined();
    expect(await readDocument(preview)).toContain('Cellar');
    expect(await namesIn(preview, first)).toContain('Riffs');
    expect(await venueOfMine(second)).toBe('Cellar');
  });

  it('[DATA-01] have samples of a new table, which come back as they were with it', async () => {
    const { versionId: first, project } = preview;
    const run = await say(api, ada, project.id, 'also keep teachers with name and phone', {
      held: HOLDS_NOTHING,
    });
    const second = run.versionId ?? '';
    const teachers = (await readModel(api, ada, second)).entities.find(({ name }) => name === 'Teacher');
    if (!teachers) throw new Error('There is no second table');
    const listed = async () => {
      const { snapshot } = await open(preview, second);
      return { ...snapshot, teachers: snapshot.records[teachers.id] ?? [] };
    };
    const before = await listed();
    const [one] = before.teachers;
    expect(one?.isSample).toBe(true);
    const name = keyOf(teachers, 'Name');
    const values = { [name]: 'Grace' };
    const change = {
      kind: 'change',
      entityId: teachers.id,
      id: one?.id,
      values,
      was: { [name]: one?.values[name] },
    };
    await post(`${preview.at}/steps`, {
      versionId: second,
      revision: before.revision,
      step: { step: randomUUID(), changes: [{ ...change, isSample: false }] },
    });

    await open(preview, first);

    const names = (await listed()).teachers.map((record) => record.values[name]);
    expect(names).toHaveLength(before.teachers.length);
    expect(names).toContain('Grace');
  });

  it('[DATA-01] are of one version at a time: a page of another one is told, and changes nothing', async () => {
    const { versionId: first, at } = preview;
    const { snapshot } = await open(preview, first);
    await open(preview, withVenue);

    const late = await add(preview, 'Blues', { revision: snapshot.revision });
    const again = await post(at, { versionId: first });

    for (const answer of [late, again]) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ error: expect.stringContaining('another version') as string });
    }
    expect(await namesIn(preview, first)).not.toContain('Blues');
  });
});

describe('calls about the records of a preview', () => {
  it('answer 401 to nobody, 403 to somebody else, 400 to what makes no sense', async () => {
    const { at, versionId } = preview;
    const step = adding(preview, 'Riffs', 'r1');
    const calls = [
      ['POST', at, { versionId }],
      ['GET', at, undefined],
      ['POST', `${at}/steps`, { versionId, revision: 0, step }],
      ['GET', `${at}/events`, undefined],
    ] as const;
    for (const [method, path, body] of calls) {
      const nobody = await api.call(method, path, { body });
      const other = await api.call(method, path, { body, token: mallory.token });
      const wrong = await api.call(method, path.replace(preview.project.id, 'none'), {
        body,
        token: ada.token,
      });
      expect([method, path, nobody.statusCode, other.statusCode, wrong.statusCode]).toEqual([
        method,
        path,
        401,
        403,
        400,
      ]);
    }
    const bad = await post(`${at}/steps`, { versionId, revision: 0, step: { ...step, changes: [] } });
    expect(bad.json()).toMatchObject({ fields: { 'step.changes': expect.any(String) as string } });
  });

  it('answer 403 to a version of another project, 422 where records are in the browser', async () => {
    const other = await buildProject(api, ada);
    const foreign = await post(preview.at, { versionId: other.run.versionId, takes: true });
    const kept = { token: ada.token, body: { dataPlace: 'browser' } };
    expect((await api.call('PUT', `/project/${other.project.id}`, kept)).statusCode).toBe(200);
    const browser = await post(`/project/${other.project.id}/preview-records`, {
      versionId: other.run.versionId,
    });

    expect([foreign.statusCode, browser.statusCode]).toEqual([403, 422]);
  });
});
