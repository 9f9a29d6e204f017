import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DE } from './lexicons/de';
import { ES } from './lexicons/es';
import { FR } from './lexicons/fr';
import { PT } from './lexicons/pt';

/** What the lines of a packed lexicon say, each with its English side. */
const unpacked = (packed: string) =>
  packed
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [english = '', foreign = ''] = line.split('=');
      return foreign.split(',').map((word) => `${word} = ${english}`);
    });

it.each([
  ['es', ES],
  ['fr', FR],
  ['de', DE],
  ['pt', PT],
])(
  '[READ-03] lexicons/%s.txt is what the reader has: run builder/scripts/embed-lexicons.mjs',
  (name, packed) => {
    const text = readFileSync(join(import.meta.dirname, '../../lexicons', `${name}.txt`), 'utf8').normalize(
      'NFC',
    );
    const lines = text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line.includes(' = '));
    const has = new Set(unpacked(packed));
    const written = new Map(lines.map((line) => [line.split(' = ')[0], line] as const).toReversed());
    const missing = [...written.values()].filter((line) => !has.has(line) && !/[,`\\$]|=.*=/.test(line));
    expect(missing).toEqual([]);
    expect(has.size).toBeLessThanOrEqual(written.size);
  },
);
