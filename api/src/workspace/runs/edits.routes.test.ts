import { randomUUID } from 'node:crypto';
import {
  applicationModelSchema,
  messageSchema,
  runSchema,
  versionSchema,
  type ApplicationModel,
  type DesignOperation,
  type ModelEdit,
} from '@tessera/shared/contracts';
import * as z from 'zod/mini';
import { buildProject, endOfRun, say } from '../../testing/build-project';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';

let api: TestApi;
let ada: TestUser;
let bob: TestUser;
let projectId: string;

beforeAll(async () => {
  api = await startTestApi();
  [ada, bob] = [await api.register(), await api.register()];
});
afterAll(() => api.close());

async function build(): Promise<void> {
  projectId = (await buildProject(api, ada)).project.id;
}

const versionsSchema = z.object({ items: z.array(versionSchema) });

async function versions() {
  return versionsSchema.parse((await api.get(`/project/${projectId}/versions`, ada.token)).json()).items;
}

async function headId(): Promise<string> {
  return (await versions())[0]?.id ?? '';
}

async function readModel(): Promise<ApplicationModel> {
  const file = await api.get(`/versions/${await headId()}/file?path=app.ir.json`, ada.token);
  return applicationModelSchema.parse(JSON.parse(file.json<{ text: string }>().text));
}

/** By its name, or the first one of a type. */
async function fieldId(name: string): Promise<string> {
  const fields = (await readModel()).entities.flatMap((entity) => entity.fields);
  return fields.find((field) => field.name === name || field.type === name)?.id ?? '';
}

function send(edit: ModelEdit | object, baseVersionId: string, user = ada) {
  return api.post(`/project/${projectId}/edits`, { baseVersionId, edit }, user.token);
}

async function make(edit: ModelEdit) {
  const answer = await send(edit, await headId());
  expect(answer.statusCode).toBe(201);
  return endOfRun(api, ada, runSchema.parse(answer.json()).id);
}

