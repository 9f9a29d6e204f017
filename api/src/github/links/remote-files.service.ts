import { gitHashOf, type ReadRepositoryFiles } from '../../workspace';
import { contentsOf } from '../imports/repository-source.service';
import type { ReadRemoteFiles } from './remote-files.port';

/** Reads what a project can hold of a commit; a file that is known already is not asked for again. */
export function createReadRemoteFiles(read: ReadRepositoryFiles): ReadRemoteFiles {
  return async (api, account, { repository, commit, known }) => {
    const { files, leftOut, paths } = await read(account, {
      ...contentsOf(api, repository, commit),
      known: new Map(known.map(({ text }) => [gitHashOf(text), Buffer.from(text)])),
      mayBeEmpty: true,
    });
    const held = new Set(files.map(({ path }) => path));
    return { files, leftOut, outside: paths.filter((path) => !held.has(path)) };
  };
}
