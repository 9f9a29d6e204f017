import type { Entity, Field } from '@tessera/shared/contracts';
import { wordList } from '../../../language/word-list';
import type { Token } from '../../../language/token';
import { isDate } from '../../meaning/dates';
import { listsOf, type LinkedList } from '../../meaning/lists';
import { isNumber } from '../../meaning/measures';
import { isMeasure } from '../../meaning/operands';
import type { Trial } from './trial';
import { says, type Worked } from './words';

/** Counted, added up or compared over the records that belong to one. */

type Op = 'count' | 'sum' | 'average' | 'smallest' | 'largest';

const LIGHT = wordList(
  'how many much number of count often times time total sum average mean altogether all together in added up so far',
  'the a an their its his her each every per for on by to with what it they he she we i me us has have had been be is are was',
  'were got get done do did seen saw see come came go went going played given sold left together made there took part',
  'last latest first best highest most lowest when date day show shows next beside and that which who this them owe owes',
  'cost costs spent amount money in at from ever been still now yet own one until whole these those know as of hours',
);
/** What is given, earned or owed is money, where linked records have one field of it. */
const GIVEN = wordList(
  'adds',
  'lifetime earned earnings raised gave given donated donations worth value debt debts income turnover takings',
  'revenue brought collected contributed charged pays paid sums fees amounts costs prices payments',
);
/** Whoever belongs to a record is on it. */
const BELONGS = wordList(
  'signed up live lives enrolled taking part in it there joined registered attending coming on size',
);

function opIn(worked: Worked): Op | undefined {
  if (says(worked, 'counted')) return 'count';
  if (says(worked, 'average mean avg')) return 'average';
  if (says(worked, 'best highest longest most maximum max')) return 'largest';
  if (says(worked, 'last latest recent')) return 'largest';
  if (says(worked, 'first earliest lowest')) return 'smallest';
  if (says(worked, 'many often number count counted times')) return 'count';
  if (says(worked, '% percent percentage')) return 'count';
  if (says(worked, 'total sum altogether together added adds up')) return 'sum';
  return worked.home && ofHome(worked);
}

/** 'spent on each wig', 'worth of each collection'; 'children per course', 'open defects per vehicle'. */
function ofHome(worked: Worked): Op {
  const isSum = says(worked, 'much far cost costs spent whole all weight value adds');
  return isSum || worked.tokens.some(({ key }) => GIVEN.has(key)) ? 'sum' : 'count';
}

const MARKS = /^(?:scores?|marks?|ratings?|stars?|grades?|points?|results?)$/;

const isMoney = ({ type }: Field) => type === 'money';

/** What is taken of the linked records where no field of them is named. */
function usual(entity: Entity, accepts: (field: Field) => boolean): Field | undefined {
  const fields = entity.fields.filter(accepts);
  const money = fields.filter(isMoney);
  const [only, more] = money.length > 0 ? money : fields;
  if (!more) return only;
  return (
    money.find(({ name }) => /\b(?:total|amount|sum)\b/i.test(name)) ??
    money.find(({ name }) => /\b(?:price|cost)\b/i.test(name))
  );
}

interface Parts {
  readonly list: LinkedList;
  readonly said: ReadonlySet<string>;
  readonly rest: readonly Token[];
}

const pointsAt = (trial: Trial, kind: Entity): boolean =>
  trial.entity.fields.some(({ reference }) => reference?.entity === kind.id);

/** The records of a kind that belong to one, after they were linked where nothing did yet. */
function linkedList(kind: Entity, trial: Trial, many = false): LinkedList | undefined {
  if (!trial.link(kind, trial.entity, many)) return undefined;
  return listsOf(trial.entity, trial.world).find(({ entity }) => entity.id === kind.id);
}

/** The other kind of two that nothing links yet. */
function otherOfTwo(trial: Trial): readonly Entity[] {
  const { entities } = trial.world.model;
  return entities.length === 2
    ? entities.filter((entity) => entity.id !== trial.id && !pointsAt(trial, entity))
    : [];
}

