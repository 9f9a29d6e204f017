import { randomUUID } from 'node:crypto';
import type { ApplicationModel, Message, Run } from '@tessera/shared/contracts';
import { eq } from 'drizzle-orm';
import { buildProject, endOfRun } from '../../testing/build-project';
import { docxOf } from '../../testing/documents-to-send';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';
import { uploadFile, type FileToSend } from '../../testing/upload-file';
import { uploads } from '../tables/uploads.table';
import { versions } from '../tables/versions.table';
import { readAttachments } from './attachments.service';

jest.setTimeout(120_000);

const BOOKS = 'Title,Author,Pages\nEmma,Jane Austen,474\nUlysses,James Joyce,730\n';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let api: TestApi;
let ada: TestUser;
let bob: TestUser;

beforeAll(async () => {
  api = await startTestApi();
  [ada, bob] = [await api.register(), await api.register()];
});
afterAll(() => api.close());

const idOf = async (file: FileToSend, user = ada) => (await uploadFile(api, user, file)).id;
const create = (body: object) =>
  api.post('/project', { projectName: `App ${randomUUID().slice(0, 8)}`, ...body }, ada.token);

/** The model that a run made. */
async function modelOf({ versionId, error, answer }: Run): Promise<ApplicationModel> {
  if (versionId === null) throw new Error(error ?? answer);
  const [row] = await api.db.select().from(versions).where(eq(versions.id, versionId));
  return row?.model as ApplicationModel;
}

const namesOf = (model: ApplicationModel) => model.entities.map(({ name }) => name);
const rowsOf = (model: ApplicationModel, name: string) =>
  model.entities.find((entity) => entity.name === name)?.samples.filter(({ isOwn }) => isOwn).length;

async function firstRun(body: object): Promise<Run> {
  const created = await create(body);
  expect(created.statusCode).toBe(201);
  return endOfRun(api, ada, created.json<{ runId: string }>().runId);
}

describe('POST /project with files', () => {
  it('[HOME-02] makes an application of a table, with its rows, without a word', async () => {
    const run = await firstRun({ attachmentIds: [await idOf({ name: 'books.csv', content: BOOKS })] });
    expect(run.attachments).toEqual([
      { id: expect.any(String) as string, name: 'books.csv', size: BOOKS.length, type: 'text/csv' },
    ]);
    const model = await modelOf(run);
    expect(namesOf(model)).toEqual(['Book']);
    expect(rowsOf(model, 'Book')).toBe(2);
    // On a busy machine there may be no time to try it.
    const told = run.receipt?.coverage.find(({ phrase }) => phrase === 'books');
    expect(['built', 'untried']).toContain(told?.state);
  });

  it('[HOME-02] takes a table of 500 rows and ten columns, and says what was left out', async () => {
    const header = Array.from({ length: 10 }, (_, at) => `Figure ${String(at)}`).join(',');
    const rows = Array.from({ length: 600 }, (_, row) =>
      ['Name', ...Array.from({ length: 9 }, (_column, at) => row * at)].join(`${String(row)},`),
    );
    const file = { name: 'measurements.csv', content: `Label,${header}\n${rows.join('\n')}` };
    const run = await firstRun({ prompt: 'Make an app of this', attachmentIds: [await idOf(file)] });
    expect(run.error).toBeNull();
    expect(rowsOf(await modelOf(run), 'Measurement')).toBe(500);
    expect(JSON.stringify(run.receipt?.coverage)).toContain('of 600 rows');
  });

  it('[HOME-02] reads a document as part of the prompt, and takes a picture that calls itself a logo for it', async () => {
    const words = 'A plant diary with name, species and last watered.';
    const attachmentIds = [
      await idOf({ name: 'brief.docx', content: docxOf(words) }),
      await idOf({ name: 'logo.png', content: PNG }),
    ];
    const run = await firstRun({ prompt: 'Make this', attachmentIds });
    const model = await modelOf(run);
    expect(namesOf(model)).toContain('Plant');
    expect(model.entities[0]?.fields.map(({ name }) => name)).toContain('Species');
    expect(model.theme.logo).toBe(`data:image/png;base64,${PNG.toString('base64')}`);
    expect(run.receipt?.coverage).toContainEqual(
      expect.objectContaining({ phrase: 'logo.png', state: 'built' }),
    );
  });

  it('[HOME-02] says what can be done with a picture that nothing is said of, and that one is too large', async () => {
    const large = Buffer.concat([PNG, Buffer.alloc(100_000)]);
    const attachmentIds = [
      await idOf({ name: 'cat.png', content: PNG }),
      await idOf({ name: 'logo.png', content: large }),
    ];
    const run = await firstRun({ prompt: 'A plant diary with name and species', attachmentIds });
    expect((await modelOf(run)).theme).not.toHaveProperty('logo');
    const whyOf = (name: string) => run.receipt?.coverage.find(({ phrase }) => phrase === name)?.why;
    expect(whyOf('cat.png')).toContain("'Use it as the logo'");
    expect(whyOf('logo.png')).toContain('64 KB');
  });

  it('[HOME-02] takes a logo into a template too', async () => {
    const attachmentIds = [await idOf({ name: 'logo.png', content: PNG })];
    const run = await firstRun({ templateId: 'reading-list', attachmentIds });
    expect((await modelOf(run)).theme.logo).toBe(`data:image/png;base64,${PNG.toString('base64')}`);
  });

  it('answers 403 for somebody else’s file, for one that there is not and for one sent for something else', async () => {
    const theirs = await idOf({ name: 'books.csv', content: BOOKS }, bob);
    const answers = [];
    for (const id of [theirs, randomUUID()])
      answers.push(await create({ prompt: 'Books', attachmentIds: [id] }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403]);
    expect(answers[0]?.json()).toEqual(answers[1]?.json());
  });

  it('answers 400 for more than five files and for what is no id', async () => {
    const six = Array.from({ length: 6 }, () => randomUUID());
    expect((await create({ prompt: 'Books', attachmentIds: six })).statusCode).toBe(400);
    expect((await create({ prompt: 'Books', attachmentIds: ['7'] })).statusCode).toBe(400);
  });

  it('answers 401 without a token', async () => {
    expect((await api.post('/project', { projectName: 'A', attachmentIds: [] })).statusCode).toBe(401);
  });
});

