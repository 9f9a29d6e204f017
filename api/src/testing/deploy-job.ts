import { projectSchema } from '@tessera/shared/contracts';
import type { Prepared, VersionToPrepare } from '../deploying';
import { say, type BuiltProject } from './build-project';
import type { TestApi, TestUser } from './test-api';

/** Records that are at whatever version they were taken to last. */
export function dataOf(
  prepare: (version: VersionToPrepare) => Promise<Prepared> = () => Promise.resolve({ kind: 'done' }),
) {
  const seen = { at: '', prepared: [] as string[], announced: [] as string[] };
  return {
    ...{ seen, versionOf: () => Promise.resolve(seen.at) },
    async prepare(version: VersionToPrepare) {
      const prepared = await prepare(version);
      if (prepared.kind === 'done') seen.at = version.id;
      seen.prepared.push(version.id);
      return prepared;
    },
    announce(projectId: string) {
      seen.announced.push(projectId);
      return Promise.resolve();
    },
  };
}

/** The project with one version more. */
export async function nextVersion(api: TestApi, user: TestUser, built: BuiltProject): Promise<BuiltProject> {
  await say(api, user, built.project.id, 'add a priority field (low, medium, high)');
  const answer = await api.get(`/project/${built.project.id}`, user.token);
  return { ...built, project: projectSchema.parse(answer.json()) };
}
