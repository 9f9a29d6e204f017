import type { Entity, Field } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import type { World } from '../world';
import { wordList } from '../../language/word-list';
import { doneCode, openCode } from './settled';
import { isUnderWay } from './under-way';
import {
  allStems,
  nameStems,
  ownField,
  rootOf,
  stemOf,
  tellingStems,
  withoutPointers,
  withoutUn,
} from './naming';

/** Conditions about what a record is: a yes or no, an option of a choice, 'still open'. */

/** Different words for one thing; the first of a line stands for all. */
const SAME: ReadonlyMap<string, string> = new Map(
  [
    ['do', 'finish', 'complete', 'accomplish'],
    ['pay', 'settle'],
    ['collect', 'pick', 'fetch'],
    ['return', 'back', 'bring', 'give'],
    ['send', 'ship', 'dispatch', 'post', 'mail'],
    ['free', 'available', 'vacant', 'unoccupied', 'empty'],
    ['sick', 'ill', 'unwell'],
    ['break', 'broken', 'damage', 'damaged', 'faulty', 'defective'],
    ['close', 'shut'],
    ['active', 'current', 'live'],
    ['cancel', 'call'],
    ['approve', 'accept', 'ok', 'okay'],
    ['fail', 'failure'],
    ['pass', 'succeed'],
  ].flatMap(([first = '', ...others]) => [first, ...others].map((word) => [word, first] as const)),
);
const common = (stem: string) => rootOf(SAME.get(stem) ?? stem);

const SILENT = wordList(
  'mark tick set say be get status state yes true it still one flag check thing become remain stay show put',
  'read far person people need anymore any longer somebody anybody rate grade class rank come',
);

interface Content {
  /** What carries meaning. */
  readonly telling: readonly string[];
  /** Everything. */
  readonly all: readonly string[];
  /** 'done', 'finished': what is 'Doing' is not meant. */
  readonly isOver?: boolean;
}

const isOver = ({ tag, key }: Token) => tag === 'past' || key === 'done';

function contentOf(tokens: readonly Token[], entity: Entity): Content {
  const kind = new Set([...nameStems(entity.name), ...nameStems(entity.plural)]);
  const telling = tellingStems(tokens).filter((stem) => !kind.has(stem));
  return {
    telling: telling.length > 0 ? telling : tellingStems(tokens),
    all: allStems(tokens),
    isOver: tokens.some(isOver),
  };
}

/** How well a name says what words say: 1 for the same words. */
function likeness(name: readonly string[], { telling, all }: Content, about: readonly string[] = []): number {
  const words = telling.filter((stem) => !SILENT.has(stem) || name.includes(stem));
  const shared = name.filter((stem) => all.includes(stem));
  const extra = words.filter((stem) => !name.includes(stem) && !about.includes(stem));
  if (shared.length === 0 || extra.length > 0) return 0;
  if (shared.length === name.length) return 1;
  // 'approved' is enough of 'Agreed and approved', and 'no' never enough of anything.
  return words.some((stem) => shared.includes(stem) && stem.length > 2)
    ? 0.5 + (0.4 * shared.length) / name.length
    : 0;
}

const isNegative = (name: string) =>
  /^(?:un|in)/i.test(name) && withoutUn(name.toLowerCase().split(' ')[0] ?? '') !== undefined;

interface Found {
  readonly score: number;
  readonly code: string;
  readonly opposite: string;
}

/** 'Edible, inedible or poisonous' is called after its options, and no yes or no. */
const LISTS = /,.* or |\/.+\/|,.*,/;

function flagsIn(content: Content, entity: Entity, through: (stem: string) => string): Found[] {
  return entity.fields
    .filter(({ type, name }) => type === 'boolean' && !LISTS.test(name))
    .map((field) => {
      const score = likeness(nameStems(field.name).map(through), {
        telling: content.telling.map(through),
        all: content.all.map(through),
      });
      const [yes, no] = [field.id, `not ${field.id}`];
      return isNegative(field.name) ? { score, code: no, opposite: yes } : { score, code: yes, opposite: no };
    });
}

