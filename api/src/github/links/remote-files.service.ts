import type { ReadRepositoryFiles } from '../../workspace';
import { contentsOf } from '../imports/repository-source.service';
import type { ReadRemoteFiles } from './remote-files.port';

/** The files of a commit by the rules of importing: what would not become a project's is not pulled either. */
export function createReadRemoteFiles(read: ReadRepositoryFiles): ReadRemoteFiles {
  return async (api, account, { repository, commit }) => {
    const { files, leftOut, paths } = await read(account, contentsOf(api, repository, commit));
    const kept = new Set(files.map(({ path }) => path));
    return { files, leftOut, outside: paths.filter((path) => !kept.has(path)) };
  };
}
