import type { Entity, Field } from '@tessera/shared/contracts';
import { inSentence } from '../../words/casing';
import { findRecordKind } from '../../words/record-kinds';
import { nameKey } from '../../words/text';
import { itemAt, stableHash } from '../stable-hash';
import { findByEnd, findForNoun } from '../words/find-words';
import { NOTES, PEOPLE, WORDS } from '../words/words';
import type { Spot } from './spot';

/** Names that say nothing without the noun of the record: the title of a book, the name of a plant. */
const GENERIC =
  /^(?:name|title|item|items|thing|subject|description|summary|what|label|heading|entry|idea|details?|task name|type|kind)$/;
const CODE =
  /(?:^| )(?:number|no|nr|id|code|sku|reference|ref|isbn|barcode|serial|batch|lot|hash|key number|symbol number)$/;

const PLACES = ['Harbour', 'Riverside', 'Old town', 'Garden', 'Station', 'Hillside', 'Market', 'Summer'];
const REMARKS = [
  'Standard',
  'As usual',
  'Special',
  'Second choice',
  'Regular',
  'To be agreed',
  'Extra',
  'Basic',
];

type Words = readonly string[];

/** Words for the record itself, by its noun or by the kind of record that it is. */
function wordsOfRecord({ name }: Entity): Words | undefined {
  const kind = findRecordKind(nameKey(name));
  return findForNoun(WORDS, name) ?? (kind && findForNoun(WORDS, kind.name));
}

/** Words for a field: as records of this noun have it, by its own name, or those of the record. */
function wordsOf({ entity, field }: Pick<Spot, 'entity' | 'field'>): Words | undefined {
  const name = nameKey(field.name);
  const together = WORDS.get(`${nameKey(entity.name)} ${name}`);
  if (together) return together;
  if (GENERIC.test(name) && field.type !== 'longtext') return wordsOfRecord(entity);
  return findByEnd(WORDS, name) ?? findByEnd(WORDS, name.replace(/ (?:name|title)$/, ''));
}

/** Names of things that nobody knows here: 'Harbour zeppelin', 'Riverside zeppelin'. */
function madeUp({ entity, index }: Spot): string {
  return `${itemAt(PLACES, index) ?? ''} ${inSentence(entity.name)}`;
}

/** 'INV-1042': the initials of the record, and numbers that go up. */
function codeFor({ entity, index, attempt }: Spot): string {
  const letters =
    nameKey(entity.name)
      .replace(/[^a-z]/g, '')
      .slice(0, 3)
      .toUpperCase() || 'NO';
  return `${letters}-${String(1041 + index + attempt * 10)}`;
}

/** People do not stand in every column in the same order, or the borrower of a book would be its author. */
function shiftOf(words: Words, { entity, field }: Pick<Spot, 'entity' | 'field'>): number {
  return words === PEOPLE && field.id !== entity.labelField ? stableHash(field.name) % PEOPLE.length : 0;
}

/** Words for a field; the field that names the record may be called as the record is. */
function wordsFor(spot: Spot): Words | undefined {
  const { entity, field } = spot;
  return wordsOf(spot) ?? (field.id === entity.labelField ? wordsOfRecord(entity) : undefined);
}

/** Where there are no words for a field. */
function plainTextFor(spot: Spot): string {
  const { entity, field, index } = spot;
  const name = nameKey(field.name);
  if (CODE.test(name)) return codeFor(spot);
  const namesRecord = field.id === entity.labelField || GENERIC.test(name);
  return namesRecord ? madeUp(spot) : (itemAt(REMARKS, index) ?? '');
}

/** A text that a person would have typed into the field. */
export function textFor(spot: Spot): string {
  const { field, index, attempt } = spot;
  const words = wordsFor(spot);
  const text = words && itemAt(words, index + shiftOf(words, spot));
  const isTaken = field.unique === true && index >= (words ?? REMARKS).length;
  const end = attempt > 0 || isTaken ? ` ${String(index + attempt + 1)}` : '';
  return `${text ?? plainTextFor(spot)}${end}`;
}

/** A few sentences; notes are not written about everything. */
export function longTextFor(spot: Spot): string | undefined {
  const { entity, field, index } = spot;
  if (field.id === entity.labelField) return textFor(spot);
  const words = wordsOf(spot) ?? NOTES;
  const isNeeded = words !== NOTES || field.required || spot.attempt > 0;
  return isNeeded || index % 3 !== 2 ? itemAt(words, index) : undefined;
}

/** The person that a sample is about, or one who could be. */
export function personFor(spot: Spot): string {
  const named = spot.entity.fields.find(
    (field) => field.computed === undefined && (field.type === 'person' || isPersonText(spot.entity, field)),
  );
  const shift = named && named.id !== spot.entity.labelField ? stableHash(named.name) % PEOPLE.length : 0;
  return itemAt(PEOPLE, spot.index + shift) ?? '';
}

function isPersonText(entity: Entity, field: Field): boolean {
  return field.type === 'text' && wordsOf({ entity, field }) === PEOPLE;
}

const lettersOf = (text: string, between: string) => nameKey(text).replace(/[^a-z0-9]+/g, between);

export function emailFor(spot: Spot): string {
  const again = spot.attempt > 0 ? String(spot.index + spot.attempt) : '';
  return `${lettersOf(personFor(spot), '.')}${again}@example.com`;
}

/** Numbers from the range that is kept for fiction. */
export function phoneFor({ index, attempt, field }: Spot): string {
  return `(212) 555-01${String(10 + ((index * 11 + attempt + stableHash(field.name)) % 90))}`;
}

export function urlFor(spot: Spot): string {
  const { entity, index, attempt } = spot;
  const label = entity.fields.find(({ id }) => id === entity.labelField);
  const isText = label?.type === 'text' && label.computed === undefined;
  const name = isText ? textFor({ ...spot, field: label }) : `${entity.name} ${String(index + 1)}`;
  const end = lettersOf(name, '-').replace(/^-|-$/g, '') || String(index + 1);
  return `https://example.com/${end}${attempt > 0 ? `-${String(attempt)}` : ''}`;
}
