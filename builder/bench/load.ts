import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApplicationModel } from '@tessera/shared/contracts';
import { fromDraft } from '../src/drafts/from-draft';
import { SAMPLE_APPLICATIONS } from '../src/samples/index';
import { modelOf } from './bases';
import { readCorpus, type Entry } from './corpus';
import { type Meant } from './facts';

export const HALVES = ['open', 'set-aside'] as const;
export type Half = (typeof HALVES)[number];

/** One half of the corpus. */
export interface Corpus {
  readonly entries: readonly Entry[];
  /** The application that a change is about, by its name. */
  readonly base: (name: string) => ApplicationModel;
}

/** Reads a half; a line that is not in the notation is an error. */
export function loadHalf(folder: string, half: Half): Corpus {
  const files = readdirSync(join(folder, half))
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => ({ name, file: readCorpus(readFileSync(join(folder, half, name), 'utf8')) }));
  for (const { name, file } of files)
    if (file.faults.length > 0) throw new Error(`${name}: ${file.faults.join('\n')}`);
  const apps = new Map<string, readonly Meant[]>(files.flatMap(({ file }) => [...file.apps]));
  return {
    entries: files.flatMap(({ file }) => file.entries),
    base: (name) => {
      const own = apps.get(name);
      if (own) return modelOf(own);
      const sample = SAMPLE_APPLICATIONS.find(({ id }) => id === name);
      if (!sample) throw new Error(`There is no application ${name}`);
      return fromDraft(sample.draft);
    },
  };
}
