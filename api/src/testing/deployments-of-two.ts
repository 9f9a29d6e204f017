import { randomUUID } from 'node:crypto';
import { deploymentSchema, type Deployment } from '@tessera/shared/contracts';
import type { BalancedAnswer } from './balanced-calls';
import { until } from './build-project';
import { copyProject, listVersions } from './rows-of-two';
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

/** The deployment that a call answered. */
export const deploymentIn = (answer: BalancedAnswer): Deployment => deploymentSchema.parse(answer.json());

/** What people of two servers do with their projects and deployments. */
export function workOn(two: TwoServers) {
  /** At the first server, unless another one is named. */
  const post = (path: string, body: object, { token }: Person, asked: AskedDeployment = {}) => {
    const { server = two.first, key } = asked;
    return two.api(server, path, { method: 'POST', body, token, ...(key !== undefined && { key }) });
  };

  /** At the second one. */
  const get = async (path: string, { token }: Person, server = two.second): Promise<unknown> =>
    (await two.api(server, path, { token })).json();

  const deploy = (owner: Owner, asked: AskedDeployment = {}): Promise<BalancedAnswer> => {
    const { appName = freshName(), versionId } = asked;
    const { projectId } = owner;
    const place = { environment: 'production', region: 'european', autoScale: true };
    return post('/deployments', { projectId, versionId, appName, ...place }, owner, asked);
  };

  const begin = async (owner: Owner, asked: AskedDeployment): Promise<string> =>
    deploymentIn(await deploy(owner, asked)).id;

  const read = async (owner: Owner, id: string, server = two.second): Promise<Deployment> =>
    deploymentSchema.parse(await get(`/deployments/${id}`, owner, server));

  async function settled(owner: Owner, id: string, server = two.second): Promise<Deployment> {
    await until(async () => (await read(owner, id, server)).status !== 'deploying');
    return read(owner, id, server);
  }

  return {
    ...{ post, get, deploy, begin, read, settled },
    /** Somebody with a project of one version, and with credits. */
    async makeOwner(server: ServerProcess, credits: number): Promise<Owner> {
      const person = await two.signUp(server, credits);
      const made = await post('/project', { projectName: 'Journal', prompt: PROMPT }, person, { server });
      const { project } = made.json() as { project: { id: string } };
      await until(async () => (await listVersions(two.db, project.id)).length === 1);
      return { ...person, projectId: project.id };
    },
    /** Somebody new with the same project. */
    async copyOwner({ projectId }: Owner, server: ServerProcess, credits: number): Promise<Owner> {
      const person = await two.signUp(server, credits);
      return { ...person, projectId: await copyProject(two.db, projectId, person.id) };
    },
    async live(owner: Owner, asked: AskedDeployment = {}): Promise<Deployment> {
      const now = await settled(owner, await begin(owner, asked));
      if (now.status !== 'live') throw new Error(`It is ${now.status}: ${String(now.error)}`);
      return now;
    },
    async logOf(owner: Owner, id: string, server = two.second): Promise<string[]> {
      const found = await get(`/deployments/${id}/logs`, owner, server);
      return (found as { items: { text: string }[] }).items.map(({ text }) => text);
    },
    async balanceOf(person: Person, server = two.second): Promise<number> {
      const accounts = await get('/credits', person, server);
      return (accounts as { balancecredits: number }[])[0]?.balancecredits ?? NaN;
    },
  };
}
