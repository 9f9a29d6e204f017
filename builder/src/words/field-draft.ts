import type { FieldType } from '@tessera/shared/contracts';
import { sentenceCase } from './casing';
import { guessType, type NamedGuess } from './field-type';
import { singular } from './inflect';
import { nameKey, shorten } from './text';
import { optionLabel, type ValueSpec } from './value-spec';
import { TYPED_IN } from './wish-kinds';
import { isWorkedOut } from './worked-out';

/** A field as words describe it, before it has an id. */
export interface FieldDraft {
  readonly name: string;
  readonly type: FieldType;
  readonly required: boolean | undefined;
  readonly options?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  readonly unit?: string;
  readonly currency?: string;
  /** The words that asked for it. */
  readonly phrase: string;
  /** The type was said, not guessed. */
  readonly isTypeStated: boolean;
  /** Its range or its unit was said, and with it what kind of value it holds. */
  readonly areLimitsStated: boolean;
  /** The lexicon knows the name. */
  readonly isKnown: boolean;
  /** What was asked of the field and is not there. */
  readonly caveat?: string;
}

const NUMERIC: ReadonlySet<FieldType> = new Set(['integer', 'number', 'money', 'percent']);

/** Whole numbers of at most ten steps, from 0 or 1 up: what stars are made for. */
function isScale({ min, max }: ValueSpec): boolean {
  if (min === undefined || max === undefined) return false;
  return Number.isInteger(min) && Number.isInteger(max) && min >= 0 && max <= 10 && max > min;
}

function withRange(spec: ValueSpec, guess: NamedGuess): FieldType {
  // 'accuracy 1-5' is a scale although an accuracy is a percentage by itself.
  const isBare = (guess.type === 'number' && guess.unit === undefined) || guess.type === 'percent';
  if (guess.isKnown && NUMERIC.has(guess.type) && !(isBare && isScale(spec))) return guess.type;
  if (isScale(spec)) return 'rating';
  return Number.isInteger(spec.min ?? 0) && Number.isInteger(spec.max ?? 0) ? 'integer' : 'number';
}

function withUnit(unit: string, guess: NamedGuess): FieldType {
  if (guess.isKnown && NUMERIC.has(guess.type) && guess.type !== 'money') return guess.type;
  return unit === '%' ? 'percent' : 'number';
}

function statedType(type: FieldType, spec: ValueSpec, guess: NamedGuess): FieldType {
  if (type === 'rating' && (spec.max ?? 5) > 10) return 'integer';
  // 'number' is what people call every figure: the name may know better which figure it is.
  const knowsBetter =
    type === 'number' && guess.isKnown && (guess.type === 'integer' || guess.type === 'percent');
  return knowsBetter ? guess.type : type;
}

function resolveType(spec: ValueSpec, guess: NamedGuess): FieldType {
  if (spec.options && spec.options.length > 0) return 'choice';
  if (spec.type) return statedType(spec.type, spec, guess);
  if (spec.min !== undefined || spec.max !== undefined) return withRange(spec, guess);
  return spec.unit ? withUnit(spec.unit, guess) : guess.type;
}

type Limits = Pick<FieldDraft, 'min' | 'max' | 'unit' | 'options' | 'currency'>;

function limitsOf(type: FieldType, spec: ValueSpec, guess: NamedGuess): Limits {
  if (type === 'choice') {
    const options = spec.options ?? guess.options;
    return options ? { options: options.map(optionLabel) } : {};
  }
  if (type === 'rating') return scaleOf(spec, guess);
  return NUMERIC.has(type) ? numericLimits(type, spec, guess) : {};
}

/** The stated ends, else those of the name ('pain' goes to 10), else 1 to 5. */
function scaleOf(spec: ValueSpec, guess: NamedGuess): Limits {
  const usual = guess.type === 'rating' ? guess : undefined;
  const min = spec.min ?? usual?.min ?? 1;
  const max = spec.max ?? usual?.max ?? 5;
  return isScale({ min, max }) ? { min, max } : { min: 1, max: 5 };
}

function numericLimits(type: FieldType, spec: ValueSpec, guess: NamedGuess): Limits {
  const min = spec.min ?? (guess.type === type ? guess.min : undefined);
  const unit = type === 'money' || type === 'percent' ? undefined : (spec.unit ?? guess.unit);
  return {
    ...(min !== undefined && min <= (spec.max ?? Infinity) ? { min } : {}),
    ...(spec.max === undefined ? {} : { max: spec.max }),
    ...(unit ? { unit } : {}),
    ...(spec.currency ? { currency: spec.currency } : {}),
  };
}

/** What was asked for and does not become a part of the field. */
function caveatsOf({ unsupported = [] }: ValueSpec): string[] {
  const others = unsupported.filter((words) => !isWorkedOut(words));
  return [
    ...(others.length < unsupported.length ? [TYPED_IN] : []),
    ...others.map((words) => `'${words}' is not built yet`),
  ];
}

/** Joins a name, what was said about it and what the name itself says. `context` is what the records are about. */
export function draftField(
  rawName: string,
  spec: ValueSpec,
  phrase: string,
  context: string,
  isLiteral = false,
): FieldDraft {
  const name = shorten(isLiteral ? rawName.trim() : sentenceCase(rawName), 60);
  const guess = guessType(rawName, context);
  let type = resolveType(spec, guess);
  const limits = limitsOf(type, spec, guess);
  // A choice without options cannot be chosen from: it stays open text until somebody names them.
  const isOpenChoice = type === 'choice' && (limits.options?.length ?? 0) === 0;
  if (isOpenChoice) type = 'text';
  const caveats = caveatsOf(spec);
  if (isOpenChoice) caveats.push('no options were named, so it takes any text');
  return {
    name,
    type,
    required: spec.required,
    ...(isOpenChoice ? {} : limits),
    phrase,
    isTypeStated: spec.type !== undefined || spec.options !== undefined,
    areLimitsStated: [spec.min, spec.max, spec.unit].some((limit) => limit !== undefined),
    isKnown: guess.isKnown,
    ...(caveats.length > 0 ? { caveat: caveats.join('; ') } : {}),
  };
}

const SAID_BY_NAME: Partial<Record<FieldType, RegExp>> = {
  date: /\b(?:date|day)$/i,
  time: /\btime$/i,
  email: /\be-?mail(?: address)?$/i,
  url: /\b(?:link|url|website)$/i,
  phone: /\b(?:phone|telephone)(?: number)?$/i,
};

/** Whether the kind of value is a guess worth showing: nobody said it, not even by the name, and it is not plain text. */
export function isGuess(draft: FieldDraft): boolean {
  if (draft.isTypeStated || draft.areLimitsStated) return false;
  return draft.type !== 'text' && draft.type !== 'longtext' && !SAID_BY_NAME[draft.type]?.test(draft.name);
}

/** Two names that stand for one field: case, accents, punctuation and plural aside. */
export function isSameName(a: string, b: string): boolean {
  const left = nameKey(a);
  const right = nameKey(b);
  return left === right || singular(left) === singular(right);
}

/** A field of a name and a type that are known, and nothing more. */
export const plainDraft = (name: string, type: FieldType): FieldDraft => ({
  name,
  type,
  required: undefined,
  phrase: name,
  isTypeStated: true,
  areLimitsStated: false,
  isKnown: true,
});
