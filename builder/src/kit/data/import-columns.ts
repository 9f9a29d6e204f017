import { foldText } from './fold-text';
import type { Entity } from './types';

/** A column of a file, and the field that it is read into, by its name in code. Null: it is left out. */
export interface ImportColumn {
  readonly header: string;
  readonly field: string | null;
}

/** Finds the field for each header: by its name, whatever its case, accents, number and what stands in brackets. */
export function matchColumns(entity: Entity, headers: readonly string[]): readonly ImportColumn[] {
  const taken = new Set<string>();
  return headers.map((header) => {
    const field = fieldFor(entity, header, taken);
    if (field !== null) taken.add(field);
    return { header, field };
  });
}

/** The fields that a column may be read into: what is worked out is never read, and a picture fits no cell. */
export function importableFields(entity: Entity): readonly string[] {
  return Object.entries(entity.fields).flatMap(([name, field]) =>
    field.compute || field.type === 'image' ? [] : name,
  );
}

function fieldFor(entity: Entity, header: string, taken: ReadonlySet<string>): string | null {
  const free = importableFields(entity).filter((name) => !taken.has(name));
  const namesOf = (name: string) => [entity.fields[name]?.name ?? '', name];
  const isCalled = (alike: (text: string) => string) => (name: string) =>
    namesOf(name).some((own) => alike(own) === alike(header));
  // The nearest way of being alike wins: 'Price' before 'Prices'.
  return [plain, singular, withoutBrackets].reduce<string | null>(
    (found, alike) => found ?? free.find(isCalled(alike)) ?? null,
    null,
  );
}

function plain(text: string): string {
  return foldText(text).replace(/[^\p{L}\d]/gu, '');
}

function singular(text: string): string {
  const folded = plain(text);
  return folded.endsWith('ies') ? `${folded.slice(0, -3)}y` : folded.replace(/(?<=[^s])s$/u, '');
}

function withoutBrackets(text: string): string {
  return singular(text.replace(/[([{].*?[)\]}]/gu, ''));
}
