import type { FieldPlace } from '../../model/find';
import type { Limits, Operation } from '../../operations/operation';
import { missingFeature } from '../features';
import { draftField } from '../field-draft';
import { readFieldPhrase } from '../field-phrase';
import { unitOf } from '../units';
import { readSpec, typeWord, type ValueSpec } from '../value-spec';
import { newName, resolveAll } from './nouns';
import { found, resolveField, type Found, type Reader, type Scope } from './scope';
import { pattern } from '../pattern';

const RETYPE: readonly RegExp[] = [
  pattern('i')`
    ^(?:
      change|turn|convert|make|switch|transform|set|retype|redefine|treat|store|use|show|display
      |have
    )\s+(?:the )?(?:type of )?(.+?)\s+(?:in ?to|to be|to|as|be|become)\s+(?:an? |the )?(.+)$
  `,
  /^(?:change|turn|convert|make|switch|set)\s+(?:the )?(?:type of\s+)?(.+?)(?:'s type)?\s+(?:to\s+)?(an?\s+.+)$/i,
  pattern('i')`
    ^(.+?)\s+(?:should|must|needs to|has to|shall|could|can|ought to|is supposed to)\s+
    (?:really |rather |only |better |also )?(?:be|become|take|accept|hold|allow|have|go|run|use)\s+
    (?:an? |the |one of |either )?(.+)$
  `,
  /^(?:the )?(.+?)\s+to (?:be|become)\s+(?:an? |the )?(.+)$/i,
  /^(.+?)\s+(?:is|are)\s+(?:really |actually |always |in fact |either |one of )?(?:an? |the )?(.+)$/i,
  /^(?:use|i want|i'd like|have)\s+(?:an? )?(.+?)\s+(?:for|on|instead of text for)\s+(?:the )?(.+)$/i,
  /^(.+?)\s*(?::|->|=>|=)\s*(.+)$/i,
  /^(?:make|turn|change)\s+(\S+(?: \S+)?)\s+(.+)$/i,
  /^(?:make|turn|change)\s+(?:the )?(\S+)\s+((?:from |between )?\d.*)$/i,
];

function limitsFrom({ min, max, unit }: Pick<ValueSpec, 'min' | 'max' | 'unit'>): Omit<Limits, 'options'> {
  return {
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...(unit ? { unit } : {}),
  };
}

function specOf(text: string): ValueSpec | undefined {
  const value = text
    .trim()
    .replace(/\s+(?:instead|please|field|value|type)$/i, '')
    .replace(/\s+instead of .+$/i, '')
    .replace(/^(?:decimal )?number with (?:no|zero|0|without) decimals?(?: places?)?$/i, 'whole number')
    .replace(/^((?:decimal )?number) with (?:\w+) decimals?(?: places?)?$/i, '$1');
  const options =
    /[,/]|\bor\b/i.test(value) || /\b(?:choice|drop-?\s?down|select|options?|list|menu|radio)\b/i.test(value);
  const unitSaid = value.replace(/\s+with (?:the |a )?unit (?:of )?/i, ' in ');
  const spec = readValue(unitSaid);
  return spec?.options && !options ? undefined : spec;
}

function readValue(value: string): ValueSpec | undefined {
  const measured = /^(?:measured |shown |given )?in\s+(.+)$/i.exec(value);
  const plain = value.replace(
    /^((?:from |between )?\d+ (?:and|to|-) \d+) (\S+)$/i,
    (whole, range: string, word: string) => (unitOf(word) ? range : whole),
  );
  return readSpec(measured?.[0] ?? plain.replace(/^(?:from|between) (\d+) and (\d+)$/i, '$1 to $2'));
}

const NUMERIC = new Set(['integer', 'number', 'money', 'percent', 'rating']);

function operationsFor(place: FieldPlace, spec: ValueSpec): Operation[] {
  const { field } = place;
  const more: Operation[] = [];
  if (spec.currency) more.push({ kind: 'setCurrency', currency: spec.currency });
  if (spec.required !== undefined)
    more.push({ kind: 'setRequired', field: field.id, required: spec.required });
  return [...valueOperation(place, spec), ...more];
}

/** A new type, or new limits of the same one; what is not stated stays as it is. */
function valueOperation({ entity, field }: FieldPlace, spec: ValueSpec): Operation[] {
  const draft = draftField(field.name, spec, '', entity.name);
  const stated = limitsFrom(spec);
  const hasLimits = Object.keys(stated).length > 0;
  const type = spec.type === 'choice' ? 'choice' : draft.type;
  if (spec.type !== undefined || spec.options !== undefined || (hasLimits && !NUMERIC.has(field.type))) {
    const isSame = type === field.type && type !== 'choice';
    return [
      {
        kind: 'retypeField',
        field: field.id,
        type,
        limits: isSame
          ? stated
          : { ...limitsFrom(draft), ...(draft.options ? { options: draft.options } : {}) },
      },
    ];
  }
  return hasLimits ? [{ kind: 'setLimits', field: field.id, limits: stated }] : [];
}

/** 'notes are nice, really' lists nothing: a bare list needs an 'or', a slash or a field that is a choice. */
function specFor(
  value: string,
  clause: string,
  index: number,
  places: readonly FieldPlace[],
): ValueSpec | undefined {
  const spec = specOf(value);
  const saysList =
    index < 2 ||
    /\bor\b|\/|\bone of\b|choice|options|drop/i.test(clause) ||
    places.some((place) => place.field.type === 'choice');
  return spec?.options === undefined || saysList ? spec : undefined;
}

/** 'change minutes to hours': a field that is called after its unit is called after the new one. */
function renamedUnit({ field }: FieldPlace, spec: ValueSpec, words: string): Operation[] {
  const value = words.replace(/\s+(?:instead|please)$/i, '');
  const isUnit = field.unit !== undefined && unitOf(field.name) === field.unit && unitOf(value) === spec.unit;
  return isUnit && spec.unit !== field.unit
    ? [{ kind: 'renameField', field: field.id, name: newName(value) }]
    : [];
}

/** The operations of the pattern at `index`; its fifth names the value before the noun. */
function readBy(pattern: RegExp, index: number, clause: string, scope: Scope): Operation[] {
  const [, first = '', second = ''] = pattern.exec(clause) ?? [];
  const [noun, value] = index === 5 ? [second, first] : [first, second];
  if (!noun || !value) return [];
  const places = resolveAll(noun.replace(/\s+(?:field|column|values?)$/i, ''), scope) ?? [];
  const spec = specFor(value, clause, index, places);
  return spec
    ? places.flatMap((place) => [...operationsFor(place, spec), ...renamedUnit(place, spec, value)])
    : [];
}

/** 'change tempo to a number', 'turn status into a choice of open, closed', 'rating should be 1 to 10', 'weight in lbs'. */
export const readRetype: Reader = (clause, scope) => {
  if (/^(?:add|include|remove|delete|drop|create|sort|order)\b/i.test(clause)) return undefined;
  for (const [index, pattern] of RETYPE.entries()) {
    const operations = readBy(pattern, index, clause, scope);
    if (operations.length > 0) return { operations };
  }
  return readLimit(clause, scope) ?? renameByChange(clause, scope);
};

const LIMIT: readonly RegExp[] = [
  /^(?:limit|restrict|cap|bound|keep|only allow|allow only|allow)\s+(.+?)\s+(?:to|at|between|from|within)\s+(.+)$/i,
  /^(?:the )?(?:maximum|max|highest|upper limit|largest|biggest)(?: value)?\s+(?:of|for)\s+(.+?)\s+(?:is|should be|to|=|:|at)\s+(-?[\d.]+)$/i,
  /^(?:the )?(?:minimum|min|lowest|lower limit|smallest)(?: value)?\s+(?:of|for)\s+(.+?)\s+(?:is|should be|to|=|:|at)\s+(-?[\d.]+)$/i,
  /^(?:set|change|make)?\s*(?:the )?unit\s+(?:of|for)\s+(.+?)\s+(?:is|should be|to|=|:|as)\s+(.+)$/i,
  /^(?:show|measure|record|give|display|enter|store|have|log|use|put|set|change)\s+(?:the )?(.+?)\s+(?:in|to)\s+(\S+)$/i,
  /^(.+?)\s+(?:in|at most|at least|between|from|min|max)\s+(\S.*)$/i,
  /^(?:make|set|change|let)\s+(?:the )?(.+?)\s+((?:go )?(?:out of|between|from|at most|at least|up to|max|min)\b.*)$/i,
];

/** What the pattern at `index` says about the value, in the words that `readSpec` knows. */
function limitText(index: number, value: string, clause: string, noun: string): string {
  if (index === 1) return `at most ${value}`;
  if (index === 2) return `at least ${value}`;
  if (index === 5) return clause.slice(noun.length).trim();
  if (index !== 0) return value;
  return /^-?[\d.]+$/.test(value) ? `at most ${value}` : value.replace(/ and /, ' to ');
}

function readLimit(clause: string, scope: Scope): Found | undefined {
  const set = clause
    .replace(/\s+(?:instead of|rather than) \S+$/i, '')
    .replace(/^set (?=(?:the )?(?:max|min|unit|upper|lower|highest|lowest))/i, '');
  for (const [index, pattern] of LIMIT.entries()) {
    const [, noun, value] = pattern.exec(set) ?? [];
    const place = noun ? resolveField(noun, scope) : undefined;
    const spec = place ? readSpec(limitText(index, value ?? '', set, noun ?? '')) : undefined;
    const isLimit = spec && [spec.min, spec.max, spec.unit, spec.currency].some((part) => part !== undefined);
    const operations = place && isLimit ? operationsFor(place, spec) : [];
    if (operations.length > 0) return { operations };
  }
  return undefined;
}

/** 'change composer to artist': the new word is no type, so it is a name. */
function renameByChange(clause: string, scope: Scope): Found | undefined {
  const match =
    /^(?:change|turn|replace|swap|switch|make)\s+(?:the )?(.+?)\s+(?:in ?to|to|with|for|by)\s+(?:an? |the )?(.+)$/i.exec(
      clause,
    );
  if (!match?.[1] || !match[2] || missingFeature(match[2]) || typeWord(match[2])) return undefined;
  // 'a number with two decimals' says a type, however it goes on.
  if (typeWord(match[2].replace(/\s+(?:with|of|from|in|that)\s.*$/i, ''))) return undefined;
  const place = resolveField(match[1], scope);
  if (!place || match[2].split(' ').length > 4) return undefined;
  if (!/^(?:replace|swap)/i.test(clause))
    return found({ kind: 'renameField', field: place.field.id, name: newName(match[2]) });
  const draft = readFieldPhrase(match[2], place.entity.name);
  return (
    draft &&
    found(
      { kind: 'removeField', field: place.field.id },
      { kind: 'addField', entity: place.entity.id, draft },
    )
  );
}
