import type { Entity, Field } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { wordList } from '../../language/word-list';
import type { FieldPlace } from '../../model/find';
import { amountAt } from '../meaning/amount';
import { ownField } from '../meaning/naming';
import { wordsOf, type Outcome } from '../rule';
import { outcome, setDefault } from '../rules/default-values';
import { firstOf, outcomeOf, partsOf } from '../rules/fields-said';
import type { World } from '../world';
import { beginsWithOption } from './default-options';
import type { SlotReader } from './slot-reader';

/** What a new record begins with: the value, and the field that it names or that can only be meant. */

const NOW: ReadonlySet<string> = wordList('now moment present current time timestamp');
const TODAY: ReadonlySet<string> = wordList('today todays day date');
const TICKED: ReadonlySet<string> = wordList('ticked checked yes on true');
const UNTICKED: ReadonlySet<string> = wordList('unticked unchecked no off false');
/** What begins a remark that says no value. */
const TAIL = /^(?:unless|until|if|since|because|when|so|like|but|or|till)$/;
const FRAME: ReadonlySet<string> = wordList(`
  default defaults preselected prefilled preset automatically already always normally usually start starts begin begins
  start out as at with to be is are should will would just simply put fill fills filled in for me them standard typed =
  : the a an it its by from new one ones every each entry everything , . - – — preset set pre-filled stands stand also
  goes comes up that which there then fresh of initially first
`);

function lean(clause: readonly Token[]): readonly Token[] {
  const at = clause.findIndex(({ key }, index) => index > 0 && TAIL.test(key));
  const comma = clause.findIndex(
    ({ key }, index) => index > 0 && key === ',' && clause[index + 1]?.key === 'as',
  );
  const ends = [at, comma].filter((end) => end > 0);
  return clause.slice(0, Math.min(60, clause.length, ...ends));
}

const isOf = (types: RegExp) => (field: Field) => types.test(field.type) && field.computed === undefined;
const TIMES = isOf(/^(?:date|datetime|time)$/);
const NUMBERS = isOf(/^(?:integer|number|money|percent|duration|rating)$/);

/** The tokens of one word that a reader of values understands. */
const word = (key: string): readonly Token[] => [
  { text: key, start: 0, end: key.length, key, lemma: key, tag: 'noun' },
];

/** Fields that are named in front of the value; else those that can only be meant. */
function timesMeant(tokens: readonly Token[], entity: Entity, world: World): readonly Field[] {
  const fields = entity.fields.filter(TIMES);
  const named = partsOf(tokens, /^(?:and|,|&)$/).map((part) => {
    const words = part.filter(
      ({ key }) => !FRAME.has(key) && !/^(?:today|now|moment|present|current)$/.test(key),
    );
    return words.length === 0
      ? undefined
      : (ownField(words, entity, world, TIMES) ??
          words.map((one) => ownField([one], entity, world, TIMES)).find(Boolean));
  });
  const found = [...new Set(named.filter((field) => field !== undefined))];
  if (found.length > 0) return found;
  const isClock = tokens.some(({ key }) => NOW.has(key));
  const wanted = isClock ? ['time', 'datetime'] : ['date', 'datetime'];
  const only = wanted
    .map((type) => fields.filter((field) => field.type === type))
    .find(({ length }) => length > 0);
  const called = fields.filter(({ name }) => /^(?:date|day)$/i.test(name));
  if (!isClock && called.length === 1) return called;
  return only?.length === 1 ? only : fields.length === 1 ? fields : [];
}

function ofTime(tokens: readonly Token[], world: World): Outcome | undefined {
  const isNow = tokens.some(({ key }) => NOW.has(key));
  const isToday =
    tokens.some(({ key }) => /^todays?$/.test(key)) ||
    (tokens.length < 3 && tokens.some(({ key }) => TODAY.has(key)));
  const isSpan = tokens.some((_, at) => amountAt(tokens, at)?.unit !== undefined && at > 0);
  if ((!isNow && !isToday) || isSpan) return undefined;
  return firstOf(world, (entity) => {
    const fields = timesMeant(tokens, entity, world);
    const all = fields.map((field) =>
      setDefault({ entity, field }, word(field.type === 'date' ? 'today' : 'now'), world),
    );
    const operations = all.filter((one) => one !== undefined && 'kind' in one);
    return operations.length > 0
      ? outcomeOf(world, operations)
      : all.length > 0 && all[0]
        ? outcome(all[0], world)
        : undefined;
  });
}

/** 'due = 12 days from now', 'three weeks after out': so far from the day on which it is made. */
function ofSpan(tokens: readonly Token[], world: World): Outcome | undefined {
  const at = tokens.findIndex((_, index) => index > 0 && amountAt(tokens, index)?.unit !== undefined);
  const amount = at > 0 ? amountAt(tokens, at) : undefined;
  const behind = amount && tokens[at + amount.size]?.key;
  if (!amount || (behind !== undefined && !/^(?:after|from|later|on|ahead)$/.test(behind))) return undefined;
  return firstOf(world, (entity) => {
    const words = tokens.slice(0, at).filter(({ key }) => !FRAME.has(key));
    const field = ownField(words, entity, world, isOf(/^(?:date|datetime)$/));
    const found = field && setDefault({ entity, field }, tokens.slice(at, at + amount.size), world);
    return found && outcome(found, world);
  });
}

