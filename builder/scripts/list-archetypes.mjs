/** Writes src/archetypes/index.ts, the list of all archetypes; run it after one was added, removed or renamed. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../src/archetypes');
const OWN = /^(?:archetype|index|find-archetype|.*\.test)\.ts$/;

const files = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.ts') && !OWN.test(name))
  .sort();
const names = files.map((file) => {
  const name = /^export const (\w+): Archetype/m.exec(readFileSync(join(FOLDER, file), 'utf8'))?.[1];
  if (!name) throw new Error(`${file} exports no archetype`);
  return { name, path: file.slice(0, -'.ts'.length) };
});

writeFileSync(
  join(FOLDER, 'index.ts'),
  `// Written by builder/scripts/list-archetypes.mjs.
import type { Archetype } from './archetype';
${names.map(({ name, path }) => `import { ${name} } from './${path}';`).join('\n')}

export const ARCHETYPES: readonly Archetype[] = [
${names.map(({ name }) => `  ${name},`).join('\n')}
];
`,
);
