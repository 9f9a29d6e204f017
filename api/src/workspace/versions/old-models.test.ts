import { versionSchema, type ApplicationModel } from '@tessera/shared/contracts';
import { eq } from 'drizzle-orm';
import { buildProject, say } from '../../testing/build-project';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';
import { versions } from '../tables/versions.table';

/** Versions that were stored before version 2 of the model are read, changed and restored like any other. */

let api: TestApi;
let ada: TestUser;

beforeAll(async () => {
  api = await startTestApi();
  ada = await api.register();
});

afterAll(() => api.close());

const field = (number: number, name: string, type: string, more = {}) => ({
  id: `f${String(number)}`,
  name,
  type,
  key: `f${String(number)}.1`,
  required: number === 1,
  ...more,
});

/** As the last generator of version 1 stored the journal. */
const VERSION_1 = {
  v: 1,
  title: 'Guitar practice journal',
  theme: { mode: 'dark', accent: '#1b7a4b' },
  format: { currency: 'USD' },
  entities: [
    {
      id: 'e1',
      name: 'Practice session',
      plural: 'Practice sessions',
      labelField: 'f1',
      fields: [
        field(1, 'Song', 'text'),
        field(2, 'Minutes', 'integer', { min: 0, unit: 'min' }),
        field(3, 'Date practised', 'date'),
        field(4, 'Mood', 'choice', {
          key: 'f4.2',
          options: [
            { id: 'o1', label: 'Easy' },
            { id: 'o2', label: 'Hard' },
          ],
        }),
      ],
      defaultView: 'cards',
      sort: { field: 'f3', direction: 'desc' },
    },
  ],
  next: { entity: 2, field: 5, option: 3 },
  generator: 'tessera-rules/1',
};

async function headOf(projectId: string) {
  const response = await api.get(`/project/${projectId}/versions`, ada.token);
  return versionSchema.parse(response.json<{ items: unknown[] }>().items[0]);
}

async function modelOf(versionId: string): Promise<ApplicationModel> {
  const file = await api.get(`/versions/${versionId}/file?path=app.ir.json`, ada.token);
  return JSON.parse(file.json<{ text: string }>().text) as ApplicationModel;
}

describe('a version with a model of version 1', () => {
  it('[MODEL-17] is read and changed by chat, and keeps its ids, keys and settings', async () => {
    const { project } = await buildProject(api, ada);
    const { id: old } = await headOf(project.id);
    // What was written then; no code of today writes it.
    await api.db.update(versions).set({ model: VERSION_1 }).where(eq(versions.id, old));

    const run = await say(api, ada, project.id, 'add a venue field');
    expect(run.status).toBe('succeeded');
    const changed = await modelOf((await headOf(project.id)).id);
    expect(changed).toMatchObject({ v: 2, title: VERSION_1.title, theme: VERSION_1.theme });
    const [entity] = changed.entities;
    expect(entity).toMatchObject({ id: 'e1', labelField: 'f1', sort: { field: 'f3', direction: 'desc' } });
    expect(entity?.fields.map(({ key, name }) => `${key} ${name}`)).toEqual([
      'f1.1 Song',
      'f2.1 Minutes',
      'f3.1 Date practised',
      'f4.2 Mood',
      'f5.1 Venue',
    ]);
    expect(entity?.views.find(({ id }) => id === entity.defaultView)?.kind).toBe('cards');

    const restored = await api.post(`/versions/${old}/restore`, {}, ada.token);
    expect(restored.statusCode).toBe(201);
  });
});
