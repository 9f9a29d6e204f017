import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SHELL, temporaryFolder, writeBuild, type BuildOverrides, type Folder } from './builds';
import { runMfr, type Ran, type RunOptions } from './command-line';

interface MfrFixture {
  /** Runs `mfr` with words that have no spaces in them. */
  readonly mfr: (line: string, options?: Partial<RunOptions>) => Promise<Ran>;
  readonly mfrWords: (words: readonly string[], options?: Partial<RunOptions>) => Promise<Ran>;
  /** Writes a build to `dist` and publishes it. */
  readonly publish: (overrides?: BuildOverrides) => Promise<Ran>;
  /** A path in the test's folder, which holds a `shell.json`. */
  readonly path: (...parts: string[]) => string;
  readonly inRegistry: (...parts: string[]) => string;
  /** The serial files of the environment `local`. */
  readonly serials: () => Promise<string[]>;
}

/** A fresh folder for each test of the file, and `mfr` run in it. */
export function mfrFixture(): MfrFixture {
  let folder: Folder;

  beforeEach(async () => {
    folder = await temporaryFolder();
    await writeFile(join(folder.path, 'shell.json'), JSON.stringify(SHELL));
  });

  afterEach(() => folder.dispose());

  const path = (...parts: string[]) => join(folder.path, ...parts);
  const inRegistry = (...parts: string[]) => path('.data/registry', ...parts);
  const mfrWords = (words: readonly string[], options: Partial<RunOptions> = {}) =>
    runMfr(words, {
      directory: folder.path,
      variables: { USER: 'alice', REGISTRY_URL: '.data/registry' },
      ...options,
    });
  const mfr = (line: string, options: Partial<RunOptions> = {}) => mfrWords(line.split(' '), options);
  return {
    mfr,
    mfrWords,
    path,
    inRegistry,
    async publish(overrides = {}) {
      await writeBuild(path('dist'), overrides);
      return mfr('publish dist');
    },
    serials: () => readdir(inRegistry('envs/local')).catch(() => []),
  };
}
