import type { FieldType } from '@tessera/shared/contracts';
import { draftField, type FieldDraft } from './field-draft';
import { typeWord, readOptions, readRange, readSpec, type ValueSpec } from './value-spec';
import { FIELD_LEXICON } from './field-lexicon';
import { guessType } from './field-type';
import { singular } from './inflect';
import { currencyOf, unitOf } from './units';

interface Parts {
  name: string;
  spec: ValueSpec;
  isLiteral: boolean;
}

const FILLER_START =
  /^(?:(?:and|or|also|plus|then|with|a|an|the|its|their|his|her|my|our|your|some|any|each|one|maybe|perhaps|of course|even|including|include|includes|just|simple|basic|separate|extra|additional|another|new|more|single|possibly|ideally|as well as|as well|along with|what|short|relevant|custom|different|various|associated|corresponding)\s+)+/i;
const FILLER_END =
  /(?:\s+(?:too|as well|also|please|for each(?: \w+){0,2}|per (?:entry|record|item|row)|of (?:the|each|every) (?:entry|record|item|row)|for (?:it|them|every \w+|all of them)|at least|and so on|etc\.?|and more|information|info field|to (?:the )?(?:form|list|app|table|application|records?|entries)))+$/i;
const FIELD_WORD =
  /\s+(?:fields?|columns?|property|properties|attributes?|input|inputs|form field|data field|text ?field|text ?box)$/i;
/** Words that are left over from a sentence and name nothing. */
const EMPTY_NAME = /^(?:(?:with|and|or|the|an?|of|also|plus|it|its|then|but|in)\s*)+$/i;
const FIELD_START = /^(?:fields?|columns?)\s+(?=\S)(?!for\b|to\b|called\b|named\b|that\b|where\b|with\b)/i;
const FIELD_FOR =
  /^(?:(?<type>[\w/ -]{0,24}?)\s*\b(?:field|column|input|space|place|room|spot|box|property|attribute|area|checkbox|check box|tick ?box|toggle|switch|drop-?\s?down|date picker|select|picker|slider|flag|yes\/no)(?: field)?)\s+(?:for|to (?:store|record|enter|track|write|note|hold|log|keep|capture|put|mark|say|show|indicate)|called|named|labell?ed|titled|that (?:stores|holds|records|tracks|says|shows)|with|where i (?:can )?(?:write|note|put|enter))\s+(?:down\s+)?(?<name>.+)$/i;

function merge(into: ValueSpec, from: ValueSpec | undefined): void {
  if (!from) return;
  const unsupported = [...(into.unsupported ?? []), ...(from.unsupported ?? [])];
  Object.assign(into, from);
  if (unsupported.length > 0) into.unsupported = unsupported;
}

/** Brackets anywhere in the phrase say something about the value. */
function takeBrackets(parts: Parts): void {
  parts.name = parts.name.replace(/\s*[([{]([^()[\]{}]*)[)\]}]\s*/g, (_, inside: string) => {
    const spec = readSpec(inside);
    if (spec?.options && !spec.options.length) return ' ';
    merge(parts.spec, spec);
    return ' ';
  });
}