describe('POST /project/:id/edits', () => {
  beforeEach(build);

  it('[SCR-02] changes one part, with checks, a receipt, a version of the person and a note in words', async () => {
    const composer = await fieldId('Composer');
    const run = await make({ kind: 'rename', part: composer, name: 'Written by' });

    expect(run).toMatchObject({ status: 'succeeded', error: null });
    expect(run.message).toMatch(/^Field Composer of .+ renamed to Written by$/);
    expect(run.receipt?.modelChanges).toEqual([expect.stringMatching(/^field Composer .*Written by$/)]);
    expect(run.receipt?.checks.failed).toEqual([]);
    const [newest, first] = await versions();
    expect(newest).toMatchObject({ number: 2, author: 'user', runId: run.id, note: run.message });
    expect(newest?.beforeId).toBe(first?.id);
    expect(await fieldId('Written by')).toBe(composer);
  });

  it('[SCR-02] [PRJ-03] is undone like any change, and told in the conversation as made by hand', async () => {
    const composer = await fieldId('Composer');
    const run = await make({ kind: 'move', part: composer, to: 0 });
    const told = z
      .object({ items: z.array(messageSchema) })
      .parse((await api.get(`/project/${projectId}/messages`, ada.token)).json());
    expect(told.items.filter(({ runId }) => runId === run.id)).toMatchObject([
      { role: 'user', isEdit: true, about: null },
      { role: 'assistant', isEdit: true },
    ]);
    expect((await readModel()).entities[0]?.fields[0]?.id).toBe(composer);

    expect((await api.post(`/project/${projectId}/undo`, {}, ada.token)).statusCode).toBe(201);
    expect((await readModel()).entities[0]?.fields[0]?.id).not.toBe(composer);
  });

  it('[SCR-02] is what "it" means in the next message', async () => {
    await make({ kind: 'rename', part: await fieldId('Composer'), name: 'Written by' });
    const run = await say(api, ada, projectId, 'make it required');
    expect(run.receipt?.modelChanges).toEqual([expect.stringMatching(/^field Written by .* required$/)]);
  });

  it('[SCR-02] keeps what was edited by hand in the code', async () => {
    const changes = [{ path: 'src/mine.ts', text: 'export const mine = 1;\n' }];
    const edit = { baseVersionId: await headId(), note: '', changes };
    await api.post(`/project/${projectId}/versions`, edit, ada.token);
    const run = await make({ kind: 'density', density: 'compact' });
    const file = await api.get(`/versions/${run.versionId ?? ''}/file?path=src/mine.ts`, ada.token);
    expect(file.json()).toMatchObject({ text: 'export const mine = 1;\n' });
  });

  it('answers 409 with the newest version to an edit of another one', async () => {
    const old = await headId();
    await make({ kind: 'accent', accent: '#0d9488' });
    const answer = await send({ kind: 'density', density: 'compact' }, old);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'CONFLICT', head: { id: await headId(), number: 2 } });
    expect(await versions()).toHaveLength(2);
  });

  it('answers 409 while a message is being worked on', async () => {
    const base = await headId();
    const body = { projectId, message: 'add a difficulty rating from 1 to 5' };
    const { id } = runSchema.parse((await api.post('/runs', body, ada.token)).json());
    const answer = await send({ kind: 'density', density: 'compact' }, base);
    await endOfRun(api, ada, id);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'CONFLICT' });
  });

  it('answers 422 with the reason where the part cannot be changed so, and keeps nothing', async () => {
    const answer = await send(
      { kind: 'rename', part: await fieldId('Composer'), name: 'song' },
      await headId(),
    );
    expect(answer.statusCode).toBe(422);
    const { code, error } = answer.json<{ code: string; error: string }>();
    expect(code).toBe('UNPROCESSABLE');
    expect(error).toMatch(/already has a field Song\.$/);
    const gone = await send({ kind: 'move', part: 'f9999', to: 0 }, await headId());
    expect(gone.json()).toMatchObject({ error: 'It is not in the application any more.' });
    expect(await versions()).toHaveLength(1);
  });

  it('[SCR-12] makes tables as somebody drew them: one version, told in words, and undone as one', async () => {
    const before = await readModel();
    const [first] = before.entities;
    const table = `e${String(before.next.entity)}`;
    const fields = [{ name: 'Name', type: 'text', required: true }] as const;
    const run = await make({
      kind: 'design',
      operations: [
        { kind: 'addEntity', draft: { name: 'Teacher', plural: 'Teachers', fields: [...fields] } },
        {
          kind: 'relate',
          entity: first?.id ?? '',
          name: 'Teacher',
          reference: { entity: table, inverse: 'Lessons', onDelete: 'clear' },
          many: false,
          required: false,
        },
      ],
    });
    expect(run).toMatchObject({ status: 'succeeded', error: null });
    expect(run.message).toMatch(/^Table Teacher added with 1 field\. Field Teacher added to /);
    expect(run.receipt?.modelChanges).toHaveLength(2);
    expect((await readModel()).entities.map(({ name }) => name)).toContain('Teacher');
    expect((await versions())[0]).toMatchObject({ number: 2, author: 'user', note: run.message });

    expect((await api.post(`/project/${projectId}/undo`, {}, ada.token)).statusCode).toBe(201);
    expect((await readModel()).entities).toEqual(before.entities);
  });

  it('[SCR-14] adds a rule and an index, and says why columns cannot be held against each other', async () => {
    const entity = (await readModel()).entities[0]?.id ?? '';
    const [composer, due] = [await fieldId('Composer'), await fieldId('date')];
    const rule = { kind: 'unique', message: 'It is there already.', fields: [composer, due] } as const;
    const told = { ...rule, fields: [...rule.fields] };
    const operations: DesignOperation[] = [
      { kind: 'addRule', entity, rule: told },
      { kind: 'addIndex', entity, fields: [due] },
    ];
    expect(await make({ kind: 'design', operations })).toMatchObject({ status: 'succeeded' });
    const [after] = (await readModel()).entities;
    expect(after?.rules.at(-1)).toMatchObject(rule);
    expect(after?.indexes).toEqual([expect.objectContaining({ fields: [due] })]);
    const order = { ...{ kind: 'order', message: 'No.', isStrict: true }, first: composer, second: due };
    const wrong = { kind: 'design', operations: [{ kind: 'addRule', entity, rule: order }] };
    expect((await send(wrong, await headId())).statusCode).toBe(422);
  });

  it('[SCR-12] answers 422 to a design that takes values away unconfirmed, or cannot be made whole', async () => {
    const removal = { kind: 'removeField', field: await fieldId('Notes') } as const;
    const unasked = await send({ kind: 'design', operations: [removal] }, await headId());
    expect(unasked.statusCode).toBe(422);
    expect(unasked.json()).toMatchObject({
      error: expect.stringMatching(
        /confirmed\. Values of Notes are kept and come back with undo\.$/,
      ) as string,
    });
    const half = { kind: 'design', operations: [removal, removal], confirmed: true };
    expect((await send(half, await headId())).json()).toMatchObject({ error: 'There is no such field.' });
    expect(await versions()).toHaveLength(1);

    const run = await make({ kind: 'design', operations: [removal], confirmed: true });
    expect(run.receipt?.data.archived).toEqual(['Values of Notes are kept and come back with undo']);
    const late = await send({ kind: 'design', operations: [removal] }, randomUUID());
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ code: 'CONFLICT', head: { number: 2 } });
  });

  it('makes one version of two calls with one key, and refuses the key for another edit', async () => {
    const body = { baseVersionId: await headId(), edit: { kind: 'density', density: 'compact' } };
    const key = { 'idempotency-key': randomUUID() };
    const first = await api.post(`/project/${projectId}/edits`, body, ada.token, key);
    const again = await api.post(`/project/${projectId}/edits`, body, ada.token, key);
    expect(again.json()).toMatchObject({ id: runSchema.parse(first.json()).id });
    const other = { ...body, edit: { kind: 'accent', accent: '#0d9488' } };
    const reused = await api.post(`/project/${projectId}/edits`, other, ada.token, key);
    expect(reused.json()).toMatchObject({ code: 'KEY_REUSED' });
    await endOfRun(api, ada, runSchema.parse(first.json()).id);
    expect(await versions()).toHaveLength(2);
  });

  it('answers 401 without a session, and 403 to anybody else', async () => {
    const edit = { kind: 'density', density: 'compact' };
    const body = { baseVersionId: await headId(), edit };
    expect((await api.post(`/project/${projectId}/edits`, body)).statusCode).toBe(401);
    expect((await send(edit, await headId(), bob)).statusCode).toBe(403);
  });
});

