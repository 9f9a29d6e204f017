import { randomUUID } from 'node:crypto';
import type { Deployment } from '@tessera/shared/contracts';
import { eq, like, sql } from 'drizzle-orm';
import { moveCredits } from '../money';
import { ledgerEntries } from '../money/tables/credits.table';
import { versions } from '../workspace/tables/versions.table';
import type { BalancedAnswer } from './balanced-calls';
import { until } from './build-project';
import type { ServerProcess } from './server-process';
import type { Person, TwoServers } from './two-servers';

export const PROMPT = 'Build a guitar practice journal with song and minutes';

export const freshName = (): string => `app-${randomUUID().slice(0, 8)}`;

export interface Owner extends Person {
  readonly projectId: string;
}

export interface AskedDeployment {
  readonly appName?: string;
  readonly server?: ServerProcess;
  readonly key?: string;
  /** The newest unless given. */
  readonly versionId?: string;
}

/** What people of two servers do with their projects and deployments. Where no server is named, it is the first one. */
export function workOn(two: TwoServers) {
  const post = (
    path: string,
    body: object,
    { token }: Person,
    { server = two.first, key }: AskedDeployment = {},
  ) => two.api(server, path, { method: 'POST', body, token, ...(key !== undefined && { key }) });

  const get = async <T>(path: string, { token }: Person, server = two.first): Promise<T> =>
    (await two.api(server, path, { token })).json<T>();

  const numbersOf = async (projectId: string): Promise<number[]> => {
    const rows = await two.db.select().from(versions).where(eq(versions.projectId, projectId));
    return rows.map(({ number }) => number).sort();
  };

  const deploy = (owner: Owner, asked: AskedDeployment = {}): Promise<BalancedAnswer> => {
    const { appName = freshName(), versionId } = asked;
    const { projectId } = owner;
    const place = { environment: 'production', region: 'european', autoScale: true };
    return post('/deployments', { projectId, versionId, appName, ...place }, owner, asked);
  };

  const read = (owner: Owner, id: string, server = two.first) =>
    get<Deployment>(`/deployments/${id}`, owner, server);

  async function settled(owner: Owner, id: string, server = two.first): Promise<Deployment> {
    await until(async () => (await read(owner, id, server)).status !== 'deploying');
    return read(owner, id, server);
  }

  return {
    post,
    get,
    numbersOf,
    deploy,
    /** Answers its id. */
    begin: async (owner: Owner, asked: AskedDeployment): Promise<string> =>
      (await deploy(owner, asked)).json<Deployment>().id,
    read,
    settled,
    /** Somebody with a project of one version, and with credits. */
    async makeOwner(server: ServerProcess, credits: number): Promise<Owner> {
      const person = await two.signUp(server, credits);
      const made = await post('/project', { projectName: 'Journal', prompt: PROMPT }, person, { server });
      const { project } = made.json<{ project: { id: string } }>();
      await until(async () => (await numbersOf(project.id)).length === 1);
      return { ...person, projectId: project.id };
    },
    /** Somebody new with the first version of another one's project: nothing has to be made and built again for it. */
    async copyOwner({ projectId }: Owner, server: ServerProcess, credits: number): Promise<Owner> {
      const person = await two.signUp(server, credits);
      const [id, versionId] = [randomUUID(), randomUUID()];
      await two.db.transaction(async (tx) => {
        await tx.execute(sql`insert into projects select (jsonb_populate_record(p, jsonb_build_object('id', ${id}::text,
          'user_id', ${person.id}::text, 'head_version_id', null))).* from projects p where p.id = ${projectId}`);
        await tx.execute(sql`insert into versions select (jsonb_populate_record(v, jsonb_build_object('id', ${versionId}::text,
          'project_id', ${id}::text, 'run_id', null))).* from versions v where v.project_id = ${projectId} and v.number = 1`);
        await tx.execute(sql`update projects set head_version_id = ${versionId} where id = ${id}`);
      });
      return { ...person, projectId: id };
    },
    async live(owner: Owner, asked: AskedDeployment = {}): Promise<Deployment> {
      const { id } = (await deploy(owner, asked)).json<Deployment>();
      const now = await settled(owner, id);
      if (now.status !== 'live') throw new Error(`It is ${now.status}: ${String(now.error)}`);
      return now;
    },
    async logOf(owner: Owner, id: string, server = two.second): Promise<string[]> {
      const path = `/deployments/${id}/logs`;
      const { items } = await get<{ items: { text: string }[] }>(path, owner, server);
      return items.map(({ text }) => text);
    },
    async balanceOf(person: Person, server = two.second): Promise<number> {
      const [account] = await get<{ balancecredits: number }[]>('/credits', person, server);
      return account?.balancecredits ?? NaN;
    },
    /** What was taken for a deployment and given back, in order. */
    async chargesOf(id: string): Promise<number[]> {
      const rows = await two.db
        .select()
        .from(ledgerEntries)
        .where(like(ledgerEntries.reference, `%${id}`))
        .orderBy(ledgerEntries.position);
      return rows.map(({ amount }) => amount);
    },
    moveCredits: (person: Person, amount: number) =>
      two.db.transaction((tx) =>
        moveCredits(tx, {
          ...{ userId: person.id, amount, kind: 'adjustment', note: 'For the test' },
          reference: `test:${randomUUID()}`,
        }),
      ),
  };
}