function takeColon(parts: Parts): void {
  const match = /^(.{1,60}?)\s*(?::|=|\s-|->)\s+(.+)$|^([\w' ]{1,40}?):(\S.*)$/s.exec(parts.name);
  const name = match?.[1] ?? match?.[3];
  const value = match?.[2] ?? match?.[4];
  if (!name || !value) return;
  const spec = readSpec(value);
  parts.name = name;
  if (spec) merge(parts.spec, spec);
}

function takeFlags(parts: Parts): void {
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

const AS_TYPE =
  /^(.+?),?\s+(?:as|being|which (?:is|are|can be|should be|must be)|that (?:is|are|can be|should be)|(?:is|are|should be|must be|can be|will be|could be|may be)|of type|with type|in the form of)\s+(?:either\s+|one of\s+)?(.+)$/is;

function takeAs(parts: Parts): void {
  const match = AS_TYPE.exec(parts.name);
  if (match?.[1] && match[2]) {
    const spec = readSpec(match[2]);
    if (spec) {
      merge(parts.spec, spec);
      parts.name = match[1];
      return;
    }
  }
  const defaults = /^(.+?),?\s+(?:default(?:s|ing)?(?: to)?|by default)\s+.+$/i.exec(parts.name);
  if (defaults?.[1]) {
    (parts.spec.unsupported ??= []).push(parts.name.slice(defaults[1].length).trim());
    parts.name = defaults[1];
  }
}

const OPTION_TAIL =
  /^(.+?)\s+(?:either|one of|chosen from|picked from|options?|with (?:the )?(?:options?|values?|choices)|such as|like|from|of|e\.?g\.?|with)\s*:?\s+(.+)$/is;

/** 'status of open or closed', 'priority low, medium or high': options without a bracket or a colon. */
function takeOptions(parts: Parts): void {
  const tail = OPTION_TAIL.exec(parts.name);
  if (tail?.[1] && tail[2] && /,|\bor\b|\//.test(tail[2])) {
    const options = readOptions(tail[2]);
    if (options.length >= 2 && options.every((option) => option.split(' ').length <= 4)) {
      merge(parts.spec, { type: 'choice', options });
      parts.name = tail[1];
      return;
    }
  }
  const bare =
    /^((?:[\w-]+ ){0,2}?[\w-]+)\s+((?:[\w'-]+(?: [\w'-]+)?)(?:\s*(?:,|\/)\s*(?:or\s+)?[\w' -]+|\s+or\s+[\w' -]+)+)$/i.exec(
      parts.name,
    );
  if (bare?.[1] && bare[2] && /\bor\b|\//.test(bare[2]) && guessType(bare[1]).type === 'choice') {
    merge(parts.spec, { type: 'choice', options: readOptions(bare[2]) });
    parts.name = bare[1];
  }
}

function takeRange(parts: Parts): void {
  const name = parts.name;
  if (!/\d/.test(name)) return;
  const range = readRange(name);
  if (!range) return;
  const rest = name
    .replace(range.words, ' ')
    .replace(/\b(?:from|between|on a|scale(?: of)?|of|in|with an?|with|and)\s*$/i, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (range.min !== undefined) parts.spec.min = range.min;
  if (range.max !== undefined) parts.spec.max = range.max;
  if (range.stars) parts.spec.type = 'rating';
  parts.name = rest.replace(/^(?:stars?|scale)$/i, '') || 'rating';
}

function takeMeasure(parts: Parts): void {
  takeUnitBehindIn(parts);
  takeSymbol(parts);
  takeBareUnit(parts);
}

function takeUnitBehindIn(parts: Parts): void {
  const tail =
    /^(.+?),?\s+(?:(?:measured |given |expressed )?in|\/)\s+((?:us |indian |british )?[\w€$£₹¥°²%/]+(?: dollars?)?)$/i.exec(
      parts.name,
    );
  if (!tail?.[1] || !tail[2]) return;
  // 'price in pounds' is money, 'weight in pounds' is not.
  const currency = guessType(tail[1]).type === 'money' ? currencyOf(tail[2]) : undefined;
  const spec = currency ? { currency } : readSpec(`in ${tail[2]}`);
  const type = typeWord(tail[2]);
  if (spec && (spec.unit ?? spec.currency)) {
    merge(parts.spec, spec);
    parts.name = tail[1];
  } else if (type) parts.spec.type = type;
}

function takeSymbol(parts: Parts): void {
  const symbol = /^(.*?)\s*([$€£₹¥]|%)\s*(.*)$/.exec(parts.name);
  if (!symbol?.[2]) return;
  const isPercent = symbol[2] === '%';
  const rest = `${symbol[1] ?? ''} ${symbol[3] ?? ''}`.trim();
  if (isPercent) parts.spec.type ??= 'percent';
  else merge(parts.spec, { type: parts.spec.type ?? 'money', currency: currencyOf(symbol[2]) ?? 'USD' });
  parts.name = rest || (isPercent ? 'Percentage' : 'Amount');
}

const BARE_UNIT = /^(?:kg|lbs?|km|mi|cm|mm|ml|bpm|kcal|min|mins|usd|eur|gbp|inr|g|°c|kwh|mph)$/i;

/** 'weight kg', 'tempo bpm': the unit stands bare behind the name. */
function takeBareUnit(parts: Parts): void {
  const last = /^(.+)\s+(\S+)$/.exec(parts.name);
  if (!last?.[1] || !last[2] || !BARE_UNIT.test(last[2])) return;
  const unit = unitOf(last[2]);
  const currency = currencyOf(last[2]);
  if (unit !== undefined && guessType(last[1]).isKnown) parts.spec.unit = unit;
  else if (currency) merge(parts.spec, { type: 'money', currency });
  else return;
  parts.name = last[1];
}

const WHETHER =
  /^(?:whether|if)(?: or not)?\s+(?:(?:it|they|i|we|he|she|you|the \w+|this|that|there)\s*(?:'s|'re|'ve|'d)?\s+)?(?:(?:is|was|were|are|has|have|had|been|got|did|already|a)\s+)*(.+?)(?:\s+or not)?$/i;

function takeBoolean(parts: Parts): void {
  const marked = /^(.+?)[\s,-]*(?:\?|\b(?:yes or no|yes\/no|y\/n|true\/false|true or false)\??)$/i.exec(
    parts.name,
  );
  if (marked?.[1]) {
    parts.name = marked[1].replace(/^(?:is|was) (?:it|this) /i, '');
    parts.spec.type ??= 'boolean';
  }
  const whether = WHETHER.exec(parts.name);
  if (whether?.[1]) {
    parts.name = whether[1].replace(/^(?:i|we|they|it) (?:have |has |had |'ve )?/i, '');
    parts.spec.type ??= 'boolean';
  }
}

/** 'a number field called Age', 'checkbox for paid', 'field for the venue', 'notes field'. */
function takeFieldWords(parts: Parts): void {
  takeFieldFor(parts);
  takeFieldBehind(parts);
  const control =
    /^(.+?)\s+(check ?box|tick ?box|toggle|switch|drop-?\s?down|date ?picker|slider|select|picklist|boolean|flag)$/i.exec(
      parts.name,
    );
  if (!control?.[1] || !control[2]) return;
  const type = typeWord(control[2]);
  if (type) parts.spec.type ??= type;
  parts.name = control[1];
}

function controlType(words: string, type: string): FieldType | undefined {
  if (/check ?box|tick ?box|toggle|switch|flag|yes\/no/.test(words)) return 'boolean';
  return /drop-?\s?down|select/.test(words) ? 'choice' : typeWord(type);
}

function takeFieldFor(parts: Parts): void {
  const named = FIELD_FOR.exec(parts.name);
  const name = named?.groups?.['name'];
  if (!name) return;
  const words = parts.name.slice(0, parts.name.length - name.length).toLowerCase();
  const type = controlType(words, named.groups?.['type'] ?? '');
  if (type) parts.spec.type = type;
  parts.name = name.replace(FILLER_START, '');
}

function takeFieldBehind(parts: Parts): void {
  if (!FIELD_WORD.test(parts.name)) return;
  const before = parts.name.replace(FIELD_WORD, '').trim();
  const words = before.split(' ');
  const typed = words.length > 1 ? typeWord(words[words.length - 1] ?? '') : undefined;
  parts.name = before;
  // 'age number field' states a type; 'phone number field' and 'due date field' are names.
  if (!typed || guessType(before).isKnown) return;
  parts.spec.type ??= typed;
  parts.name = words.slice(0, -1).join(' ');
}

/** Relative clauses describe, they do not name: 'place where I saw it' is the place. */
function trimName(name: string): string {
  return name
    .replace(
      /^date (?:that |when )?(?:i|we|they|it|he|she)(?:'ve| have| was| were| is)? (\w+(?:ed|en|t|n|de|ught|d))(?: .*)?$/i,
      'date $1',
    )
    .replace(/^(?:how many) (\w+).*$/i, 'number of $1')
    .replace(/^how (?:long|much time)(?: .*)?$/i, 'duration')
    .replace(/^how much(?: (?:i|we|it|they|he|she)\b.*)?$/i, 'amount')
    .replace(/^when(?: (?:i|we|it|they)\b.*)?$/i, 'date')
    .replace(/^where(?: (?:i|we|it|they)\b.*)?$/i, 'place')
    .replace(/^(?:who|whom)(?: (?:i|we|it|they|was|is)\b.*)?$/i, 'who')
    .replace(/^name of (?:the |a |an |each )?(\w+)$/i, '$1 name')
    .replace(
      /^(?!how |what |why )(\w+(?: \w+){0,2}) (?:that|which|who|where|when|because|so that|i|we|you|they|it) .+$/i,
      '$1',
    )
    .replace(/\b(of|for|in|on) (?:the|a|an|each|my|our|their) /gi, '$1 ')
    .replace(/^who (?:i|we) (\w+) with$/i, '$1 with')
    .replace(/^(?:of|for|to|in|are|be|have|having|being|store|record|like|such as) /i, '')
    .replace(/["“”]/g, '')
    .replace(/^["'\s.,;:!?#*-]+|["'\s.,;:!-]+$/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Reads one item of a list of fields, e.g. 'priority (low, medium, high)', 'a checkbox for paid', 'age (number)',
 * 'rating out of 10', 'optional nickname'. Answers undefined when no name is left over.
 */
export function readFieldPhrase(phrase: string, context = ''): FieldDraft | undefined {
  const parts: Parts = {
    name: phrase
      .trim()
      .replace(/[.;,]+$/, '')
      .replace(/^-\s+/, ''),
    spec: {},
    isLiteral: false,
  };
  takeBrackets(parts);
  takeColon(parts);
  parts.name = parts.name.trim().replace(FILLER_START, '').replace(FILLER_END, '');
  takeFlags(parts);
  parts.name = parts.name
    .replace(FIELD_START, '')
    .replace(/\s+(?:field|column)\s+(?=(?:in|with|from|as|between)\b)/i, ' ');
  takeAs(parts);
  takeFieldWords(parts);
  const quoted = /^["'](.+?)["']$/.exec(parts.name.trim());
  if (quoted?.[1]) {
    parts.name = quoted[1];
    parts.isLiteral = true;
  } else {
    takeBoolean(parts);
    takeRange(parts);
    takeMeasure(parts);
    takeOptions(parts);
    takeFlags(parts);
    parts.name = trimName(
      parts.name.replace(FILLER_START, '').replace(FILLER_END, '').replace(FIELD_WORD, ''),
    );
  }
  if (!/[\p{L}\p{N}]/u.test(parts.name) || EMPTY_NAME.test(parts.name)) return undefined;
  const lower = parts.name.toLowerCase();
  const one = singular(parts.name);
  // 'categories' and 'deadlines' of a list are one value of each record.
  const isCounted =
    !FIELD_LEXICON.has(lower) &&
    (FIELD_LEXICON.has(one.toLowerCase()) || (parts.spec.options?.length ?? 0) > 0);
  if (isCounted && !parts.isLiteral) parts.name = one;
  return draftField(parts.name, parts.spec, phrase.trim(), context, parts.isLiteral);
}
