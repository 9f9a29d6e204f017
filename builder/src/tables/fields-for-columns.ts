import type { Entity, Field } from '@tessera/shared/contracts';
import { singular } from '../words/inflect';
import { isSameName } from '../words/field-draft';
import { nameKey } from '../words/text';

/** A field that somebody types in: what is worked out, linked or drawn comes out of no column. */
export const isTypedIn = ({ type, computed }: Field) =>
  computed === undefined && type !== 'reference' && type !== 'image';

/** Words that say nothing of what a column holds. */
const FILLERS = new Set('a an the of in is its their per no number # and'.split(' '));

/** Units by the word that they are told by here. */
const UNITS = new Map(
  [
    'kg kilo kilogram kilogramme',
    'g gram gramme',
    'l litre liter',
    'ml millilitre milliliter',
    'km kilometre kilometer',
    'm metre meter',
    'cm centimetre centimeter',
    'mi mile',
    'lb lbs pound',
    'min minute',
    'h hr hour',
    's sec second',
    'eur euro',
    'usd dollar',
    'pct percent',
    'qty quantity',
    'tel telephone phone',
    'mail email',
  ].flatMap((line) => {
    const words = line.split(' ');
    return words.map((word) => [word, words[0] ?? word] as const);
  }),
);

/** What a name says, whatever its order: 'Age of the queen' and 'Queen age' of a hive. */
function gistOf(name: string, entity: Entity): string {
  const own = new Set(nameKey(`${entity.name} ${entity.plural}`).split(' ').map(singular));
  const words = nameKey(name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    .split(' ')
    .map(singular)
    .map((word) => UNITS.get(word) ?? word)
    .filter((word) => !FILLERS.has(word) && !own.has(word));
  return [...new Set(words)].toSorted().join(' ');
}

/**
 * The fields of an entity that columns fill, by the names of the columns: those of the same name, then of the others those that
 * say the same in other words, where nothing else does.
 */
export function fieldsForColumns(entity: Entity, columns: readonly string[]): ReadonlyMap<string, Field> {
  const typed = entity.fields.filter(isTypedIn);
  const pairs = new Map<string, Field>();
  for (const column of columns) {
    const same = typed.find((field) => isSameName(field.name, column));
    if (same) pairs.set(column, same);
  }
  const taken = new Set(pairs.values());
  const free = typed.filter((field) => !taken.has(field));
  const open = columns.filter((column) => !pairs.has(column));
  for (const column of open) {
    const gist = gistOf(column, entity);
    if (gist === '') continue;
    const alike = free.filter((field) => gistOf(field.name, entity) === gist);
    const rivals = open.filter((other) => gistOf(other, entity) === gist);
    const [only] = alike;
    if (only && alike.length === 1 && rivals.length === 1) pairs.set(column, only);
  }
  return pairs;
}
