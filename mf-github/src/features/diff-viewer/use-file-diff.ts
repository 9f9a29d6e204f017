import type { ChangedFile, FileDiff } from '@tessera/shared/contracts';
import type { DiffRow, TextDiffer } from '@tessera/shared/diff';
import { useResource, type Resource } from '@tessera/shared/remote';
import { useContext } from 'react';
import { ResourceCache } from '../../lib/resource-cache';
import type { Compared } from './diff.ports';
import { isBinary } from './file-facts';
import { useDiffPorts } from './use-diff';

/** One changed file: both of its texts, and the lines that came and went. */
export interface FileContent {
  readonly texts: FileDiff;
  readonly isBinary: boolean;
  readonly rows: readonly DiffRow[];
}

interface FileQuestion {
  readonly compared: Compared;
  readonly file: ChangedFile;
  readonly ignoresWhitespace: boolean;
  readonly differ: TextDiffer;
}

/** Reads both texts of one changed file, which never change, and compares them in the worker. */
export function useFileDiff({
  compared,
  file,
  ignoresWhitespace,
  differ,
}: FileQuestion): Resource<FileContent> {
  const ports = useDiffPorts();
  const cache = useContext(ResourceCache);
  const asked = `file ${compared.version} ${compared.against ?? ''} ${file.path}`;
  return useResource(
    `${asked} ${String(ignoresWhitespace)}`,
    async (signal) => {
      // Its code is fetched beside the texts.
      differ.begin();
      const known = cache.get(asked) as FileDiff | undefined;
      const texts = known ?? (await ports.readFile(compared, file.path, signal));
      cache.set(asked, texts);
      if (isBinary(texts)) return { texts, isBinary: true, rows: [] };
      const rows = await differ.compare(texts.oldText ?? '', texts.newText ?? '', { ignoresWhitespace });
      return { texts, isBinary: false, rows };
    },
    { keepPrevious: true },
  );
}