function optionsIn(content: Content, entity: Entity, through: (stem: string) => string): Found[] {
  // 'a room failed', of a check that has a room.
  const named = entity.fields.filter(({ id, type }) => type === 'reference' || id === entity.labelField);
  const beside = named.flatMap(({ name }) => nameStems(name));
  return entity.fields
    .filter(({ type }) => type === 'choice')
    .flatMap((field) =>
      (field.options ?? [])
        .filter(({ label }) => content.isOver !== true || !isUnderWay(label))
        .map(({ id, label }) => {
          const about = [...nameStems(field.name), ...beside];
          const said = { telling: content.telling.map(through), all: content.all.map(through) };
          const score = 0.99 * likeness(nameStems(label).map(through), said, about.map(through));
          const has = field.many === true ? `${field.id} contains ${id}` : `${field.id} = ${id}`;
          const hasNot = field.many === true ? `not (${has})` : `${field.id} != ${id}`;
          return isNegative(label)
            ? { score, code: has, opposite: has }
            : { score, code: has, opposite: hasNot };
        }),
    );
}

/** The likeliest; none where two are as likely. */
function best(found: readonly Found[], least: number): Found | undefined {
  const [first, second] = found.filter(({ score }) => score >= least).sort((a, b) => b.score - a.score);
  return first && (!second || second.score < first.score) ? first : undefined;
}

const OPEN = wordList(
  'open outstanding pending due owing owe owed remaining remain unresolved todo incomplete',
  'leave left ongoing still awaiting await',
);
const CLOSED = wordList('do done finish complete close settle resolve over handle sort deal');
const OUT = wordList('out away missing lend borrow loan lent');
const TAKEN = wordList('take occupy book reserve use full busy');
const HERE = wordList('in inside here there present around on');

/** What a yes or no says the other way round: what is out is not returned, what is taken is not free. */
const REVERSED: readonly (readonly [flag: ReadonlySet<string>, words: ReadonlySet<string>])[] = [
  [wordList('return back bring'), OUT],
  [wordList('free available vacant'), TAKEN],
  [wordList('alive live'), wordList('dead die')],
];

/** What is said of a record, without the words that carry nothing and without its own name. */
function saidOf(tokens: readonly Token[], entity: Entity): string[] {
  const kind = nameStems(entity.name);
  return tellingStems(tokens).filter((stem) => !SILENT.has(stem) && !kind.includes(stem));
}

/** Whether words say this, and nothing else. */
const isOnly = (words: ReadonlySet<string>, tokens: readonly Token[], said: readonly string[]) =>
  tokens.some(({ key }) => words.has(key) || words.has(stemOf(key))) &&
  said.every((stem) => words.has(stem) || stem === 'to');

/** Words that say how far a record has come, where nothing in it is called so. */
function byProgress(tokens: readonly Token[], isNot: boolean, entity: Entity): string | undefined {
  const said = saidOf(tokens, entity);
  if (said.length > 2) return undefined;
  const here = isNot || said.length > 1 ? undefined : stillHere(tokens, entity);
  return here ?? byReversed(tokens, said, isNot, entity) ?? bySettled(tokens, said, isNot, entity);
}

/** 'still here': the day or the time of leaving has nothing in it. */
function stillHere(tokens: readonly Token[], entity: Entity): string | undefined {
  const isHere = tokens.some(({ key }) => key === 'still') && tokens.some(({ key }) => HERE.has(key));
  if (!isHere) return undefined;
  const gone = entity.fields.find(
    ({ type, name }) =>
      /^(?:date|datetime|time)$/.test(type) && /\b(?:left|leav|depart|gone|out|until|end)/i.test(name),
  );
  return gone && `${gone.id} is empty`;
}

function byReversed(
  tokens: readonly Token[],
  said: readonly string[],
  isNot: boolean,
  entity: Entity,
): string | undefined {
  for (const [names, words] of REVERSED) {
    if (!isOnly(words, tokens, said)) continue;
    const flag = entity.fields.find(
      ({ type, name }) => type === 'boolean' && nameStems(name).some((stem) => names.has(stem)),
    );
    if (flag) return isNot ? flag.id : `not ${flag.id}`;
  }
  return undefined;
}

function bySettled(
  tokens: readonly Token[],
  said: readonly string[],
  isNot: boolean,
  entity: Entity,
): string | undefined {
  if (isOnly(OPEN, tokens, said) && tokens.some(({ key }) => key !== 'still'))
    return isNot ? doneCode(entity) : openCode(entity);
  if (isOnly(CLOSED, tokens, said)) return isNot ? openCode(entity) : doneCode(entity);
  return undefined;
}

