import type { FieldType } from '@tessera/shared/contracts';
import { sentenceCase } from './casing';
import { splitOutside, unquote } from './text';
import { currencyOf, unitOf } from './units';
import { letterRange, SIZES, weekdays } from './value-rows';
import { SAYS_WORKED_OUT } from './worked-out';
import { TYPE_WORDS } from './lists/type-words';
import { pattern } from './pattern';

/** What words state about the value of a field. Everything is optional; an empty object says nothing. */
export interface ValueSpec {
  type?: FieldType;
  options?: string[];
  min?: number;
  max?: number;
  unit?: string;
  currency?: string;
  required?: boolean;
  /** Asked for, but no part of a field here, e.g. 'unique'. */
  unsupported?: string[];
}

const TYPES: ReadonlyMap<string, FieldType> = new Map(
  (Object.keys(TYPE_WORDS) as FieldType[]).flatMap((type) =>
    (TYPE_WORDS[type] ?? []).map((name) => [name, type] as const),
  ),
);

/** The type that the words state outright: 'a drop-down', 'whole number field'. */
export function typeWord(text: string): FieldType | undefined {
  const word = text
    .trim()
    .toLowerCase()
    .replace(/[.!]+$/, '')
    .replace(
      /^(?:(?:a|an|the|type|of|kind|as|plain|simple|its|normal|regular|ordinary|standard|basic)\b:? ?)+/,
      '',
    )
    .replace(
      /(?: (?:field|column|input|type|value|box|selector|picker|control|property|format|entry|list))+$/,
      '',
    )
    .trim();
  return TYPES.get(word) ?? TYPES.get(text.trim().toLowerCase());
}

const NUMBER = /-?\d+(?:[.,]\d+)?/;
const RANGE = pattern('i')`
  (?:\b(?:on a |a )?scale (?:of|from) |\bfrom |\bbetween |\brange (?:of |from )?)?
  (${NUMBER})\s*(?:-|–|to|through|and|\.\.\.?)\s*(${NUMBER})
  (?:\s*(stars?|points?|scale|rating|%))?
`;
const OUT_OF =
  /(?:\bout of|^\/|\b(?:on )?a scale of|\bup to|\bmax(?:imum)?(?: of)?:?|\bat most|\bno more than)\s*(\d+(?:\.\d+)?)(?:\s*(stars?))?/i;
const STARS = /\b(\d{1,2})[ -]stars?\b/i;
const AT_LEAST =
  /(?:\bat least|\bmin(?:imum)?(?: of)?:?|\bno less than|\bstarting (?:from|at))\s*(-?\d+(?:\.\d+)?)/i;

const toNumber = (text: string): number => Number(text.replace(',', '.'));

/** Bounds stated in a text, with the text that stated them; `stars` when it speaks of stars or of 'out of'. */
interface Range {
  readonly min?: number;
  readonly max?: number;
  readonly stars: boolean;
  readonly words: string;
}

/** Reads 'from 1 to 5', '1-5', 'out of 10', '5 stars', 'at least 3', 'up to 20'. */
export function readRange(text: string): Range | undefined {
  const range = RANGE.exec(text);
  if (range?.[1] && range[2] && toNumber(range[1]) < toNumber(range[2])) {
    return { min: toNumber(range[1]), max: toNumber(range[2]), stars: /star/i.test(text), words: range[0] };
  }
  const stars = STARS.exec(text);
  if (stars?.[1]) return { min: 1, max: Number(stars[1]), stars: true, words: stars[0] };
  return readBound(text);
}

function readBound(text: string): Range | undefined {
  const least = AT_LEAST.exec(text);
  const outOf = OUT_OF.exec(text);
  const stated = least?.[1] === undefined ? undefined : toNumber(least[1]);
  if (!outOf?.[1])
    return stated === undefined || !least ? undefined : { min: stated, stars: false, words: least[0] };
  const isScale = /out of|scale|^\//i.test(outOf[0]);
  const min = stated ?? (isScale ? 1 : undefined);
  return {
    ...(min === undefined ? {} : { min }),
    max: toNumber(outOf[1]),
    stars: isScale,
    words: least?.[0] ?? outOf[0],
  };
}

function applyBounds(range: Range, spec: ValueSpec): void {
  if (range.min !== undefined) spec.min = range.min;
  if (range.max !== undefined) spec.max = range.max;
  if (range.stars) spec.type = 'rating';
}

