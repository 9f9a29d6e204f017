import type { Entity, Field } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { tokenise } from '../../language/tokenise';
import { sentenceCase } from '../../words/casing';
import { unitOf } from '../../words/units';
import { isDate } from '../meaning/dates';
import { listIn, listsOf } from '../meaning/lists';
import { valueOf, type Value } from '../meaning/typed';
import { wordsOf, type Outcome } from '../rule';
import type { World } from '../world';
import { computedAs, computedField } from './computed-made';

/** Figures over what is linked to a record, and ages, as words say them; each with the name that the words give it. */

const MADE =
  /^(?:calculated?|computed?|automatic|automatically|worked|work|out|derived|a|an|the|new|their|its|his|her)$/;

const IN_FIELD = /^(?:with|for|showing|of|holding)$/;

/** Without 'a calculated' in front. */
export function withoutMade(tokens: readonly Token[]): readonly Token[] {
  const from = tokens.findIndex(({ key }) => !MADE.test(key));
  const words = from > 0 ? tokens.slice(from) : tokens;
  // 'a field with the number of their cars'
  const isField =
    /^(?:field|column|figure|box)$/.test(words[0]?.key ?? '') && IN_FIELD.test(words[1]?.key ?? '');
  return isField ? withoutMade(words.slice(2)) : words;
}

const TOLD = [
  'calculated|computed|worked out|automatic|automatically',
  'how (?:many|much|often)|(?:number|count|sum|total|average) of|(?:add|sum|count|total)(?:s|ed)? up',
  '(?:total|average|their|its|his|her|date of|age in|in total|altogether)',
].join('|');

/** Whether words say that something is worked out, and is no field that somebody fills in. */
export const isTold = (tokens: readonly Token[]): boolean =>
  new RegExp(`\\b(?:${TOLD})\\b`).test(tokens.map(({ key }) => key).join(' '));

const MOST_WORDS = 5;
const NO_NAME = /^(?:pronoun|question|modal|not|be|do)$/;

/** The name that words give to a field; none where they are a clause. */
export function nameSaid(tokens: readonly Token[]): readonly Token[] | undefined {
  const words = withoutMade(tokens).filter(({ tag }) => tag !== 'mark');
  const isName =
    words.length > 0 && words.length <= MOST_WORDS && !words.some(({ tag }) => NO_NAME.test(tag));
  return isName ? words : undefined;
}

const BORN = /\b(?:born|birth|birthday|birthdate|dob|hatched)\b/i;
const BEGUN =
  /\b(?:bought|planted|made|built|purchased|founded|joined|opened|created|ordered|registered|started|since|entered|placed)\b/i;

/** When a record began: the only date that says so, or the only one. */
function begun(entity: Entity): Field | undefined {
  const dates = entity.fields.filter((field) => isDate(field) && field.computed === undefined);
  const likely = [BORN, BEGUN].map((pattern) => dates.filter(({ name }) => pattern.test(name)));
  const [found] = likely.filter(({ length }) => length > 0);
  const [only, more] = found ?? dates;
  return more ? undefined : only;
}

const AGE =
  /^(?:(?:the|their|its|his|her|an?) )?age(?: in (days|weeks|years))?$|^how (?:many (days|weeks|years) )?old .{0,30}$/;
const PER: Readonly<Record<string, string>> = { weeks: '7', years: '365.25' };

/** 'age in days', 'how many weeks old it is'. */
function ageSaid(text: string, entity: Entity, world: World): Value | undefined {
  const match = AGE.exec(text);
  const unit = match?.[1] ?? match?.[2];
  const field = match && unit !== undefined ? begun(entity) : undefined;
  if (!field || unit === undefined) return undefined;
  const days = `today - ${field.type === 'datetime' ? `date(${field.id})` : field.id}`;
  const per = PER[unit];
  return valueOf(per === undefined ? days : `rounddown((${days}) / ${per})`, entity, world);
}

const SOLD =
  /^how (?:many|much) (\w+)(?: (?:were|was|are|is|have been|has been|did|do|it|they|we))*(?: (\w+))?(?: so far| in total| in all| altogether| overall)*$/;
const PIECES = /^(?:pieces?|units?|items?|copies|things)$/;
const QUANTITY =
  /^(?:quantity|amount|pieces|units|count|number|number of (?:pieces|units|items|copies)|how many)$/i;

/** The number that is counted by 'pieces' and 'kilos': the quantity, or what has that unit. */
function measured(word: string, entity: Entity): Field | undefined {
  const numbers = entity.fields.filter(({ type }) => type === 'integer' || type === 'number');
  const unit = PIECES.test(word) ? undefined : unitOf(word);
  const isMeant = (field: Field) =>
    PIECES.test(word) ? QUANTITY.test(field.name) : unit !== undefined && field.unit === unit;
  const found = numbers.filter(isMeant);
  return found.length === 1 ? found[0] : numbers.find(({ name }) => name.toLowerCase() === word);
}

/** 'how many pieces were ordered in total'. */
function soldSaid(text: string, entity: Entity, world: World): Value | undefined {
  const [, word = '', done = ''] = SOLD.exec(text) ?? [];
  const lists = listsOf(entity, world);
  const named = done === '' ? undefined : listIn(tokenise(done), entity, world);
  const found = (named ? [named] : lists).flatMap((list) => {
    const field = measured(word, list.entity);
    return field ? [{ list, field }] : [];
  });
  const [one, more] = found;
  return one && !more ? valueOf(`sum(${one.field.id} in ${one.list.code})`, entity, world) : undefined;
}

const NO_LEAD =
  /^(?:when|how|many|much|the|a|an|of|its|their|his|her|all|number|count|sum|which|what|they|it)$/;
const NO_PART = /^(?:pronoun|owner|be|have|do|modal)$/;
const TAIL = /^(?:yet|so|far|in|total|all|altogether|overall|now|still|currently)$/;

/** 'how many of its items are not bought yet' → 'Items not bought'. */
function nameFor(tokens: readonly Token[]): string | undefined {
  const from = tokens.findIndex(({ key }) => !NO_LEAD.test(key));
  let to = tokens.length;
  while (to > from && TAIL.test(tokens[to - 1]?.key ?? '')) to -= 1;
  const words = tokens
    .slice(from, to)
    .filter(({ tag, key }) => !NO_PART.test(tag) && !/^(?:the|a|an|its|their|his|her|have)$/.test(key));
  return from < 0 || words.length === 0 || words.length > MOST_WORDS
    ? undefined
    : sentenceCase(wordsOf(words));
}

const ROLLUP = /^(?:count|sum|average|largest|smallest)\(/;

/** A field that shows a figure over what is linked, or an age. */
export function figureOn(tokens: readonly Token[], entity: Entity, world: World): Outcome | undefined {
  const words = withoutMade(tokens);
  const text = words.map(({ key }) => key).join(' ');
  const age = ageSaid(text, entity, world);
  if (age) return computedAs(/^age/.test(text) ? text : 'age in days', { entity, value: age }, world);
  const sold = soldSaid(text, entity, world);
  const value = sold ?? world.value(words, entity);
  if (!value || !(ROLLUP.test(value.code) || /^rounddown\(\(today/.test(value.code))) return undefined;
  // The name that is made of what is counted says nothing of the condition.
  const isName = /^(?:total|average) (?!of|number)/.test(text);
  const name = sold || isName || / where /.test(value.code) ? nameFor(words) : undefined;
  const place = { entity, value };
  return name === undefined ? computedField([], place, world) : computedAs(name, place, world);
}
