import type { Entity, Field, FieldType } from '@tessera/shared/contracts';
import { tokenise } from '../../language/tokenise';
import type { Token } from '../../language/token';
import type { Operation } from '../../operations/operation';
import { draftField, type FieldDraft } from '../../words/field-draft';
import { isPlural } from '../../words/inflect';
import { unitOf } from '../../words/units';
import { readOptions, readRange, readSpec, typeWord, type ValueSpec } from '../../words/value-spec';
import { wordsOf, type Outcome } from '../rule';
import type { World } from '../world';
import { kindSaid } from './edit-said';
import { outcomeOf } from './fields-said';
import { linkOutcome } from './link-operations';

/** What kind of value words say: 'a proper date', 'stars out of 5', 'red, green or blue to pick from', 'one of the suppliers'. */

export interface TypeSaid {
  readonly spec?: ValueSpec;
  readonly to?: Entity;
  readonly many?: boolean;
}

const LEADS = [
  'just|only|really|actually|rather|either|simply|better|a|an|the|as|of|type|proper|real|normal|plain|simple|regular',
  'nice|big|into|to|be|being|something like|shown as|kind of|in|field|one of those',
];
const LEAD = new RegExp(`^(?:(?:${LEADS.join('|')})\\s+)+`, 'i');
const TAILS = [
  'instead|please|field|column|value|then|now|again|type|rather|though|too|as well',
  'to (?:pick|choose|select|tap)(?: (?:from|on|one))?',
  '(?:we can|you can|one can|i can|they can)? ?(?:pick|choose|select) (?:from|one)',
  'and (?:not|no) (?:just )?.+|(?:and )?not (?:just |only )?(?:an? )?.+',
  'instead of .+|rather than .+|no (?:more )?typing|so .+|because .+',
];
const TAIL = new RegExp(`[\\s,]+(?:${TAILS.join('|')})$`, 'i');

const LONGER = [
  '(?:more|several|two|three|many|a few) (?:lines|space|room|rows)|more than (?:one|a|1) line',
  '(?:a )?(?:long|longer|bigger|larger|multi-?line) (?:text|box|field|note)s?|multi-?line$',
  '(?:space|room) for more|a (?:whole )?paragraph|paragraphs?',
];
const LONG = new RegExp(`^(?:${LONGER.join('|')})\\b`, 'i');
const DATE_WITH = 'date with|date and|day and|date plus|both date and|date with a';
const TIME_LEAD = `(?:(?:with|including|have|has|a|the|${DATE_WITH}|also|include|show|get|with a) )*(?:the |a )?`;
const TIME_TAIL = '(?: of day)?(?: (?:in|on|with) (?:it|them|there))?(?: (?:too|as well|also))?';
const TIMED = new RegExp(
  `^${TIME_LEAD}time${TIME_TAIL}$|^(?:date|day) (?:and|with|plus) (?:the |a )?(?:time|hour)`,
  'i',
);
const TAGS =
  /^(?:tags|labels|keywords|several (?:values|options|tags|choices)|multi-?select|multiple choices?|a list of tags)$/i;
const YES = /^(?:yes or no|yes\/no|yes or no question|tick|tick ?box|check ?box|switch|toggle)$/i;

/** 'a list of suppliers', 'picked from the rooms', 'a link to customers', 'one of our goats'. */
function linkSaid(text: string, tokens: readonly Token[], world: World): TypeSaid | undefined {
  const [, joint] =
    /^(?:an? |the )?(list|choice|drop-?down|selection|link|links|reference|pick(?:ed)?|chosen|selected|choose|select|one|some|several)\b/i.exec(
      text,
    ) ?? [];
  if (joint === undefined) return undefined;
  const at = tokens.findIndex(({ key }) => /^(?:of|to|from|among|out|with|several|some)$/.test(key));
  const target =
    at >= 0
      ? kindSaid(
          tokens.slice(at + 1).filter(({ key }) => !/^(?:of|the|list|all)$/.test(key)),
          world,
        )
      : undefined;
  return target && { to: target, many: /^(?:links|some|several)/i.test(joint) };
}