describe('[SCR-02] a message about what was pointed at', () => {
  beforeEach(build);

  it('is understood as being about it, and keeps what it was called', async () => {
    const part = await fieldId('Composer');
    const run = await say(api, ada, projectId, 'rename it to Written by', { about: { kind: 'part', part } });
    expect(run.about).toEqual({ subject: { kind: 'part', part }, label: 'Field "Composer"' });
    expect(run.receipt?.modelChanges).toEqual([expect.stringMatching(/^field Composer .*Written by$/)]);
    const [asked] = (await api.get(`/project/${projectId}/messages`, ada.token))
      .json<{ items: { runId: string; about: unknown }[] }>()
      .items.filter(({ runId }) => runId === run.id);
    expect(asked?.about).toEqual(run.about);
  });

  it('is still about it when a question is agreed to', async () => {
    const part = await fieldId('Notes');
    const asked = await say(api, ada, projectId, 'remove it', { about: { kind: 'part', part } });
    expect(asked.question?.confirm).toBe('Remove Notes');
    const done = await say(api, ada, projectId, 'Remove Notes');
    expect(done.status).toBe('succeeded');
    expect(await fieldId('Notes')).toBe('');
  });

  it('answers 400 where the newest version has no such part any more', async () => {
    const part = await fieldId('Notes');
    const held = { records: {}, values: {}, options: {} };
    await say(api, ada, projectId, 'remove notes', { held });
    const body = { projectId, message: 'make it required', about: { kind: 'part', part } };
    const answer = await api.post('/runs', body, ada.token);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toContain('about.part');
  });

  it('keeps the words of what the model has nothing for', async () => {
    const about = { kind: 'words', words: 'Composer' } as const;
    const run = await say(api, ada, projectId, 'make it required', { about });
    expect(run.about?.label).toBe('Text "Composer"');
    expect(run.receipt?.modelChanges).toEqual([expect.stringMatching(/^field Composer .* required$/)]);
  });
});

/** A column cannot come before itself. */
const toItself = {
  kind: 'addRule',
  entity: 'e1',
  rule: { kind: 'order', message: 'No', first: 'f1', second: 'f1', isStrict: true },
};

describe('[SCR-02] what is no edit and nothing that can be pointed at', () => {
  it.each([
    ['edit.name', { kind: 'rename', part: 'f1', name: '  ' }],
    ['edit.name', { kind: 'rename', part: 'f1', name: 'x'.repeat(61) }],
    ['edit.part', { kind: 'rename', part: 'f1;drop', name: 'Cost' }],
    ['edit.text', { kind: 'write', part: 'k1', text: 'x'.repeat(2001) }],
    ['edit.tone', { kind: 'tone', part: 'o1', tone: 'pink' }],
    ['edit.to', { kind: 'move', part: 'f1', to: -1 }],
    ['edit.accent', { kind: 'accent', accent: 'red' }],
    ['edit.density', { kind: 'density', density: 'airy' }],
    ['edit.kind', { kind: 'explode', part: 'f1' }],
    ['edit.operations', { kind: 'design', operations: [] }],
    ['edit.operations.0.kind', { kind: 'design', operations: [{ kind: 'setTitle', title: 'Mine' }] }],
    ['edit.operations.0.rule', { kind: 'design', operations: [toItself] }],
    [
      'edit.operations.0.rule.kind',
      {
        kind: 'design',
        operations: [{ ...toItself, rule: { kind: 'check', message: 'No', holds: 'f1 = 1' } }],
      },
    ],
    [
      'edit.operations.1.name',
      {
        kind: 'design',
        operations: [
          { kind: 'removeField', field: 'f1' },
          { kind: 'renameField', field: 'f2', name: '' },
        ],
      },
    ],
  ])('answers 400 naming %s', async (field, edit) => {
    const body = { baseVersionId: randomUUID(), edit };
    const answer = await api.post(`/project/${randomUUID()}/edits`, body, ada.token);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toContain(field);
  });

  it.each([
    { kind: 'part', part: 'no' },
    { kind: 'words', words: 'x'.repeat(61) },
  ])('answers 400 to what is nothing that can be pointed at: %o', async (about) => {
    const answer = await api.post(
      '/runs',
      { projectId: randomUUID(), message: 'make it red', about },
      ada.token,
    );
    expect(answer.statusCode).toBe(400);
  });
});
