import type { Entity, Field } from '@tessera/shared/contracts';
import { verbForm } from '../../language/verb-forms';
import { wordList } from '../../language/word-list';
import { inSentence } from '../../words/casing';
import { singular } from '../../words/inflect';
import { findRecordKind } from '../../words/record-kinds';
import { nameKey } from '../../words/text';
import { itemAt, stableHash } from '../stable-hash';
import { findByEnd, findForNoun } from '../words/find-words';
import { NOTES, PEOPLE, WORDS } from '../words/words';
import { measuredTexts } from './measures';
import type { Spot } from './spot';

/** Names that say nothing without the noun of the record: the title of a book, the name of a plant. */
const GENERIC =
  /^(?:name|title|item|items|thing|subject|description|summary|what|label|heading|headline|topic|entry|idea|details?|task name|type|kind)$/;
const CODE =
  /(?:^| )(?:number|no|nr|id|code|sku|reference|ref|isbn|barcode|serial|batch|lot|hash|key number|symbol number)$/;

const PLACES = ['Harbour', 'Riverside', 'Old town', 'Garden', 'Station', 'Hillside', 'Market', 'Summer'];
/** Every record kind has at least so many samples. */
const SURE_SAMPLES = 6;

type Words = readonly string[];

/** Words for the record itself, by its noun or by the kind of record that it is. */
function wordsOfRecord({ name }: Entity): Words | undefined {
  const kind = findRecordKind(nameKey(name));
  return findForNoun(WORDS, name) ?? (kind && findForNoun(WORDS, kind.name));
}

/** 'voucher code' is no code of a program. */
const isNamedCode = (name: string) =>
  / code$/.test(name) && !/(?:^| )(?:source|sample|example|program|script|html|css|js|sql) code$/.test(name);

/** 'keeper', 'arranger': who does what a verb says; devices and papers that are called so are no people. */
function isDoer(name: string): boolean {
  const word = name.split(' ').at(-1) ?? '';
  const [, stem] = /^(.{3,}?)(?:er|or)$/.exec(word) ?? [];
  if (stem === undefined || THINGS.has(word)) return false;
  return [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].some((verb) => verbForm(verb)?.form === 'verb');
}
const THINGS = wordList(`
  adapter answer binder blender boiler bumper burner carrier charger cleaner computer container cooker cooler corner counter cover cutter
  dresser dryer drawer feeder filter folder footer freezer fryer grinder hanger header heater holder ladder layer letter loader locker
  manner marker matter meter mixer monitor motor number offer opener order paper pointer poster power printer processor projector
  receiver refrigerator register roller router scanner sensor server shower speaker sprinkler sticker strainer stroller sweeper temper
  timer toaster tower tracker tractor trailer transmitter trigger vector washer water weather wrapper
`);

/** Words for a field: as records of this noun have it, by its own name, or those of the record. */
function wordsOf({ entity, field }: Pick<Spot, 'entity' | 'field'>): Words | undefined {
  const name = nameKey(field.name);
  const together = WORDS.get(`${nameKey(entity.name)} ${name}`);
  if (together) return together;
  if (GENERIC.test(name) && field.type !== 'longtext') return wordsOfRecord(entity);
  if (isNamedCode(name)) return WORDS.get(name);
  return (
    findByEnd(WORDS, name) ??
    findByEnd(WORDS, name.replace(/ (?:name|title)$/, '')) ??
    (isDoer(name) && field.type === 'text' ? PEOPLE : undefined)
  );
}

