import { randomUUID } from 'node:crypto';
import { deploymentSchema, type DataPlace, type DeployLogLine } from '@tessera/shared/contracts';
import { sql } from 'drizzle-orm';
import { moveCredits } from '../money';
import { buildProject, type BuiltProject } from './build-project';
import type { TestApi, TestUser } from './test-api';

interface Paid {
  readonly dataPlace?: DataPlace;
  readonly appName?: string;
  /** Whose and of what; somebody new's and a new project's unless given. */
  readonly of?: { readonly user: TestUser; readonly built: BuiltProject };
  /** What it waits for; `queued` unless given. */
  readonly step?: string;
}

/** A deployment that was paid for and whose work has not begun: no job is queued for it. */
export async function payForDeployment(api: TestApi, paid: Paid = {}) {
  const { dataPlace = 'browser', appName = `app-${randomUUID().slice(0, 8)}`, step = 'queued' } = paid;
  const user = paid.of?.user ?? (await api.register());
  const built = paid.of?.built ?? (await buildProject(api, user));
  const id = randomUUID();
  const userId = user.user.id;
  const { id: projectId, headVersion } = built.project;
  await api.db.execute(sql`
    insert into deployments (id, user_id, project_id, version_id, app_name, environment, region, auto_scale, status, step,
      charged, data_place, created_at, deployed_at)
    values (${id}, ${userId}, ${projectId}, ${headVersion?.id ?? ''}, ${appName}, 'production', 'european', true,
      'deploying', ${step}, 1000, ${dataPlace}, now(), now())`);
  await api.db.transaction(async (tx) => {
    const common = { userId, note: 'For the test' };
    await moveCredits(tx, { ...common, amount: 2000, kind: 'adjustment', reference: `test:${id}` });
    await moveCredits(tx, { ...common, amount: -1000, kind: 'deployment', reference: `deployment:${id}` });
  });
  const read = async () => deploymentSchema.parse((await api.get(`/deployments/${id}`, user.token)).json());
  const balance = async () =>
    (await api.get('/credits', user.token)).json<{ balancecredits: number }[]>()[0]?.balancecredits;
  return { id, appName, user, built, payload: { deploymentId: id }, read, balance };
}

/** The log of a deployment, each line with its level where that is not `info`. */
export async function readLog(api: TestApi, { token }: TestUser, id: string): Promise<string[]> {
  const answer = await api.get(`/deployments/${id}/logs`, token);
  return answer
    .json<{ items: DeployLogLine[] }>()
    .items.map(({ level, text }) => (level === 'info' ? text : `${level}: ${text}`));
}