type Fits = 'number' | 'moment';

/** Where no kind is named: the list that has the field that is, else the only one, else the only kind that has it. */
function unnamedList(
  trial: Trial,
  worked: Worked,
  rest: readonly Token[],
  fits: Fits,
): LinkedList | undefined {
  const words = rest.filter(({ key }) => !LIGHT.has(key));
  const holds = (entity: Entity) => words.length > 0 && trial.find(words, fits, entity) !== undefined;
  const lists = listsOf(trial.entity, trial.world);
  const held = lists.filter(({ entity }) => holds(entity));
  if (held.length === 1 || lists.length === 1) return held[0] ?? lists[0];
  if (lists.length > 0) return undefined;
  const others = says(worked, 'many often number')
    ? []
    : trial.world.model.entities.filter((entity) => entity.id !== trial.id && holds(entity));
  const likely = others.length > 0 || !worked.home ? others : otherOfTwo(trial);
  const [other, second] = likely;
  return other && !second ? linkedList(other, trial) : undefined;
}

/** The list that is meant: of the kind that is named, of the field that is, else the only one. */
function listIn(trial: Trial, worked: Worked, rest: readonly Token[], fits: Fits): LinkedList | undefined {
  const kinds = worked.kinds.map(({ entity }) => entity).filter(({ id }) => id !== trial.id);
  const named = listsOf(trial.entity, trial.world).find(({ entity }) =>
    kinds.some(({ id }) => id === entity.id),
  );
  if (named) return named;
  const [kind] = kinds;
  if (!kind) return unnamedList(trial, worked, rest, fits);
  return pointsAt(trial, kind)
    ? undefined
    : linkedList(kind, trial, says(worked, 'been attended come came took'));
}