/** 'not yet returned' where a day says when it was; 'unassigned', 'nobody has taken it'. */
function byDay(tokens: readonly Token[], isNot: boolean, entity: Entity): string | undefined {
  const isDone = tokens.some(({ tag, key }) => tag === 'past' || /^(?:back|done|un\w+)$/.test(key));
  const said = isDone ? saidOf(tokens, entity) : [];
  if (said.length > 2 || !isDone) return undefined;
  const words = said.length > 0 ? said : allStems(tokens);
  const fits = ({ type, name }: Field) =>
    /^(?:date|datetime|time|person|reference)$/.test(type) &&
    words.every((word) => nameStems(name).map(common).includes(common(word)));
  const [field, more] = entity.fields.filter(
    (one) =>
      fits(one) &&
      !/\b(?:due|by|next|until|planned|deadline)\b(?! me)/i.test(one.name.replace(/ by$/i, ' by me')),
  );
  return field && !more ? `${field.id} is ${isNot ? '' : 'not '}empty` : undefined;
}

/** `paid: no`, 'paid is false'. */
function withValue(tokens: readonly Token[]): { readonly tokens: readonly Token[]; readonly isNo: boolean } {
  const last = tokens.at(-1)?.key ?? '';
  const isNo = /^(?:no|false|off|n)$/.test(last) && tokens.length > 1;
  const isYes = /^(?:yes|true|on|y)$/.test(last) && tokens.length > 1;
  return { tokens: isNo || isYes ? tokens.slice(0, -1) : tokens, isNo };
}

/** Reads words without those that deny them. */
export function readState(
  words: readonly Token[],
  isDenied: boolean,
  entity: Entity,
  world: World,
): string | undefined {
  const { tokens, isNo } = withValue(words);
  const negative = tokens.filter(({ key }) => withoutUn(key) !== undefined);
  const literal = literalOption(tokens, negative.length > 0, entity, world);
  if (literal) {
    const sign = isDenied ? '!=' : '=';
    return world.expression(`${literal.field.id} ${sign} ${literal.id}`, entity, 'condition');
  }
  if (joinsStates(tokens, entity)) return undefined;
  const isUn = negative.length % 2 === 1;
  const isNot = (isDenied !== isNo) !== isUn;
  const code = stateCode(tokens, isNot, entity, world);
  return code === undefined ? undefined : world.expression(code, entity, 'condition');
}

/** 'unpaid' denies by itself, unless an option is called so. */
function literalOption(tokens: readonly Token[], isNegative: boolean, entity: Entity, world: World) {
  const words = withoutPointers(tokens, entity);
  const literal = words.length > 0 ? world.option(words, entity) : undefined;
  if (literal?.field.type !== 'choice' || literal.field.many === true) return undefined;
  const label = literal.field.options?.find(({ id }) => id === literal.id)?.label.toLowerCase();
  return isNegative || label === words.map(({ key }) => key).join(' ') ? literal : undefined;
}

/** Whether a word joins two states, and is not a part of some name. */
function joinsStates(tokens: readonly Token[], entity: Entity): boolean {
  const joins = tokens.filter(({ key }) => JOINS.has(key));
  if (joins.length === 0) return false;
  const names = entity.fields.flatMap(({ name, options = [] }) => [
    name,
    ...options.map(({ label }) => label),
  ]);
  return joins.some(({ key }) => !names.some((name) => name.toLowerCase().includes(` ${key} `)));
}

const JOINS = wordList('and or but nor');
const same = (stem: string) => stem;

function stateCode(
  tokens: readonly Token[],
  isNot: boolean,
  entity: Entity,
  world: World,
): string | undefined {
  const found = likeliest(contentOf(tokens, entity), entity);
  if (found) return isNot ? found.opposite : found.code;
  return (
    byDay(tokens, isNot, entity) ??
    byProgress(tokens, isNot, entity) ??
    boolField(tokens, isNot, entity, world)
  );
}

/** What is called just so, what is called so in another word, then what is called much like it. */
function likeliest(content: Content, entity: Entity): Found | undefined {
  const plain = [...flagsIn(content, entity, same), ...optionsIn(content, entity, same)];
  return (
    best(plain, 0.98) ??
    best([...flagsIn(content, entity, common), ...optionsIn(content, entity, common)], 0.98) ??
    best(plain, 0.5)
  );
}

function boolField(
  tokens: readonly Token[],
  isNot: boolean,
  entity: Entity,
  world: World,
): string | undefined {
  const field = ownField(withoutPointers(tokens, entity), entity, world, ({ type }) => type === 'boolean');
  return field && (isNot ? `not ${field.id}` : field.id);
}