const BEFORE_OPTIONS = pattern('i')`
  ^\s*(?:
    (?:
      e\.?g\.?|for example|such as|like(?! new)|i\.?e\.?|options?|values?|choices?|either|one of
      |can be|is|are|of|between|from|these|the following
    )[:,]?\s+
  )+
`;

/** 'low, medium or high' → three options; fewer than two is no list. */
export function readOptions(text: string): string[] {
  const plain = text
    .replace(BEFORE_OPTIONS, '')
    .replace(/,?\s+(?:etc\.?|and so on|and more|\.\.\.)\s*$/i, '');
  const pieces = splitOutside(
    plain,
    /\s*,\s*(?:or|and)\s+|\s*[,;|\n]\s*|\s*\/\s*|\s+(?:or|and|&|vs\.?|versus)\s+|\s+->\s+/,
  );
  const options = pieces
    .map((piece) => unquote(piece.text.replace(/^(?:a|an|the|or|and)\s+/i, '').replace(/[.?!;:]+$/, '')))
    .filter((option) => option.length > 0 && /[\p{L}\p{N}]|^[\p{Sc}\p{So}★☆]+$/u.test(option));
  const seen = new Set<string>();
  // 'A+' and 'A-' are two.
  const keyOf = (option: string) => option.trim().toLowerCase();
  return options.filter((option) => !seen.has(keyOf(option)) && Boolean(seen.add(keyOf(option))));
}

/** The way an option is shown: its first letter raised, at most 60 characters. */
export function optionLabel(text: string): string {
  const quoted = unquote(text);
  // 'g' and 'km' are written small.
  if (/^(?:g|kg|mg|l|ml|cl|dl|cm|mm|km|lb|oz)$/.test(quoted)) return quoted;
  // 'eBay' and 'iOS' are written as they are.
  if (/^[a-z]{1,2}\p{Lu}/u.test(quoted)) return quoted.slice(0, 60);
  return (
    (/\p{Lu}/u.test(quoted) ? quoted : sentenceCase(quoted)).slice(0, 1).toUpperCase() +
    (/\p{Lu}/u.test(quoted) ? quoted : sentenceCase(quoted)).slice(1, 60)
  );
}

const FLAGS: readonly (readonly [RegExp, (spec: ValueSpec) => void])[] = [
  [
    /^(?:is )?(?:required|mandatory|compulsory|must(?: be (?:filled(?: in)?|given|set))?|needed|obligatory|not null|non-empty|not empty|\*)$/i,
    (spec) => void (spec.required = true),
  ],
  [
    /^(?:is )?(?:optional|not required|if any|if known|may be empty|can be empty|nullable|if applicable|when known)$/i,
    (spec) => void (spec.required = false),
  ],
  [
    pattern('i')`
      ^(?:
        ${SAYS_WORKED_OUT}|unique|auto|automatic(?:ally)?|auto-?generated|read-?only|hidden
        |searchable|sortable|filterable|multi-?select|multiple|default(?:s)? .*|default: .*
      )$
    `,
    () => undefined,
  ],
];

function readFlag(part: string, spec: ValueSpec): boolean {
  const flag = FLAGS.find(([pattern]) => pattern.test(part));
  if (!flag) return false;
  flag[1](spec);
  if (flag === FLAGS[2] && !/^(?:searchable|sortable)$/i.test(part)) (spec.unsupported ??= []).push(part);
  return true;
}

function readMeasure(part: string, spec: ValueSpec): boolean {
  const bare = part.replace(/^(?:measured )?in\s+/i, '');
  const currency = currencyOf(bare);
  const unit = unitOf(bare);
  if (unit && !(currency && /^(?:pounds?|[$€£₹])$/i.test(bare) && /^[$€£₹]/.test(bare))) spec.unit = unit;
  else if (currency) {
    spec.currency = currency;
    spec.type ??= 'money';
  } else return false;
  return true;
}

const AROUND_RANGE =
  /^(?:stars?|points?|scale|rating|score|number|integer|wholenumber|required|optional|a|an|of|from)*$/i;

function readPart(part: string, spec: ValueSpec): boolean {
  if (readFlag(part, spec)) return true;
  const type = typeWord(part);
  if (type) {
    if (!(type === 'text' && spec.type)) spec.type = type;
    return true;
  }
  return readMeasure(part, spec) || readBareRange(part, spec);
}

function readBareRange(part: string, spec: ValueSpec): boolean {
  const range = readRange(part);
  if (!range) return false;
  const rest = part.replace(range.words, '').replace(/[^\p{L}]/gu, '');
  if (!AROUND_RANGE.test(rest)) return false;
  applyBounds(range, spec);
  if (/rating|star/i.test(rest)) spec.type = 'rating';
  else if (!range.stars && /integer|whole|number/i.test(rest)) spec.type = 'integer';
  return true;
}

