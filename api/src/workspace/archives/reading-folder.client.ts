import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { KeptContents } from './repository-files.schema';

/** What one reading has on the disk while it lasts. */
export interface ReadingFolder {
  /** Where a ZIP may be written to. */
  readonly zip: string;
  readonly keep: (sha: string, bytes: Uint8Array) => Promise<void>;
  /** What was kept, and where. */
  readonly kept: () => KeptContents;
}

/** Runs work with a folder of its own, which is gone afterwards. */
type WithReadingFolder = <Result>(work: (folder: ReadingFolder) => Promise<Result>) => Promise<Result>;

/**
 * Keeps what is read of repositories on the disk, where the builder's process reads it: as a message, all of it would be in memory
 * once more for each time that it crosses, and the server's thread would do nothing else meanwhile. One for all of a server, whose
 * folder it is.
 */
export function createReadingFolders(folder: string): WithReadingFolder {
  // What a server that was killed left behind: private code, with the secrets in it.
  const swept = rm(folder, { recursive: true, force: true }).catch(() => undefined);

  return async (work) => {
    await swept;
    const own = join(folder, randomUUID());
    await mkdir(own, { recursive: true, mode: 0o700 });
    try {
      return await withContents(join(own, 'contents'), (contents) =>
        work({ zip: join(own, 'repository.zip'), ...contents }),
      );
    } finally {
      await rm(own, { recursive: true, force: true, maxRetries: 5 });
    }
  };
}

async function withContents<Result>(
  path: string,
  work: (contents: Pick<ReadingFolder, 'keep' | 'kept'>) => Promise<Result>,
): Promise<Result> {
  const file = await open(path, 'wx', 0o600);
  const places: KeptContents['places'][number][] = [];
  let end = 0;
  try {
    return await work({
      async keep(sha, bytes) {
        await file.writeFile(bytes);
        places.push({ sha, start: end, length: bytes.byteLength });
        end += bytes.byteLength;
      },
      kept: () => ({ path, places }),
    });
  } finally {
    await file.close();
  }
}
