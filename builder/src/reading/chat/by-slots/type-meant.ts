import type { Field } from '@tessera/shared/contracts';
import { tokenise } from '../../../language/tokenise';
import type { Token } from '../../../language/token';
import type { FieldPlace } from '../../../model/find';
import { unitOf } from '../../../words/units';
import { readOptions, readRange, readSpec, typeWord, type ValueSpec } from '../../../words/value-spec';
import { wordsOf, type Outcome } from '../../rule';
import { retyped, typeSaid, type TypeSaid } from '../../rules/edit-types';
import { outcomeOf } from '../../rules/fields-said';
import type { World } from '../../world';

/** What kind of value the words of a slot say, and what makes a field hold it. */

export interface TypeMeant extends TypeSaid {
  /** Parts of one are said to matter, or not to. */
  readonly fraction?: boolean;
  /** More of them than money has. */
  readonly fine?: boolean;
  /** 'a time' is one of day, and of a date the hour beside it. */
  readonly clock?: boolean;
  /** A unit that is in no list. */
  readonly measure?: string;
}

const NO = /\b(?:no|not|without|never|zero|n't)\b/i;
const PARTS =
  /\b(?:decimals?|halves|quarters?(?= (?:of|hours?|inch))|quarters|eighths|hundredths|tenths|fractions?|with a comma|(?:digits?|places|figures?) (?:after|behind) the (?:dot|point|comma))\b|^\d+[.,]\d+$/i;
const WHOLE =
  /\b(?:whole(?! (?:day|week))|round (?:figures|numbers)|rounded|integers?)\b|\b(?:no|without) (?:the )?(?:decimals?|cents|pennies|pence|fractions?|halves)\b/i;
const MANY = /\b(?:several|multiple|many|more than one)\b(?! (?:lines?|words|paragraphs|sentences))/i;
const LONG = /\b(?:multi-? ?lines?|several (?:lines|paragraphs)|many lines|more lines|more room|longer)\b/i;
const SHORT = /^(?:only |just )?(?:a |one |single |1 |short )+(?:line|text)(?: only)?$/i;
const DAY = /^(?:just|only) (?:the |a )?(?:day|date)$|\b(?:without|no) (?:the )?(?:time|hour)\b/i;
const LISTED =
  /^(?:to |i |a |an )*(?:choose|pick|select|choice|drop-?down|pick-? ?list|list|options?|one)(?: please)?(?: list)?(?: (?:between|from|of|one of|among|with))?\s*[:,-]?\s+(?=.+(?:,|\/| or | and ))/i;

const PART_WORDS =
  /,?\s*(?:and |with |to |plus |down to )*(?:one|two|three|\d|a|some|no)?\s*(?:decimals?|halves|decimal places?)\b/i;

const FINE = /\b(?:3|three|4|four|5|five|6|six) (?:digits?|decimals?|places?|figures?)/i;
const SPAN = /^(?:hours and minutes|minutes and seconds|hours,? minutes and seconds)$/i;
const CLOCK = /^(?:just |only )?(?:a |the )?time$/i;
const UPWARDS = /\bfrom (-?\d+) (?:up|upwards|on|onwards)$/i;

const rangeOf = (text: string): ValueSpec => {
  const [, least] = UPWARDS.exec(text) ?? [];
  if (least !== undefined) return { min: Number(least) };
  const { min, max } = readRange(text) ?? {};
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
};

/** 'kg with one decimal': what is left says the unit or the range. */
function numberMeant(text: string, fraction: boolean, world: World): TypeMeant {
  const rest = text.replace(PART_WORDS, '').replace(WHOLE, '').trim();
  const said = rest === '' || rest === text ? undefined : typeSaid(tokenise(rest), world)?.spec;
  const unit = said?.unit === undefined ? {} : { unit: said.unit };
  return {
    fraction,
    fine: FINE.test(text),
    spec: { ...rangeOf(text), ...unit, type: fraction ? 'number' : 'integer' },
  };
}

/** By the shape of the value that is asked for. */
function shapeMeant(text: string, world: World): TypeMeant | undefined {
  if (WHOLE.test(text)) return numberMeant(text, false, world);
  if (PARTS.test(text) && !NO.test(text)) return numberMeant(text, true, world);
  if (LONG.test(text)) return { spec: { type: 'longtext' } };
  if (SHORT.test(text)) return { spec: { type: 'text' } };
  if (DAY.test(text)) return { spec: { type: 'date' } };
  return MANY.test(text) && !/,/.test(text) ? { many: true } : undefined;
}

/** What has no options has none that are hard to believe. */
const areBelievable = (options: readonly string[] | undefined) =>
  options === undefined || (options.length >= 2 && options.every((one) => one.split(' ').length <= 4));

/** 'y / n' and 'from 1 up to 6', however they are spaced and said. */
const plainly = (text: string) => text.replace(/\s*\/\s*/g, '/').replace(/(\d) up to (?=\d)/i, '$1 to ');

/** 'A to F', 'days', 'minutes and seconds', 'from 1 up'. */
function outrightMeant(text: string): TypeMeant | undefined {
  const row = /^\p{L} (?:to|-) \p{L}$/u.test(text) ? readSpec(text) : undefined;
  if (row?.options) return { spec: row };
  if (SPAN.test(text)) return { spec: { type: 'duration' } };
  if (CLOCK.test(text)) return { spec: { type: 'datetime' }, clock: true };
  const unit = typeWord(text) ? undefined : unitOf(text);
  if (unit !== undefined) return { spec: { unit } };
  return UPWARDS.test(text) && !/whole/i.test(text) ? { spec: rangeOf(text) } : undefined;
}

const CLAUSE = /^(?:pronoun|be|modal|link|have|verbs)$/;

/** 'none, a bit, well': a list of several short names, with nothing around it. */
function enumerationMeant(text: string): TypeMeant | undefined {
  const options = readOptions(text);
  const isList = options.length >= 3 && areBelievable(options);
  return isList && !tokenise(text).some(({ tag, key }) => CLAUSE.test(tag) && key !== 'none')
    ? { spec: { type: 'choice', options } }
    : undefined;
}

/** 'a choice of red and blue', 'pick between A, B and C': what is listed behind the words for a choice. */
function listMeant(text: string): TypeMeant | null | undefined {
  const listed = text.replace(LISTED, '');
  if (listed === text) return null;
  const options = readOptions(listed);
  return areBelievable(options) ? { spec: { type: 'choice', options } } : undefined;
}

const LONGEST_UNIT = 12;
const NOUN = /^(?:noun|plural|adjective)$/;

/** 'in gallons': a unit that no list knows. */
const measureMeant = (tokens: readonly Token[], text: string): TypeMeant | undefined =>
  tokens.length <= 2 && tokens.every(({ tag }) => NOUN.test(tag)) && text.length <= LONGEST_UNIT
    ? { measure: text }
    : undefined;

/** What kind of value the words of a slot say; `isIn` where they stand behind 'in'. */
export function typeMeant(tokens: readonly Token[], world: World, isIn = false): TypeMeant | undefined {
  const text = plainly(wordsOf(tokens));
  if (text === '' || tokens.length > 40) return undefined;
  const outright = outrightMeant(text);
  if (outright) return outright;
  const listed = listMeant(text);
  if (listed !== null) return listed;
  const said = shapeMeant(text, world) ?? typeSaid(tokenise(text), world, true) ?? enumerationMeant(text);
  if (!said) return isIn ? measureMeant(tokens, text) : undefined;
  return areBelievable(said.spec?.options) ? said : undefined;
}

/** Not all operations of a kind of value keep the limits that were there. */
const keptLimits = ({ min, max, unit }: Field, spec: ValueSpec = {}) => {
  const [least, most, of] = [spec.min ?? min, spec.max ?? max, spec.unit ?? unit];
  return {
    ...(least === undefined ? {} : { min: least }),
    ...(most === undefined ? {} : { max: most }),
    ...(of === undefined ? {} : { unit: of }),
  };
};

const HAS_PARTS = /^(?:money|percent)$/;
const MAY_HAVE = /^(?:number|integer|text|longtext)$/;
const saysLimits = ({ min, max, unit }: ValueSpec = {}) => (min ?? max ?? unit) !== undefined;

/** Money and percentages have parts by themselves, and can be had in no other way. */
function withParts({ field }: FieldPlace, meant: TypeMeant, world: World): Outcome | undefined {
  const { fraction, fine, spec } = meant;
  const type = fraction === true ? 'number' : 'integer';
  const limits = keptLimits(field, spec);
  const hasParts = fraction === true && fine !== true && HAS_PARTS.test(field.type);
  if (field.type === type || hasParts)
    return saysLimits(spec)
      ? outcomeOf(world, [{ kind: 'setLimits', field: field.id, limits }])
      : { already: `${field.name} takes such numbers already` };
  const isFree = MAY_HAVE.test(field.type) || (fraction === true && field.type === 'rating');
  return isFree ? outcomeOf(world, [{ kind: 'retypeField', field: field.id, type, limits }]) : undefined;
}

function severalOf({ field }: FieldPlace, world: World): Outcome | undefined {
  if (field.type === 'reference')
    return field.many === true
      ? { already: `${field.name} takes several already` }
      : outcomeOf(world, [{ kind: 'setMany', field: field.id, many: true }]);
  return field.type === 'choice' || field.type === 'text'
    ? outcomeOf(world, [{ kind: 'retypeField', field: field.id, type: 'tags', limits: {} }])
    : undefined;
}

/** A date is in no unit, and money in one of its own. */
const isUnitOfNothing = ({ type }: Field, { spec, to }: TypeMeant) =>
  to === undefined &&
  spec?.unit !== undefined &&
  spec.type === undefined &&
  !/^(?:number|integer|text|duration)$/.test(type);

const MEASURED = /^(?:number|integer)$/;

/** What makes a field hold such values; undefined where it cannot. */
export function retypedAs(place: FieldPlace, meant: TypeMeant, world: World): Outcome | undefined {
  const { entity, field } = place;
  if (meant.fraction !== undefined) return withParts(place, meant, world);
  if (meant.many === true && !meant.to && !meant.spec) return severalOf(place, world);
  if (meant.measure !== undefined)
    return MEASURED.test(field.type)
      ? outcomeOf(world, [{ kind: 'setLimits', field: field.id, limits: { unit: meant.measure } }])
      : undefined;
  const isOfDay = meant.clock === true && field.type !== 'date';
  if (isOfDay) return retyped(entity, field, { spec: { type: 'time' } }, false, world);
  return isUnitOfNothing(field, meant) ? undefined : retyped(entity, field, meant, false, world);
}