const CHOICE_OF = pattern('is')`
  ^(?:an?\s+)?(?:
    choice|drop-?\s?down|select(?:ion|or)?|list|picklist|enum|radio(?: buttons?)?|options|status
    |menu
  )(?: (?:list|field|menu))?(?:
    [ ](?:of|with|between|from|for|containing|offering)(?: (?:the )?(?:options?|values?|choices))?:?
    |:
  )\s*(.+)$
`;

/**
 * Reads the text beside a name: what stands in brackets, behind a colon or behind 'as'. Parts that are a flag, a
 * type, a unit or a range are taken as such; two or more other words are the options of a choice.
 */
export function readSpec(text: string): ValueSpec | undefined {
  const whole = text.trim().replace(/[.;]+$/, '');
  if (!whole) return undefined;
  const row = letterRange(text) ?? weekdays(whole) ?? (SIZES.test(whole) ? readOptions(whole) : undefined);
  if (row) return { type: 'choice', options: row };
  const spec: ValueSpec = {};
  if (readPart(whole, spec)) return spec;
  const listed = offeredIn(whole);
  return listed ? { type: 'choice', options: listed } : readParts(whole, spec);
}

/** The options of 'a choice of a, b'; a 'list of people' says nothing about which. */
function offeredIn(whole: string): string[] | undefined {
  const choice = CHOICE_OF.exec(whole)?.[1];
  const listed = choice ? readOptions(choice) : [];
  const isNamed = listed.length >= 2 || !/^(?:an?\s+)?list/i.test(whole);
  return listed.length > 0 && isNamed ? listed : undefined;
}

function readParts(whole: string, spec: ValueSpec): ValueSpec | undefined {
  const pieces = splitOutside(whole, /\s*[,;|/]\s*(?:(?:or|and)\s+)?|\s+(?:or|and)\s+/);
  // 'g, kg, ml' are the units to choose from, 'm/f' are no units at all.
  const areUnits = pieces.every((piece) => unitOf(piece.text) !== undefined);
  const areLetters = pieces.length === 2 && pieces.every((piece) => /^[a-z]$/i.test(piece.text));
  if (areUnits && (pieces.length >= 3 || areLetters))
    return { type: 'choice', options: pieces.map((piece) => piece.text) };
  const left = pieces.filter(
    // 'automatic, quartz, manual' are answers; 'automatic' alone says how a field is filled.
    ({ text }) => (pieces.length >= 3 && FLAGS[2]?.[0].test(text)) || !readPart(text, spec),
  );
  const [only] = left;
  if (left.length === 0 || (left.length === 1 && only && readLoose(only.text, spec))) return spec;
  return asChoice(whole, left.length, spec);
}

/** Words that are no type, flag or range: the options of a choice when there are two or more. */
function asChoice(whole: string, count: number, spec: ValueSpec): ValueSpec | undefined {
  const options = readOptions(whole).filter(
    (option) => !FLAGS.some(([pattern], index) => pattern.test(option) && (index < 2 || count < 3)),
  );
  const isList = count >= 2 || (options.length >= 2 && spec.required === undefined && !spec.unit);
  if (isList)
    return { type: 'choice', options, ...(spec.required === undefined ? {} : { required: spec.required }) };
  return Object.keys(spec).length > 0 ? spec : undefined;
}

/** 'a number in kg', 'a rating from 1 to 5', 'a required date': one type with something around it. */
function readLoose(text: string, spec: ValueSpec): boolean {
  const range = readRange(text);
  let rest = range ? text.replace(range.words, ' ') : text;
  rest = withoutMeasure(rest, spec);
  const flag = /\b(required|mandatory|optional)\b/i.exec(rest);
  if (flag?.[1]) {
    readFlag(flag[1], spec);
    rest = rest.replace(flag[0], ' ');
  }
  const type = typeWord(rest.replace(/\s+/g, ' ').replace(/\b(?:from|between|of|with)\s*$/i, ''));
  const isBare = rest.trim() === '';
  if (type) spec.type = type;
  if (range && (type || isBare)) applyBounds(range, spec);
  return type !== undefined || (isBare && Object.keys(spec).length > 0);
}

function withoutMeasure(text: string, spec: ValueSpec): string {
  const measure = / in ([\w€$£₹°²%/]+)\s*$/i.exec(text);
  return measure?.[1] && readMeasure(measure[1], spec) ? text.slice(0, measure.index) : text;
}
