import { draftField, type FieldDraft } from './field-draft';
import { FIELD_LEXICON, WHOLE_NAME_TYPES } from './field-lexicon';
import { guessType } from './field-type';
import { singular } from './inflect';
import { FIELD_WORD, FILLER_END, FILLER_START, merge, type Parts } from './phrase-parts';
import { extractControl } from './extract-control';
import { extractBoolean, extractMeasure, extractOptions, extractRange } from './extract-value';
import { readOptions, readSpec } from './value-spec';
import { pattern } from './pattern';

/** Words that are left over from a sentence and name nothing. */
const EMPTY_NAME = /^(?:(?:with|and|or|the|an?|of|also|plus|it|its|then|but|in)\s*)+$/i;
const FIELD_START = /^(?:fields?|columns?)\s+(?=\S)(?!for\b|to\b|called\b|named\b|that\b|where\b|with\b)/i;

/** Brackets anywhere in the phrase say something about the value. */
function extractBrackets(parts: Parts): void {
  parts.name = parts.name.replace(/\s*[([{]([^()[\]{}]*)[)\]}]\s*/g, (_, inside: string) => {
    const spec =
      /^units?$/i.test(parts.name.replace(/\s*[([{].*$/s, '').trim()) && inside.includes(',')
        ? { type: 'choice' as const, options: readOptions(inside) }
        : readSpec(inside);
    if (spec?.options && !spec.options.length) return ' ';
    merge(parts.spec, spec);
    return ' ';
  });
}

function extractBehindColon(parts: Parts): void {
  const match = /^(.{1,60}?)\s*(?::|=|\s-|->)\s+(.+)$|^([\w' ]{1,40}?):(\S.*)$/s.exec(parts.name);
  const name = match?.[1] ?? match?.[3];
  const value = match?.[2] ?? match?.[4];
  if (!name || !value) return;
  const spec = readSpec(value);
  parts.name = name;
  if (spec) merge(parts.spec, spec);
}

function extractFlags(parts: Parts): void {
  if (/\*$/.test(parts.name)) {
    parts.spec.required = true;
    parts.name = parts.name.replace(/\s*\*+$/, '');
  }
  const flag = /^(required|mandatory|optional|optionally|unique|compulsory)(?: (?:an?|the))?\s+(.+)$/i.exec(
    parts.name,
  );
  if (flag?.[1] && flag[2]) {
    merge(parts.spec, readSpec(flag[1].toLowerCase() === 'optionally' ? 'optional' : flag[1]));
    parts.name = flag[2];
  }
  const after =
    /^(.+?),?\s+(?:(?:which|that) (?:is|are) |is |are |\()?(required|mandatory|optional|compulsory)\)?$/i.exec(
      parts.name,
    );
  if (after?.[1] && after[2]) {
    merge(parts.spec, readSpec(after[2]));
    parts.name = after[1];
  }
}

const AS_TYPE = pattern('is')`
  ^(?!what |how |why )(.+?),?\s+(?:
    as|being|which (?:is|are|can be|should be|must be)|that (?:is|are|can be|should be)
    |(?:is|are|should be|must be|can be|will be|could be|may be)|of type|with type|in the form of
  )\s+(?:either\s+|one of\s+)?(.+)$
`;

function extractBehindAs(parts: Parts): void {
  const match = AS_TYPE.exec(parts.name);
  if (match?.[1] && match[2]) {
    const spec = readSpec(match[2]);
    if (spec) {
      merge(parts.spec, spec);
      parts.name = match[1];
      return;
    }
  }
  const defaults =
    /^(.+?),?\s+(?:(?:and )?with (?:an? |the )?)?(?:default(?:s|ing)?(?: to)?|by default)\s+.+$/i.exec(
      parts.name,
    );
  if (defaults?.[1]) {
    (parts.spec.unsupported ??= []).push(parts.name.slice(defaults[1].length).trim());
    parts.name = defaults[1];
  }
}

const RELATIVE_CLAUSE = pattern('i')`
  ^(?!how |what |why |who |whom |may |can |should |shall |thank you)(\w+(?: \w+){0,2})[ ]
  (?:that|which|who|where|when|because|so that|i|we|you|they|it) .+$
`;

/** Relative clauses describe, they do not name: 'place where I saw it' is the place. */
function trimName(name: string): string {
  return name
    .replace(
      /^date (?:(?:for|of|on) )?(?:that |when )?(?:i|we|they|it|he|she)(?:'ve| have| was| were| is)? (\w+(?:ed|en|t|n|de|ught|d))(?: .*)?$/i,
      'date $1',
    )
    .replace(/^(?:how many) (\w+).*$/i, 'number of $1')
    .replace(/^what (?:i|we|they|he|she) (?:have |'ve )?paid(?: for (?:it|them))?$/i, 'price paid')
    .replace(/^what (?:it|they) costs?$/i, 'cost')
    .replace(/^how (?:long|much time)(?: .*)?$/i, 'duration')
    .replace(/^how much(?: (?:i|we|it|they|he|she)\b.*)?$/i, 'amount')
    .replace(/^when(?: (?:i|we|it|they)\b.*)?$/i, 'date')
    .replace(/^where(?: (?:i|we|it|they)\b.*)?$/i, 'place')
    .replace(/^name of (?:the |a |an |each )?(\w+)$/i, '$1 name')
    .replace(RELATIVE_CLAUSE, '$1')
    .replace(/\b(of|for|in|on|to|from|at) (?:the|a|an|each|my|our|their) /gi, '$1 ')
    .replace(/^who (?:i|we) (\w+) with$/i, '$1 with')
    .replace(
      /^(?:of|for|to|in|are|be|have|having|being|(?:store|record)(?= (?:an?|the|its|their)\b)|like|such as) (?!or\b|trade$|sale$|rent$|hire$)/i,
      '',
    )
    .replace(/["“”]/g, '')
    .replace(/^["'\s.,;:!?#*-]+|["'\s.,;:!-]+$/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** 'in stock', 'with whom': the small word in front belongs to the name. */
function isPhrasal(name: string): boolean {
  return /^(?:in|on|with|for|of|to) /i.test(name) && FIELD_LEXICON.has(name.toLowerCase());
}

/** What is left as the name when everything that says something about the value has been taken off. */
function extractParts(parts: Parts): void {
  const whole = parts.name;
  extractBrackets(parts);
  extractBehindColon(parts);
  parts.name = parts.name.trim();
  if (!isPhrasal(parts.name)) parts.name = parts.name.replace(FILLER_START, '').replace(FILLER_END, '');
  extractFlags(parts);
  parts.name = parts.name
    .replace(FIELD_START, '')
    .replace(/\s+(?:field|column)\s+(?=(?:in|with|from|as|between)\b)/i, ' ');
  extractBehindAs(parts);
  extractControl(parts);
  const quoted = /^["'](.+?)["']$/.exec(parts.name.trim());
  if (quoted?.[1]) {
    parts.name = quoted[1];
    parts.isLiteral = true;
    return;
  }
  extractBoolean(parts);
  // 'essay required?' asks about the essay; it demands nothing of the field.
  const isQuestion = parts.spec.type === 'boolean' && /\?/.test(whole);
  for (const take of [extractRange, extractMeasure, extractOptions]) take(parts);
  if (!isQuestion) extractFlags(parts);
  parts.name = parts.name.trim();
  if (!isPhrasal(parts.name))
    parts.name = trimName(
      parts.name.replace(FILLER_START, '').replace(FILLER_END, '').replace(FIELD_WORD, ''),
    );
}

/** 'categories' and 'deadlines' of a list are one value of each record. */
function isCounted({ name, spec, isLiteral }: Parts, context: string): boolean {
  if (
    isLiteral ||
    guessType(name, context).type === 'integer' ||
    FIELD_LEXICON.has(name.toLowerCase()) ||
    WHOLE_NAME_TYPES.has(name.toLowerCase())
  )
    return false;
  const one = FIELD_LEXICON.get(singular(name).toLowerCase());
  return (one !== undefined && one.type !== 'longtext') || (spec.options?.length ?? 0) > 0;
}

/**
 * Reads one item of a list of fields, e.g. 'priority (low, medium, high)', 'a checkbox for paid', 'age (number)',
 * 'rating out of 10', 'optional nickname'. Answers undefined when no name is left over.
 */
export function readFieldPhrase(phrase: string, context = ''): FieldDraft | undefined {
  const whole = phrase.trim();
  // 'with friends?' asks, and the small word belongs to the question.
  const companions = /^with (\p{L}+(?: \p{L}+)?)\?$/iu.exec(whole)?.[1];
  if (companions) return draftField(`with ${companions}`, { type: 'boolean' }, whole, context);
  const parts: Parts = {
    name: whole.replace(/[.;,]+$/, '').replace(/^-\s+/, ''),
    spec: {},
    isLiteral: false,
  };
  extractParts(parts);
  if (!/[\p{L}\p{N}]/u.test(parts.name) || EMPTY_NAME.test(parts.name)) return undefined;
  if (isCounted(parts, context)) parts.name = singular(parts.name);
  return draftField(parts.name, parts.spec, whole, context, parts.isLiteral);
}
