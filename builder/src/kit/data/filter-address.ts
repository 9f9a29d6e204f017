import { isTime, parseDate } from './dates';
import { ALL, filterKinds, isDaySpan, type FieldFilter, type ListState } from './filters';
import { isDecimal } from '../calc/decimals';
import type { Days } from './day-spans';
import type { Entity, Field } from './types';

/**
 * The state of a list in its address: `?status=o1,o2&due=this-week&q=milk&sort=-due&view=v2`. Fields go by their names in
 * code, which have no hyphen. Words that a text has in it stand as they are, those that it must not have behind a sign:
 * `?notes=milk`, `?notes=!milk`. Whatever is not there any more, or was never meant, is left out.
 */

const OWN: ReadonlySet<string> = new Set(['q', 'filter', 'sort', 'view']);
const AT = 'view-at';
const EMPTY = 'empty';
const NOT_EMPTY = 'not-empty';
const RANGE = '..';
const NOT = '!';

/** A field that is called like one of the list's own parts gets a sign behind its name. */
function parameterOf(name: string): string {
  return OWN.has(name) ? `${name}_` : name;
}

/** Writes the state as what follows the question mark. */
export function writeAddress(entity: Entity, state: ListState): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, filter] of Object.entries(state.fields)) {
    const field = entity.fields[name];
    if (field) for (const text of textsOf(field, filter)) query.append(parameterOf(name), text);
  }
  if (state.saved !== null) query.set('filter', state.saved);
  if (state.query.trim() !== '') query.set('q', state.query);
  if (state.sort) query.set('sort', (state.sort.direction === 'desc' ? '-' : '') + state.sort.by);
  if (state.view !== null) query.set('view', state.view);
  if (state.at !== null) query.set(AT, state.at);
  return query;
}

function textsOf(field: Field, filter: FieldFilter): readonly string[] {
  switch (filter.kind) {
    case 'any':
      // Ids have no commas; what people typed may.
      return hasIds(field) ? [filter.of.join(',')] : filter.of.map(quoteWord);
    case 'yesNo':
      return [filter.isYes ? 'yes' : 'no'];
    case 'contains':
      return [quoteWord(filter.text)];
    case 'lacks':
      return [NOT + filter.text];
    case 'empty':
      return [filter.isEmpty ? EMPTY : NOT_EMPTY];
    case 'range':
      return [rangeText(filter)];
    case 'days':
      return [filter.span];
  }
}

function rangeText({ from, to }: Days): string {
  return `${from ?? ''}${RANGE}${to ?? ''}`;
}

function hasIds(field: Field): boolean {
  return field.type === 'choice' || field.type === 'reference';
}

/** What people typed may be called like one of the words and signs here. */
function quoteWord(word: string): string {
  return word === EMPTY || word === NOT_EMPTY || /^[=!]/u.test(word) ? `=${word}` : word;
}

function unquoteWord(text: string): string {
  return text.replace(/^=/u, '');
}

/** Reads the state of a list. */
export function readAddress(entity: Entity, query: URLSearchParams): ListState {
  const fields: Record<string, FieldFilter> = {};
  for (const [name, field] of Object.entries(entity.fields)) {
    const filter = readFilter(field, query.getAll(parameterOf(name)));
    if (filter) fields[name] = filter;
  }
  const saved = query.get('filter');
  const isSaved = saved === ALL || entity.filters.some(({ id }) => id === saved);
  return {
    query: query.get('q') ?? '',
    saved: isSaved ? saved : null,
    fields,
    sort: readSort(entity, query.get('sort') ?? ''),
    view: query.get('view'),
    at: query.get(AT),
  };
}

function readSort(entity: Entity, text: string): ListState['sort'] {
  const by = text.replace(/^-/u, '');
  // An address may name anything, also what every object has: 'toString'.
  if (!Object.hasOwn(entity.fields, by)) return null;
  return { by, direction: text.startsWith('-') ? 'desc' : 'asc' };
}

function readFilter(field: Field, texts: readonly string[]): FieldFilter | null {
  const [text = ''] = texts;
  if (text === '') return null;
  const kinds = filterKinds(field);
  if (kinds.includes('empty') && (text === EMPTY || text === NOT_EMPTY)) {
    return { kind: 'empty', isEmpty: text === EMPTY };
  }
  if (kinds.includes('yesNo')) return readYesNo(text);
  if (kinds.includes('any')) return readAny(field, texts);
  if (kinds.includes('contains')) return readWords(text);
  if (kinds.includes('days') && isDaySpan(text)) return { kind: 'days', span: text };
  return kinds.includes('range') ? readRange(field, text) : null;
}

function readYesNo(text: string): FieldFilter | null {
  return text === 'yes' || text === 'no' ? { kind: 'yesNo', isYes: text === 'yes' } : null;
}

function readWords(written: string): FieldFilter | null {
  const isLeftOut = written.startsWith(NOT);
  const text = isLeftOut ? written.slice(NOT.length) : unquoteWord(written);
  return text.trim() === '' ? null : { kind: isLeftOut ? 'lacks' : 'contains', text };
}

function readAny(field: Field, texts: readonly string[]): FieldFilter | null {
  const all = hasIds(field) ? texts.flatMap((text) => text.split(',')) : texts.map(unquoteWord);
  const isThere = (one: string) =>
    one !== '' && (field.type !== 'choice' || field.options.some(({ id }) => id === one));
  const of = [...new Set(all)].filter(isThere);
  return of.length === 0 ? null : { kind: 'any', of };
}

function readRange(field: Field, text: string): FieldFilter | null {
  const place = text.indexOf(RANGE);
  // A single value is a range of its own.
  const [from, to] = place === -1 ? [text, text] : [text.slice(0, place), text.slice(place + RANGE.length)];
  const bound = (part: string) => (isBound(field, part) ? part : null);
  return bound(from) === null && bound(to) === null
    ? null
    : { kind: 'range', from: bound(from), to: bound(to) };
}

function isBound(field: Field, text: string): boolean {
  if (field.type === 'time') return isTime(text);
  if (field.type === 'date' || field.type === 'datetime') return parseDate(text) !== null;
  return isDecimal(text);
}