const CHOICE_LEAD = /^(?:an? )?(?:choice|drop-?down|select|selection|pick ?list|list)\s*[,:]\s*/i;

function cleaned(text: string): string {
  let bare = text
    .trim()
    .replace(CHOICE_LEAD, '')
    .replace(/[.!]+$/, '');
  for (let round = 0; round < 4; round += 1) bare = bare.replace(TAIL, '').trim();
  return bare;
}

const NO_LABEL: ReadonlySet<Token['tag']> = new Set(['pronoun', 'be', 'modal', 'link', 'have', 'verbs']);

/** Options are short names and no clauses. */
const areLabels = (options: readonly string[]) =>
  options.length >= 2 &&
  options.every((one) => one.split(' ').length <= 4 && !tokenise(one).some(({ tag }) => NO_LABEL.has(tag)));

/** 'red blue green or yellow': spoken without commas. */
function spread(options: string[]): string[] {
  const [first = '', second = ''] = options;
  const parts = first.split(' ');
  const isRow =
    options.length === 2 &&
    parts.length >= 3 &&
    !second.includes(' ') &&
    tokenise(first).every(({ tag }) => tag === 'noun' || tag === 'adjective' || tag === 'plural');
  return isRow ? [...parts.map((part) => part.slice(0, 1).toUpperCase() + part.slice(1)), second] : options;
}

/** What is said by the shape of the value: 'more lines', 'with the time', 'tags', 'yes or no'. */
function shapeSaid(text: string, bare: string): ValueSpec | undefined {
  if (LONG.test(text) || LONG.test(bare)) return { type: 'longtext' };
  if (TIMED.test(text)) return { type: 'datetime' };
  if (TAGS.test(bare)) return { type: 'tags' };
  return YES.test(bare) ? { type: 'boolean' } : undefined;
}

const OUT_OF = /^(?:stars?|points?|rating|scale|score) (?:out of|from 1 to|up to|of) (\d+)$/i;
const SO_MANY = /^(?:up to )?(\d+) (?:stars|points)$/i;

/** 'stars out of 5', 'up to 10 points'. */
function ratingSaid(bare: string): ValueSpec | undefined {
  const [, most] = OUT_OF.exec(bare) ?? SO_MANY.exec(bare) ?? [];
  return most === undefined ? undefined : { type: 'rating', min: 1, max: Number(most) };
}

function wordSaid(bare: string): ValueSpec | undefined {
  const type = typeWord(bare) ?? typeWord(bare.replace(/s$/, ''));
  return type && { type };
}

/** 'a number in miles', 'kg'. */
function unitSaid(text: string, bare: string): ValueSpec | undefined {
  const [, kind = '', words = ''] = /^(?:(.*?)\s*)?\bin (\S+(?: \S+)?)$/i.exec(text) ?? [];
  const unit = unitOf(words);
  const type = typeWord(kind.replace(LEAD, ''));
  if (unit) return { ...(type && { type }), unit };
  const alone = bare.split(' ').length === 1 ? unitOf(bare) : undefined;
  return alone ? { unit: alone } : undefined;
}

/** 'red, green or blue to pick from': options, where they are said to be such. */
function optionsSaid(text: string, spec: ValueSpec, isList: boolean): ValueSpec | undefined {
  const options = spread(spec.options ?? []);
  const isChoice = isList || /\bor\b|\/|choice|drop|options|select|list/i.test(text);
  return isChoice && areLabels(options) ? { ...spec, options } : undefined;
}