/** A number: of the field that is named, of that which it counts, or of the only one. */
function ofNumber(tokens: readonly Token[], world: World): Outcome | undefined {
  const at = tokens.findIndex(
    (token, index) => !/^(?:a|an|one)$/.test(token.key) && amountAt(tokens, index) !== undefined,
  );
  const amount = at >= 0 ? amountAt(tokens, at) : undefined;
  if (!amount) return undefined;
  const value = tokens.slice(at, at + amount.size).filter(
    ({ tag, key }) =>
      tag === 'number' ||
      amountAt(
        tokens,
        tokens.findIndex((one) => one.key === key),
      ),
  );
  return firstOf(world, (entity) => {
    const field = numberMeant(tokens, at, amount.size, amount.isPercent, entity, world);
    const found =
      field &&
      (setDefault({ entity, field }, value, world) ??
        setDefault({ entity, field }, value.slice(0, 1), world));
    return found && outcome(found, world);
  });
}

function numberMeant(
  tokens: readonly Token[],
  at: number,
  size: number,
  isPercent: boolean,
  entity: Entity,
  world: World,
): Field | undefined {
  const said = [...tokens.slice(0, at), ...tokens.slice(at + size)].filter(({ key }) => !FRAME.has(key));
  const counted = tokens.slice(at, at + size).filter(({ tag }) => tag === 'noun' || tag === 'plural');
  const named = ownField(said, entity, world, NUMBERS) ?? ownField(counted, entity, world, NUMBERS);
  if (named || entity.id !== world.current.id) return named;
  const fields = entity.fields.filter(isPercent ? isOf(/^percent$/) : NUMBERS);
  return said.length === 0 && fields.length === 1 ? fields[0] : undefined;
}

/** 'brakes, horn and forks already ticked'. */
function ofTicks(tokens: readonly Token[], world: World): Outcome | undefined {
  const isOn = tokens.some(({ key }) => TICKED.has(key));
  const isOff = tokens.some(({ key }) => UNTICKED.has(key));
  if (isOn === isOff) return undefined;
  const words = tokens.filter(({ key }) => !FRAME.has(key) || key === ',');
  return firstOf(world, (entity) => {
    const found = partsOf(words).map((part) =>
      ownField(
        part.filter(({ key }) => !TICKED.has(key) && !UNTICKED.has(key)),
        entity,
        world,
        isOf(/^boolean$/),
      ),
    );
    const fields = [...new Set(found.filter((field) => field !== undefined))];
    const operations = fields
      .map((field) => setDefault({ entity, field }, word(isOn ? 'yes' : 'no'), world))
      .filter((one) => one !== undefined && 'kind' in one);
    return operations.length > 0 ? outcomeOf(world, operations) : undefined;
  });
}

const LONGEST_NAME = 4;

/** 'condition VG+': the field first, then its words. */
function ofText(tokens: readonly Token[], world: World): Outcome | undefined {
  const words = tokens.filter(({ key }, at) => !FRAME.has(key) || (at === 0 && tokens.length < 4));
  if (words.length === 0 || wordsOf(words).length > 60) return undefined;
  for (let size = Math.min(LONGEST_NAME, words.length - 1); size > 0; size -= 1) {
    const place: FieldPlace | undefined = world.field(words.slice(0, size));
    const value = words.slice(size).filter(({ tag }) => tag !== 'mark');
    if (
      !place ||
      place.entity.id !== world.current.id ||
      !/^(?:text|longtext|person)$/.test(place.field.type)
    )
      continue;
    if (
      value.some(
        ({ tag, key }) => /^(?:pronoun|question)$/.test(tag) || /^(?:whoever|whatever|last)$/.test(key),
      )
    )
      return undefined;
    const found = setDefault(place, value, world);
    if (found) return outcome(found, world);
  }
  return undefined;
}

function read(clause: readonly Token[], world: World): Outcome | undefined {
  const tokens = lean(clause);
  return (
    ofTicks(tokens, world) ??
    beginsWithOption(
      tokens.filter(({ key }) => !FRAME.has(key) || key === 'new'),
      tokens,
      world,
    ) ??
    ofSpan(tokens, world) ??
    ofTime(tokens, world) ??
    ofNumber(tokens, world) ??
    ofText(tokens, world)
  );
}

export const DEFAULT_SLOTS: SlotReader = {
  class: 'default',
  read,
  examples: {
    'due = today': '+ default Order.Due: today',
    today: '+ default Order.Due: today',
    'put today in for me': '+ default Order.Due: today',
    'quantity 3': '+ default Order.Quantity: 3',
    'unit price: 5 unless stated otherwise': '+ default Order.Unit price: 5',
    'packed unless they say otherwise': '+ default Order.Status: Packed',
    'orders begin open': '+ default Order.Status: Open',
    'due = 12 days from now': '+ default Order.Due: today + 12 days',
    'paid already ticked': '+ default Order.Paid: yes',
    'due is three weeks after the order': '+ default Order.Due: today + 3 weeks',
    'tasks: created is now': '+ default Task.Created: now',
    'tasks: now': '+ default Task.Created: now',
    'tasks: medium, as most are': '+ default Task.Priority: Medium',
    'tasks: hours eight': '+ default Task.Hours: 8',
    'runs: date today if I type nothing': '+ default Run.Date: today',
    'number X1': '+ default Order.Number: X1',
  },
};
