/**
 * Writes `src/language/lexicons/*.ts` from the lexicons of other languages in `lexicons/*.txt`, where each line is
 * `foreign = english`. What has the same English is put together, so that each English side is written once:
 * `english=foreign,foreign`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const NAMES = { es: 'Spanish', fr: 'French', de: 'German', pt: 'Portuguese' };
const LONGEST = 200;
const CUT = /[=,\n`\\$]/;

function groupsOf(text) {
  const groups = new Map();
  const seen = new Set();
  for (const line of text.normalize('NFC').split('\n')) {
    const [foreign = '', english = ''] = line.split(' = ').map((side) => side.trim());
    if (!foreign || !english || seen.has(foreign) || CUT.test(foreign) || CUT.test(english)) continue;
    seen.add(foreign);
    groups.set(english, [...(groups.get(english) ?? []), foreign]);
  }
  return [...groups].flatMap(([english, foreign]) => linesOf(english, foreign));
}

function linesOf(english, foreign) {
  const rows = [];
  for (const word of foreign) {
    const row = rows.at(-1);
    if (row && row.length + word.length < LONGEST) rows[rows.length - 1] = `${row},${word}`;
    else rows.push(`${english}=${word}`);
  }
  return rows;
}

for (const [language, name] of Object.entries(NAMES)) {
  const file = `${language}.txt`;
  const groups = groupsOf(readFileSync(join(import.meta.dirname, '../lexicons', file), 'utf8'));
  const text = `/** ${name} words and what they are in English. Made by builder/scripts/embed-lexicons.mjs: change lexicons/${file} and run it again. */
export const ${language.toUpperCase()} = \`
${groups.join('\n')}
\`;
`;
  writeFileSync(join(import.meta.dirname, `../src/language/lexicons/${language}.ts`), text);
}