function partsOf(trial: Trial, worked: Worked, fits: Fits): Parts | undefined {
  const kinds = new Set(worked.kinds.flatMap(({ start, end }) => worked.tokens.slice(start, end)));
  // 'labour: all the hours' cost' is called labour, which none of the hours are.
  const isNamed = worked.name.length > 0 && worked.value.some((token) => kinds.has(token));
  const rest = (isNamed ? worked.value : worked.tokens).filter((token) => !kinds.has(token));
  const list = listIn(trial, worked, rest, fits);
  return (
    list && {
      list,
      said: new Set(rest.map(({ key }) => key)),
      rest: rest.filter(
        ({ key, tag }) => !LIGHT.has(key) && tag !== 'mark' && tag !== 'pronoun' && !/^['’]s?$/.test(key),
      ),
    }
  );
}

/** 'open', 'unsigned', 'approved': which of them; undefined where the words say something else. */
function whereIn({ list, rest }: Parts, trial: Trial): string | undefined | null {
  const telling = rest.filter(({ tag }) => /^(?:adjective|past|noun|plural|not|ing|verb|verbs)$/.test(tag));
  if (telling.length === 0) return undefined;
  const where = trial.world.condition(rest, list.entity);
  return where ?? (rest.every(({ key }) => BELONGS.has(key)) ? undefined : null);
}

function counted(parts: Parts, trial: Trial): string | undefined {
  const where = whereIn(parts, trial);
  if (where === null) return undefined;
  return `count(${parts.list.code}${where === undefined ? '' : ` where ${where}`})`;
}

function acceptedFor(op: Op, isDay: boolean): (field: Field) => boolean {
  if (isDay) return isDate;
  return op === 'largest' || op === 'smallest' ? isMeasure : isNumber;
}

interface Taken {
  readonly field: Field | undefined;
  readonly where?: string | undefined;
}

/** Where no word is left that names a field: how long it lasts, what a light word names, else the usual one. */
function unnamed(op: Op, { list, said }: Parts, accepts: (field: Field) => boolean): Field | undefined {
  const { fields } = list.entity;
  const [lasts, more] = fields.filter(({ type }) => type === 'duration');
  if (op === 'sum' && said.has('time') && lasts && !more) return lasts;
  const byName = fields.find((field) => accepts(field) && said.has(field.name.toLowerCase()));
  return byName ?? usual(list.entity, accepts);
}

/** 'the lifetime total of a donor': the only money there is. */
function given(op: Op, { list, rest }: Parts): Field | undefined {
  const [money, more] = list.entity.fields.filter(isMoney);
  return op === 'sum' && !more && rest.every(({ key }) => GIVEN.has(key)) ? money : undefined;
}

/** What is taken of the linked records: the field that is named, else the usual one of those that the words tell. */
function takenOf(op: Op, parts: Parts, trial: Trial, isDay: boolean): Taken {
  const { list, rest } = parts;
  const { entity } = list;
  const accepts = acceptedFor(op, isDay);
  if (rest.length === 0) return { field: unnamed(op, parts, accepts) };
  const named = trial.find(rest, isDay ? 'moment' : 'number', entity) ?? given(op, parts);
  if (named) return { field: named };
  // A score that is kept as stars.
  const isMark = rest.length === 1 && MARKS.test(rest[0]?.key ?? '');
  const where = whereIn(parts, trial) ?? undefined;
  const isUsual = isDay || isMark || where !== undefined;
  return { field: isUsual ? usual(entity, accepts) : undefined, where };
}

/** 'how long since the last one' */
function sinceLast(id: string, { type }: Field, { code }: LinkedList): string {
  const day = `largest(${id} in ${code})`;
  return type === 'datetime' ? `today - date(${day})` : `today - ${day}`;
}

/** Lines of so many at a price each, that have no total of their own. */
function summedLines(op: Op, { list: { entity, code }, rest, said }: Parts): string | undefined {
  if (op !== 'sum' || rest.length > 0 || entity.fields.some(({ name }) => said.has(name.toLowerCase())))
    return undefined;
  const [price, more] = entity.fields.filter(isMoney);
  const [count, second] = entity.fields.filter(({ type }) => /^(?:integer|number)$/.test(type));
  const isEach = price !== undefined && /\b(?:per|each|unit|rate|price|hourly|daily)\b/i.test(price.name);
  return isEach && count && !more && !second ? `sum(${count.id} * ${price.id} in ${code})` : undefined;
}

function measured(op: Op, parts: Parts, trial: Trial, worked: Worked): string | undefined {
  const isDay = op !== 'sum' && op !== 'average' && says(worked, 'last latest first recent when');
  const { field, where } = takenOf(op, parts, trial, isDay);
  const id = trial.as(field, isDay ? 'moment' : 'number');
  if (!field || id === undefined || (op === 'sum' && field.type === 'percent')) return undefined;
  if (isDay && says(worked, 'since') && says(worked, 'long days weeks'))
    return sinceLast(id, field, parts.list);
  return `${op}(${id} in ${parts.list.code}${where === undefined ? '' : ` where ${where}`})`;
}

/** 'how many guests' of bookings that say how many: they are added up. */
function numbered({ list, rest }: Parts, trial: Trial): string | undefined {
  const found = rest.length > 0 ? trial.find(rest, 'number', list.entity) : undefined;
  return found && isNumber(found) ? `sum(${found.id} in ${list.code})` : undefined;
}

export function rolled(trial: Trial, worked: Worked): string | undefined {
  const op = opIn(worked);
  if (op === undefined || trial.world.model.entities.length < 2) return undefined;
  const isDay = says(worked, 'last latest first recent when') && op !== 'count';
  const parts = partsOf(trial, worked, isDay ? 'moment' : 'number');
  if (!parts) return undefined;
  if (says(worked, '% percent percentage')) {
    const where = whereIn(parts, trial);
    return where ? `count(${parts.list.code} where ${where}) / count(${parts.list.code})` : undefined;
  }
  if (op === 'count') return numbered(parts, trial) ?? counted(parts, trial);
  return summedLines(op, parts) ?? measured(op, parts, trial, worked);
}
