import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
);

/** Every list of a module under its name, those inside of a record too. */
function listsIn(value: unknown, name: string): [string, string[]][] {
  if (Array.isArray(value)) return value.every((entry) => typeof entry === 'string') ? [[name, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => listsIn(inner, `${name} ${key}`));
}

it.each(files)('lists every entry of %s once', async (file) => {
  const lists = listsIn(await import(join(__dirname, file)), file);

  expect(lists.filter(([, entries]) => new Set(entries).size < entries.length)).toEqual([]);
});

it.each(files)('sorts the lists of %s', async (file) => {
  const exported = Object.values((await import(join(__dirname, file))) as Record<string, unknown>);
  const plain = exported.filter(
    (value): value is string[] => Array.isArray(value) && value.every((entry) => typeof entry === 'string'),
  );

  for (const list of plain)
    expect(list).toEqual([...list].sort((one, other) => one.localeCompare(other, 'en')));
});

it.each(files)('has patterns only that are correct in %s', async (file) => {
  for (const [, entries] of listsIn(await import(join(__dirname, file)), file))
    for (const entry of entries) expect(() => new RegExp(entry)).not.toThrow();
});