describe('POST /runs with files', () => {
  it('[HOME-02] adds a table, keeps the files with the message, and refuses those of others', async () => {
    const { project } = await buildProject(api, ada);
    const send = (attachmentIds: string[]) =>
      api.post('/runs', { projectId: project.id, message: 'Add these', attachmentIds }, ada.token);
    const members = {
      name: 'members.json',
      content: JSON.stringify([{ name: 'Ada', email: 'ada@example.com' }]),
    };
    const sent = await send([await idOf(members)]);
    expect(sent.statusCode).toBe(201);
    const run = await endOfRun(api, ada, sent.json<Run>().id);
    const model = await modelOf(run);
    expect(rowsOf(model, 'Member')).toBe(1);
    const { items } = (await api.get(`/project/${project.id}/messages`, ada.token)).json<{
      items: Message[];
    }>();
    expect(items.map(({ attachments }) => attachments.map(({ name }) => name))).toEqual([
      [],
      [],
      ['members.json'],
      [],
    ]);

    const picture = { name: 'shop.png', content: PNG };
    const asked = { projectId: project.id, message: 'Show this on the first page' };
    const shown = await api.post('/runs', { ...asked, attachmentIds: [await idOf(picture)] }, ada.token);
    const { pages } = await modelOf(await endOfRun(api, ada, shown.json<Run>().id));
    expect(pages[0]?.blocks[0]).toMatchObject({ kind: 'picture', description: 'Shop' });

    expect((await send([await idOf(members, bob)])).statusCode).toBe(403);
    expect((await send([randomUUID()])).statusCode).toBe(403);
    expect((await send(Array.from({ length: 6 }, () => randomUUID()))).statusCode).toBe(400);
  });
});

it('[HOME-02] takes the rows of a table in as they are, linked to the records that they name', async () => {
  const created = await create({ prompt: 'A hot sauce collection with name, brand and price' });
  const { runId, project } = created.json<{ runId: string; project: { id: string } }>();
  const [sauces] = (await modelOf(await endOfRun(api, ada, runId))).entities;
  const known = String(sauces?.samples[0]?.values[sauces.labelField]);
  const content = `sauce,taster,score,tasted on\n${known},Ann,8,2024-03-01\nGreen Drop,Bob,6,2024-03-02\n`;
  const sent = await api.post(
    '/runs',
    {
      projectId: project.id,
      message: 'here are my tastings, link them to sauces',
      attachmentIds: [await idOf({ name: 'tastings.csv', content })],
    },
    ada.token,
  );
  const run = await endOfRun(api, ada, sent.json<Run>().id);
  expect(run.answer).toContain('Green Drop added to hot sauces, which had no record of that name.');
  const { entities } = await modelOf(run);
  const tasting = entities.find(({ name }) => name === 'Tasting');
  expect(tasting?.fields.map(({ name, type }) => `${name} ${type}`)).toEqual([
    'Sauce reference',
    'Taster text',
    'Score number',
    'Tasted on date',
  ]);
  const link = tasting?.fields[0]?.id ?? '';
  const green = entities[0]?.samples.find(({ isOwn }) => isOwn)?.id;
  expect(tasting?.samples.map(({ values }) => values[link])).toEqual([sauces?.samples[0]?.id, green]);
});

it.each([100, 300])('[HOME-02] takes %i rows into a table that is there', async (count) => {
  const created = await create({ prompt: 'An app for sauces with name, price and size' });
  const { runId, project } = created.json<{ runId: string; project: { id: string } }>();
  await endOfRun(api, ada, runId);
  const rows = Array.from({ length: count }, (_, at) => `Sauce ${String(at)},${String(at)}.50,${String(at)}`);
  const content = `name,price,size\n${rows.join('\n')}\n`;
  const attachmentIds = [await idOf({ name: 'sauces.csv', content })];
  const body = { projectId: project.id, message: 'add these sauces', attachmentIds };
  const sent = await api.post('/runs', body, ada.token);
  const run = await endOfRun(api, ada, sent.json<Run>().id);
  expect(run.error).toBeNull();
  expect(rowsOf(await modelOf(run), 'Sauce')).toBe(count);
});

it('[HOME-02] names a file that is not kept any more', async () => {
  const { id } = await uploadFile(api, ada, { name: 'books.csv', content: BOOKS });
  const attachment = { id, name: 'books.csv', size: BOOKS.length, type: 'text/csv' };
  expect(await readAttachments(api.db, [attachment])).toMatchObject({ tables: [{ total: 2 }] });
  await api.db.delete(uploads).where(eq(uploads.id, id));
  expect(await readAttachments(api.db, [attachment])).toEqual({ gone: 'books.csv' });
});
