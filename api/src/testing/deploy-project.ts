import { randomUUID } from 'node:crypto';
import { deploymentSchema, type Deployment } from '@tessera/shared/contracts';
import { sql } from 'drizzle-orm';
import { moveCredits } from '../money';
import { until, type BuiltProject } from './build-project';
import type { TestApi, TestUser } from './test-api';

/** Gives a user credits. */
export async function addCredits(api: TestApi, user: TestUser, amount: number): Promise<void> {
  const entry = {
    amount,
    kind: 'adjustment',
    note: 'For the test',
    reference: `test:${randomUUID()}`,
  } as const;
  await api.db.transaction((tx) => moveCredits(tx, { userId: user.user.id, ...entry }));
}

/** Lets a user have any number of public applications. */
export async function givePlan(api: TestApi, { user }: TestUser, plan = 'Pro'): Promise<void> {
  await api.db.execute(sql`update users set plan = ${plan} where id = ${user.id}`);
}

/** What a project's deployment is asked for by. */
export function deploymentInput({ project }: BuiltProject, appName: string) {
  return { projectId: project.id, appName, environment: 'production', region: 'european', autoScale: true };
}

/** Puts a project live under a name, with credits for it, and waits until it is. */
export async function deployFor(
  api: TestApi,
  user: TestUser,
  built: BuiltProject,
  appName: string,
  token = user.token,
): Promise<Deployment> {
  await addCredits(api, user, 2000);
  const created = await api.post('/deployments', deploymentInput(built, appName), token);
  const { id } = deploymentSchema.parse(created.json());
  const read = async () => deploymentSchema.parse((await api.get(`/deployments/${id}`, token)).json());
  await until(async () => (await read()).status !== 'deploying');
  return read();
}
