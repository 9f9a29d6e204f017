import { applicationModelSchema } from '@tessera/shared/contracts';
import { buildProject, say } from '../../testing/build-project';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';

let api: TestApi;
let ada: TestUser;

beforeAll(async () => {
  api = await startTestApi();
  ada = await api.register();
});

afterAll(() => api.close());

const PROMPT = 'Build a guitar practice journal with song, minutes, tempo, date practised and notes';

async function fieldsOf(projectId: string) {
  const { headVersion } = (await api.get(`/project/${projectId}`, ada.token)).json<{
    headVersion: { id: string };
  }>();
  const file = await api.get(`/versions/${headVersion.id}/file?path=app.ir.json`, ada.token);
  return (
    applicationModelSchema.parse(JSON.parse(file.json<{ text: string }>().text)).entities[0]?.fields ?? []
  );
}

it("[READ-05] 'it' in a message is what the message before spoke of", async () => {
  const { project } = await buildProject(api, ada, { prompt: PROMPT });
  await say(api, ada, project.id, 'add a teacher field');
  const made = await say(api, ada, project.id, 'make it required');
  const moved = await say(api, ada, project.id, 'and put it first');

  expect([made.status, moved.status]).toEqual(['succeeded', 'succeeded']);
  expect((await fieldsOf(project.id))[0]).toMatchObject({ name: 'Teacher', required: true });
});

it("[READ-05] 'it' is still that after a question in between, and after a message that did nothing", async () => {
  const { project } = await buildProject(api, ada, { prompt: PROMPT });
  await say(api, ada, project.id, 'add a teacher field');
  await say(api, ada, project.id, 'thanks!');
  await say(api, ada, project.id, 'make it required');

  expect(await fieldsOf(project.id)).toContainEqual(
    expect.objectContaining({ name: 'Teacher', required: true }),
  );
});
