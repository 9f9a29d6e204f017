import type { ReadRemoteFiles } from './remote-files.port';

export function createReadRemoteFiles(): ReadRemoteFiles {
  return async (api, _account, { repository, commit }) => {
    const { entries } = await api.tree(repository, commit);
    const there = entries.filter(({ type }) => type !== 'tree');
    const files = [];
    for (const { path, mode, sha, size } of there) {
      if (!mode.startsWith('100') || size > 1_000_000) continue;
      const bytes = await api.blob(repository, sha);
      if (!bytes.includes(0)) files.push({ path, text: bytes.toString('utf8') });
    }
    const paths = new Set(files.map(({ path }) => path));
    const outside = there.map(({ path }) => path).filter((path) => !paths.has(path));
    return { files, outside, leftOut: outside.map((path) => ({ path, why: 'Binary' })) };
  };
}