/** Options, limits and currencies, and what is only enumerated where that is one of options. */
function valuesSaid(text: string, bare: string, isList: boolean): ValueSpec | undefined {
  const spec = readSpec(text) ?? readSpec(bare);
  if (spec?.options) return optionsSaid(text, spec, isList);
  if (spec && (spec.type || readRange(text) || spec.unit || spec.currency)) return spec;
  const options = isList ? spread(readOptions(bare)) : [];
  return areLabels(options) ? { type: 'choice', options } : undefined;
}

/** Only what is said outright: 'notes are nice, really' lists nothing. */
function specSaid(text: string, isList: boolean): ValueSpec | undefined {
  const bare = text.replace(LEAD, '');
  const outright = shapeSaid(text, bare) ?? ratingSaid(bare) ?? wordSaid(bare) ?? unitSaid(text, bare);
  return outright ?? valuesSaid(text, bare, isList);
}

/** `isList`: a bare enumeration is one of options. */
export function typeSaid(tokens: readonly Token[], world: World, isList = false): TypeSaid | undefined {
  if (tokens.length === 0 || tokens.length > 24) return undefined;
  const text = cleaned(wordsOf(tokens));
  const link = linkSaid(text, tokens, world);
  if (link) return link;
  const parts = /^(.+?),? (?:and|with|but) ((?:a |an |in |whole |no |only ).+)$/i.exec(text);
  const both = parts ? [specSaid(parts[1] ?? '', false), specSaid(parts[2] ?? '', false)] : [];
  const spec =
    both.length === 2 && both.every((one) => one !== undefined)
      ? (Object.assign({}, ...both) as ValueSpec)
      : specSaid(text, isList);
  return spec && { spec };
}

const NUMERIC: ReadonlySet<FieldType> = new Set(['integer', 'number', 'money', 'percent', 'rating']);

const limitsFrom = ({ min, max, unit }: Pick<ValueSpec, 'min' | 'max' | 'unit'>) => ({
  ...(min === undefined ? {} : { min }),
  ...(max === undefined ? {} : { max }),
  ...(unit ? { unit } : {}),
});

/** What a kind of value needs beside the limits that were said: a scale, options. */
function neededBy(type: FieldType, spec: ValueSpec, options: FieldDraft['options']) {
  const isListed = options !== undefined && (spec.options !== undefined || type === 'choice');
  return {
    ...(type === 'rating' && { min: spec.min ?? 1, max: spec.max ?? 5 }),
    ...(isListed && { options }),
  };
}

function specOperations(entity: Entity, field: Field, spec: ValueSpec): readonly Operation[] {
  const draft = draftField(field.name, spec, '', entity.name);
  const stated = limitsFrom(spec);
  const hasLimits = Object.keys(stated).length > 0;
  const isNumeric = NUMERIC.has(field.type);
  // A guess by the name is none where the type was said.
  const type = spec.type ?? (hasLimits && isNumeric ? field.type : draft.type);
  if (spec.type === undefined && spec.options === undefined && isNumeric)
    return hasLimits ? [{ kind: 'setLimits', field: field.id, limits: stated }] : [];
  const isSame = type === field.type && type !== 'choice';
  if (isSame && !hasLimits) return [];
  const limits = isSame ? stated : { ...stated, ...neededBy(type, spec, draft.options) };
  return [{ kind: 'retypeField', field: field.id, type, limits }];
}

/** What makes a field hold such values. */
export function retyped(
  entity: Entity,
  field: Field,
  said: TypeSaid,
  isPluralNoun: boolean,
  world: World,
): Outcome | undefined {
  if (said.to)
    return linkOutcome(
      {
        from: entity,
        to: said.to,
        many: said.many === true || (isPluralNoun && isPlural(field.name)),
        name: field.name,
        field,
      },
      world,
    );
  if (!said.spec) return undefined;
  if (
    said.spec.type === 'datetime' &&
    field.type !== 'date' &&
    field.type !== 'text' &&
    field.type !== 'time' &&
    field.type !== 'datetime'
  )
    return undefined;
  return outcomeOf(world, specOperations(entity, field, said.spec), `${field.name} is that already`);
}
