import type { DiffRow } from '@tessera/shared/diff';
import { useResource, type Resource } from '@tessera/shared/remote';
import { useContext } from 'react';
import { ResourceCache } from '../../lib/resource-cache';
import type { FileChange } from './compare-files';
import type { PickedVersions } from './pick-version';
import { useDiffPorts } from './use-diff';

/** Reads both texts of one changed file and compares them. */
export function useFileDiff(
  { version, base }: PickedVersions,
  { path, kind }: FileChange,
): Resource<readonly DiffRow[]> {
  const ports = useDiffPorts();
  const cache = useContext(ResourceCache);
  return useResource(
    `file ${version.id} ${path}`,
    async (signal) => {
      const [before, after] = await Promise.all([
        base && kind !== 'added' ? ports.readText(base.id, path, signal) : '',
        kind === 'removed' ? '' : ports.readText(version.id, path, signal),
      ]);
      // With its library, which is no part of the first view.
      const { diffTexts } = await import('@tessera/shared/diff/texts');
      return diffTexts(before, after);
    },
    { cache },
  );
}
