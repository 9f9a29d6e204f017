import type { ApplicationModel, Field, ViewKind } from '@tessera/shared/contracts';
import { isNearly } from '../words/fuzzy';
import { singular } from '../words/inflect';
import { FILLER_WORDS, SILENT_WORDS } from '../words/lists/grammar';
import { wordsOf } from '../words/text';

/** Which nodes of a model carry the words of a phrase. */

const EMPTY = new Set([...SILENT_WORDS, ...FILLER_WORDS]);

function stems(text: string): string[] {
  return wordsOf(text)
    .flatMap((word) => word.split(/[/-]/))
    .filter((word) => word.length > 1 && !EMPTY.has(word))
    .map(singular);
}

/** Whether the phrase has a word that says something. */
export function hasWords(phrase: string): boolean {
  return stems(phrase).length > 0;
}

/** The same word, one letter off, or one the beginning of the other: 'runs' and 'running'. */
function isSameWord(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return short === long || (short.length >= 3 && long.startsWith(short)) || isNearly(one, other);
}

function shares(phrase: readonly string[], name: string): boolean {
  return stems(name).some((word) => phrase.some((said) => isSameWord(said, word)));
}

/** The title, the entities and, when asked for, the fields whose names share a word with the phrase: 'title', 'e1', 'f3'. */
export function carriersOf(model: ApplicationModel, phrase: string, depth?: 'fields'): string[] {
  const said = stems(phrase);
  const entities = model.entities.filter(({ name, plural }) => shares(said, name) || shares(said, plural));
  const fields = depth === undefined ? [] : model.entities.flatMap((entity) => entity.fields);
  return [
    ...(shares(said, model.title) ? ['title'] : []),
    ...entities.map(({ id }) => id),
    ...fields.filter(({ name }) => shares(said, name)).map(({ id }) => id),
  ];
}

/** What nouns of types mean, so that 'no dates' and 'no pictures' are looked for by what fields hold. */
const TYPES: Readonly<Record<string, readonly Field['type'][]>> = {
  date: ['date', 'datetime'],
  time: ['time', 'datetime'],
  picture: ['image'],
  photo: ['image'],
  image: ['image'],
  tag: ['tags'],
  rating: ['rating'],
  email: ['email'],
  phone: ['phone'],
  link: ['url'],
};
const VIEWS: Readonly<Record<string, ViewKind>> = {
  chart: 'chart',
  graph: 'chart',
  board: 'board',
  kanban: 'board',
  calendar: 'calendar',
  timeline: 'timeline',
  gallery: 'gallery',
};

/** The kinds of views that a noun stands for. */
export function viewKindsNamed(noun: string): ViewKind[] {
  return stems(noun).flatMap((word) => (Object.hasOwn(VIEWS, word) ? (VIEWS[word] ?? []) : []));
}

/**
 * The views that are all that a phrase asks for: 'a calendar of bookings' where bookings have one. A word that neither the view
 * nor its records carry asks for more, and then it is none of them.
 */
export function viewsNamed(model: ApplicationModel, phrase: string): string[] {
  const said = stems(phrase);
  const kinds = viewKindsNamed(phrase);
  return model.entities.flatMap(({ name, plural, fields, views }) => {
    const known = [name, plural, ...fields.map((field) => field.name)].flatMap(stems);
    const isCarried = (word: string) =>
      word === 'view' || Object.hasOwn(VIEWS, word) || known.some((own) => isSameWord(own, word));
    return said.every(isCarried) ? views.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id) : [];
  });
}

/** The names of what is in the model under this noun: a field, an entity, a view. */
export function nodesNamed(model: ApplicationModel, noun: string): string[] {
  const said = stems(noun);
  const kinds = viewKindsNamed(noun);
  const types = said.flatMap((word) => TYPES[word] ?? []);
  const isNamed = (name: string) => {
    const words = stems(name);
    return said.length > 0 && said.every((word) => words.includes(word));
  };
  return model.entities.flatMap((entity) => [
    ...(isNamed(entity.name) ? [entity.plural] : []),
    ...entity.fields
      .filter(({ name, type }) => isNamed(name) || types.includes(type))
      .map(({ name }) => name),
    ...entity.views.filter(({ kind }) => kinds.includes(kind)).map(({ name }) => name),
  ]);
}