/** Names of things that nobody knows here: 'Harbour zeppelin', 'Riverside zeppelin'. */
function madeUp(index: number, noun: string): string {
  return `${itemAt(PLACES, index) ?? ''} ${inSentence(noun)}`;
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

/** What stands in a row has a plain number: a scene, a hymn, a plot; papers and goods have codes. */
const IN_A_ROW = wordList(`
  act aisle bay bed berth box cabin cage chapter court desk episode field floor frame gate hive hole house hymn issue jersey kennel lane lesson level locker page
  pen pew pitch platform plot race ring room round row scene seat shelf shirt site slot song stall stand start step table tank team track unit verse volume week
`);
const isInARow = (name: string) => IN_A_ROW.has(/(\S+) (?:number|no|nr)$/.exec(name)?.[1] ?? '');
const NUMBERS = [12, 3, 27, 8, 41, 19, 5, 33];

/** People do not stand in every column in the same order, or the borrower of a book would be its author. */
function shiftOf(words: Words, { entity, field }: Pick<Spot, 'entity' | 'field'>): number {
  return words === PEOPLE && field.id !== entity.labelField ? stableHash(field.name) % PEOPLE.length : 0;
}

/** Whether records are called by their own noun here: an order by its order, but not by its couple. */
function isNamedAsRecord({ name, labelField }: Entity, field: Field): boolean {
  return field.id === labelField && ` ${nameKey(name)}`.endsWith(` ${nameKey(field.name)}`);
}

/** Words for a field; the field that names the record may be called as the record is. */
function wordsFor(spot: Spot): Words | undefined {
  const { entity, field } = spot;
  return wordsOf(spot) ?? (isNamedAsRecord(entity, field) ? wordsOfRecord(entity) : undefined);
}

/** Records of another kind that a text names: the client of a bell, where clients are kept too. */
function namedRecord({ model, entity, field }: Spot): { entity: Entity; label: Field } | undefined {
  const name = nameKey(field.name);
  const other = model.entities.find(
    (one) => one.id !== entity.id && (name === nameKey(one.name) || name.endsWith(` ${nameKey(one.name)}`)),
  );
  const label = other?.fields.find(({ id }) => id === other.labelField);
  return other && label?.type === 'text' && label.computed === undefined
    ? { entity: other, label }
    : undefined;
}

/** Where there are no words for a field: what can be made of names. */
function plainTextFor(spot: Spot): string {
  const { entity, field, index, attempt } = spot;
  const name = nameKey(field.name);
  if (isInARow(name)) return String(50 * (attempt + Math.floor(index / 8)) + (NUMBERS[index % 8] ?? 0));
  if (CODE.test(name)) return codeFor(spot);
  if (GENERIC.test(name)) return madeUp(index, entity.name);
  if (field.id === entity.labelField) return madeUp(index, singular(field.name));
  const measured = measuredTexts(name);
  if (measured) return itemAt(measured, index + attempt) ?? '';
  // Plain, as a word that fits nothing would say more of us than of the application.
  return `${singular(field.name)} ${String(index + 1)}`;
}

/** A text of words that are known for the field itself, or that its name gives. */
function ownText(spot: Spot): string | undefined {
  const { field, index, attempt } = spot;
  const words = wordsFor(spot);
  const text = words ? itemAt(words, index + shiftOf(words, spot)) : plainTextFor(spot);
  if (text === undefined) return undefined;
  const isTaken = field.unique === true && words !== undefined && index >= words.length;
  return attempt > 0 || isTaken ? `${text} ${String(index + attempt + 1)}` : text;
}

/** What a sample that was there before holds in a field, as a text. */
function keptText({ kept, field }: Pick<Spot, 'kept' | 'field'>): string | undefined {
  const value = kept[field.id];
  return typeof value === 'string' ? value : undefined;
}

/** A text that a person would have typed into the field; none where nothing is known of such a field. */
export function textFor(spot: Spot): string | undefined {
  const { field, index } = spot;
  const text = keptText(spot);
  if (text !== undefined) return text;
  const named = field.unique === true ? undefined : namedRecord(spot);
  if (!named) return ownText(spot);
  const place = index * 5 + stableHash(field.name);
  const there = itemAt(named.entity.samples, place)?.values[named.label.id];
  if (typeof there === 'string') return there;
  return ownText({
    ...spot,
    entity: named.entity,
    field: named.label,
    index: place % SURE_SAMPLES,
    attempt: 0,
    kept: {},
  });
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
  const name = named && keptText({ ...spot, field: named });
  if (name !== undefined) return name;
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
  const name = (isText && textFor({ ...spot, field: label })) || `${entity.name} ${String(index + 1)}`;
  const end = lettersOf(name, '-').replace(/^-|-$/g, '') || String(index + 1);
  return `https://example.com/${end}${attempt > 0 ? `-${String(attempt)}` : ''}`;
}
