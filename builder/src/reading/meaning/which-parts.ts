import type { Entity, Field } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { singular } from '../../words/inflect';
import { nameKey } from '../../words/text';
import { wordsOf } from '../rule';
import type { World } from '../world';
import { amountAt } from './amount';
import { inPeriod, isDate, shifted } from './dates';
import { nameStems, stemOf } from './naming';
import { inUnits, isMeasure, isOfOtherUnit, own, sized, stars, textOf } from './which-measures';
import type { TimeUnit } from './amount';

/** What one part of 'steel boats longer than 10 metres' says of a record, where its words say nothing else. */

type ReadPart = (tokens: readonly Token[], entity: Entity, world: World) => string | undefined;

/** 'unmoored' of a field Moored. */
function denied(tokens: readonly Token[], { fields }: Entity): string | undefined {
  const text = textOf(tokens);
  const field = fields.find(({ type, name }) => type === 'boolean' && text === `un${nameKey(name)}`);
  return field && `not ${field.id}`;
}

const WITHOUT =
  /^(?:(?:that|which|who) )?(?:(?:without|missing|lacking)|(?:with|have|has|having) no)(?: (?:a|an|any|the|their))? /;
const WITH = /^(?:(?:that|which|who) )?(?:with|have|has|having)(?: (?:a|an|any|the|their|some))? /;

/** The field that words call, with 'address' and 'number' behind it or not. */
function calledBy(text: string, { fields }: Entity): Field | undefined {
  const plain = (name: string) => singular(nameKey(name).replace(/(?<=\w) (?:address|number)$/, ''));
  return (
    fields.find(({ name }) => nameKey(name) === text) ??
    fields.find(({ name }) => plain(name) === plain(text))
  );
}

/** 'without an owner', 'with no phone number', 'with allergies'. */
function filled(tokens: readonly Token[], entity: Entity): string | undefined {
  const text = textOf(tokens);
  const none = WITHOUT.exec(text);
  const lead = none ?? WITH.exec(text);
  const field = lead ? calledBy(text.slice(lead[0].length), entity) : undefined;
  if (!field) return undefined;
  if (field.type === 'boolean') return none ? `not ${field.id}` : field.id;
  return none && /^(?:integer|number)$/.test(field.type)
    ? `${field.id} = 0`
    : `${field.id} is ${none ? '' : 'not '}empty`;
}

const STOCK = /\b(?:stock|quantity|left|on hand|available|remaining|pieces)\b/i;

/** 'sold out', 'with zero in stock', 'out of stock': none of it is there. */
function gone(tokens: readonly Token[], entity: Entity): string | undefined {
  const text = textOf(tokens).replace(/-/g, ' ').replace(/ +/g, ' ');
  const stock = own(entity, ({ type, name }) => /^(?:integer|number)$/.test(type) && STOCK.test(name));
  if (stock && /^(?:(?:that|which) )?(?:(?:are|is) )?(?:sold out|out of stock)$/.test(text))
    return `${stock.id} = 0`;
  const [, name = ''] =
    /^(?:(?:that|which) )?(?:with|have|has|having|at) (?:zero|0|nothing) (.+)$/.exec(text) ?? [];
  const field = calledBy(name, entity);
  return field && isMeasure(field) ? `${field.id} = 0` : undefined;
}

const PLURAL_OF = (label: string, text: string) => singular(nameKey(label)) === singular(text);

/** 'steel', 'novels', 'high priority', 'with status new', 'in the category tea': an option, maybe with its choice. */
export function optionIn(tokens: readonly Token[], entity: Entity): string | undefined {
  const text = textOf(tokens).replace(/^(?:(?:that|which) )?(?:with|in|of|are|is|on|have)? ?(?:the )?/, '');
  const found = entity.fields.flatMap((field) =>
    (field.many === true || field.type !== 'choice' ? [] : (field.options ?? [])).flatMap(({ id, label }) => {
      const name = nameKey(field.name);
      const isSaid =
        PLURAL_OF(label, text) || [`${name} ${nameKey(label)}`, `${nameKey(label)} ${name}`].includes(text);
      return isSaid ? [`${field.id} = ${id}`] : [];
    }),
  );
  return found.length === 1 ? found[0] : undefined;
}

const WHEN =
  /^(?:(?:from|of|in|for|dated|during|due|on) )?(?:(this|last|next) (day|week|month|year)|(today|tomorrow|yesterday)(?: 's)?)(?: 's)?$/;
const DAYS = new Map([
  ['today', 'today'],
  ['tomorrow', 'today + 1 day'],
  ['yesterday', 'today - 1 day'],
]);

function inTime([, which = '', unit = 'day', word = '']: RegExpExecArray, field: Field): string | undefined {
  const day = DAYS.get(word);
  if (day !== undefined) return field.type === 'date' ? `${field.id} = ${day}` : undefined;
  return inPeriod(field.id, which, unit as TimeUnit);
}

/** 'from this month', 'starting this week', 'today's': of the only day, or of the one that is called so. */
function dated(tokens: readonly Token[], entity: Entity): string | undefined {
  const [first, ...others] = tokens;
  const named = first && /^(?:ing|past)$/.test(first.tag) ? dayOf(first, entity) : undefined;
  const found = WHEN.exec(textOf(named ? others : tokens));
  const field = named ?? own(entity, isDate);
  return found && field ? inTime(found, field) : undefined;
}

/** The day on which that was done: 'inspected' of Last inspection, 'starting' of Start. */
export const dayOf = ({ key }: Token, entity: Entity): Field | undefined => {
  const root = stemOf(key).slice(0, 5);
  return own(
    entity,
    (field) => isDate(field) && nameStems(field.name).some((stem) => stem.slice(0, 5) === root),
  );
};

/** 'not inspected for a year', 'not watered in 2 weeks'. */
function notFor(tokens: readonly Token[], entity: Entity): string | undefined {
  const words = tokens.filter(
    ({ tag, key }) => tag !== 'be' && tag !== 'have' && !/^(?:that|which|who|yet|been)$/.test(key),
  );
  const [not, verb, since, ...rest] = words;
  if (not?.tag !== 'not' || !verb || !/^(?:for|in|within|since)$/.test(since?.key ?? '')) return undefined;
  const long = rest.filter(({ key }) => !/^(?:more|than|over|the|last|at|least)$/.test(key));
  const amount = amountAt(long);
  const field = dayOf(verb, entity);
  return field && amount?.unit && amount.size === long.length
    ? `${field.id} < ${shifted(amount, '-', field)}`
    : undefined;
}

const PLACES = /^(?:city|town|country|place|village|location|street|room|berth|department|region|area)$/i;

/** 'in Leeds': what is written with a capital is in the only field for such a place. */
function placed(tokens: readonly Token[], entity: Entity): string | undefined {
  const [at, ...rest] = tokens;
  const isName = rest.length > 0 && rest.length < 4 && rest.every(({ text }) => /^\p{Lu}/u.test(text));
  const field = own(entity, ({ type, name }) => type === 'text' && PLACES.test(name));
  return field && isName && /^(?:in|from)$/.test(at?.key ?? '')
    ? `${field.id} = "${wordsOf(rest)}"`
    : undefined;
}

const READERS: readonly ReadPart[] = [
  stars,
  sized,
  inUnits,
  denied,
  gone,
  filled,
  optionIn,
  notFor,
  dated,
  placed,
];
/** Words of another order: 'list the lowest first'. */
const ORDERS =
  /^(?:as|each|every|per|there|list|show|add|put|sort|make|remove|delete|rename|button|filter|badge|flag|highlight|field|another|also)$/;

export function readPartOf(tokens: readonly Token[], entity: Entity, world: World): string | undefined {
  if (tokens.length === 0 || tokens.some(({ key }) => ORDERS.test(key))) return undefined;
  if (/^(?:first|last)$/.test(tokens.at(-1)?.key ?? '')) return undefined;
  for (const read of READERS) {
    const code = read(tokens, entity, world);
    const fit = code === undefined ? undefined : world.expression(code, entity, 'condition');
    if (fit !== undefined) return fit;
  }
  return isOfOtherUnit(tokens, entity) ? undefined : world.condition(tokens, entity);
}
