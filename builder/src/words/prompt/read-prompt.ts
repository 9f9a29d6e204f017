import { cleanText, shorten, splitOutside, unquote } from '../text';
import { lowerWhenShouted, titleCase } from '../casing';
import { splitList } from '../field-list';
import { isToolInstruction, missingFeature, promisedFeature, technologyWish } from '../features';
import { readSentences, type Sentence } from './sentences';
import { isBareList, isListedHead, isDirective, isFieldsOnly, readItem, readItems } from './items';
import { isRequest, namedBefore, readHead, startEntities, startWithTables } from './head';
import {
  BREAK,
  EACH,
  EACH_LIST,
  FIELDS,
  INTRO,
  IT_HAS,
  PLURAL_SUBJECT,
  SORT_TAIL,
  WISHED_TABLE,
} from './sentence-patterns';
import { readTable, readTables, type Table } from './tables';
import { PromptState } from './state';
import { extractQuotedTitle, extractTitle } from './extract-title';
import { shortfallsOf } from '../why-missing';
import { isBackground, setAside, withoutBackground } from './background';
import { pattern } from '../pattern';

function acceptsUnknown(state: PromptState): boolean {
  return state.acceptsUnknown;
}

function readEach(text: string, state: PromptState): boolean {
  const each = EACH_LIST.exec(text) ?? EACH.exec(text);
  const isEach = /^,?\s*(?:(?:where|in which|and|for|with)\s+)?(?:each|every|for each|for every)\s/i.test(
    text,
  );
  if (!each?.[1] || !each[2] || !isEach) return false;
  if (!/^(?:entry|record|item|one|row|time|day|of them)$/i.test(each[1])) state.selectEntity(each[1]);
  readItems(each[2], state, { sure: true, acceptsUnknown: true });
  state.aboutSubject(each[1]);
  return true;
}

/** A piece of a sentence behind the head: a list, a nested entity, a directive or a feature. */
function readSegment(segment: string, state: PromptState, sure = false): void {
  const text = segment.trim().replace(/^[,;.\s]+|[,;.\s]+$/g, '');
  if (!text || /^(?:with|and|but|also)$/i.test(text)) return;
  // 'donations to our animal rescue': to whom is no field.
  if (/^to (?:my|our|the|an?|his|her|their) [^,:]+$/i.test(text)) {
    state.aboutSubject(text);
    return;
  }
  if (isDirective(text) && !text.replace(SORT_TAIL, '').includes(','))
    state.deferred.push({ phrase: text, message: text, isDirective: true });
  else if (readEach(text, state)) return;
  else if (/^(?:where|that|which|so|(?:i|we|users?|people|it|they) (?:can|should|must|could))\b/i.test(text))
    readAbilities(text, state);
  else if (/^(?:without|no|but no|with no|don't|i don't)\b/i.test(text))
    readItem(text.replace(/^with (?=no )/i, ''), state, { sure: false, acceptsUnknown: false });
  else readListSegment(text, state, sure);
}

function readListSegment(text: string, state: PromptState, sure: boolean): void {
  const inner = text
    .replace(INTRO, '')
    .replace(/^(?:the )?(?:fields?|columns?|attributes|properties)\s*(?::|=|are\s)\s*/i, '');
  const isFields = /\b(?:fields?|columns?)\b/i.test(text.slice(0, text.length - inner.length));
  readItems(unbracket(inner || text), state, {
    sure: sure || isFields,
    acceptsUnknown: acceptsUnknown(state),
  });
}

function unbracket(text: string): string {
  const match = /^\(?([^()]*)\)$/s.exec(text);
  return match?.[1] ?? text;
}

const STORED =
  /^(?:(?:you|me|us|users) )?(?:track|record|store|note|enter|write|save|rate)s?\s+(?:your|my|their|the|our|an?)\s+(?!entries|records)(.+)$/i;

const ABILITY = pattern('iu')`
  ^(?:where|that|which|so(?: that)?)?\s*
  (?:\p{L}+s\s+(?=(?:can\s+)?(?:log|record|track|store|enter|add|save|keep|note|register)\s))?
  (?:(?:i|we|you|users?|people|guests|visitors|members|customers|it|they|me|us|someone)\s+)?(?:
    (?:
      can|could|should|must|want to|need to|be able to|able to|lets?|allows?|helps?|me|us|users|to
      |also
    )\s+
  )*
`;

/** 'where I can save books and rate them', 'that lets me log entries and see charts'. */
function readAbilities(text: string, state: PromptState): void {
  const lead = ABILITY.exec(text)?.[0] ?? '';
  const body = text.slice(lead.length);
  const store =
    /^(?:(?:store|record|track|log|enter|note down|note|save|keep track of|write down|add)s?)\s+(?:the |their |its |an? |my )?(.+)$/i.exec(
      body,
    );
  const whole = promisedFeature(body);
  if (whole) {
    state.claim({ phrase: text, asks: 'promise', ...whole });
    return;
  }
  if (store?.[1]) {
    // Who it is that records has been heard; the fields are what follows.
    state.aboutSubject(lead);
    readItems(store[1], state, { sure: false, acceptsUnknown: false });
  } else
    for (const piece of splitOutside(body, /\s*,\s*(?:and\s+)?|\s+and\s+/))
      state.addItem(STORED.exec(piece.text)?.[1] ?? piece.text, false);
}

function readWholeTable({ noun, list }: Table, state: PromptState): void {
  state.selectEntity(noun);
  state.aboutSubject(noun);
  readParts(list, state, true);
}

function readHeadSentence({ text: whole, items }: Sentence, state: PromptState, name: string): void {
  const named = namedBefore(whole);
  if (named) {
    state.title ??= shorten(titleCase(named.name), 60);
    state.aboutSubject(named.name);
  }
  const text = withoutBackground(named?.rest ?? whole, state);
  const several = items.length === 0 ? readTables(text) : undefined;
  if (several) {
    startWithTables(readHead(several.opening, name), several.opening, state);
    several.tables.forEach((table) => {
      readWholeTable(table, state);
    });
    return;
  }
  const head = readHead(text, name);
  startEntities(head, state);
  const technology = technologyWish(text);
  if (technology)
    state.fallShort(technology, 'different', 'Applications are written in React and TypeScript');
  const rest = technology ? head.rest.replace(technology, ' ') : head.rest;
  const colon = /:\s*$/.test(text);
  readSegments(rest, state, colon);
  readBullets(items, state, colon && /\b(?:fields?|columns?)\b/i.test(text));
}

function readSegments(rest: string, state: PromptState, sure: boolean): void {
  if (!/[\p{L}\p{N}]/u.test(rest)) return;
  for (const segment of splitOutside(rest, BREAK)) readSegment(segment.text, state, sure);
}

function readBullets(items: readonly string[], state: PromptState, sure: boolean): void {
  for (const item of items) {
    const clean = item.replace(/[.;,]+$/, '');
    const isSentence =
      /^(?:it|the app|each|every|users?|i|we|there|has|have|include|sort|use|show|with|add|no|without)\s/i.test(
        clean,
      ) && clean.split(' ').length > 3;
    if (isSentence && !sure) readSentence({ text: clean, items: [] }, state);
    else if (/[,;]/.test(clean) && !/[:(]/.test(clean))
      readItems(clean, state, { sure, acceptsUnknown: acceptsUnknown(state) });
    else
      readItem(clean, state, {
        sure: sure || clean.split(' ').length <= 3,
        acceptsUnknown: acceptsUnknown(state),
      });
  }
}

/** A sentence behind the head: more fields, a table of its own, or a wish for the finished application. */
function readSentence({ text, items }: Sentence, state: PromptState): void {
  const plain = text
    .replace(/[.!?]+$/, '')
    .replace(/^((?:i|we)(?:'d)? (?:want|need|like)|it (?:has|needs|should have)):\s+(?=\S)/i, 'it has ')
    .trim();
  if (
    items.length > 0 &&
    /^(?:.*\b(?:fields?|columns?|have|has|store|record|track|include|with|following)\b.*)?:?$/is.test(plain)
  ) {
    const subject = /\b(?:each|every) ([\p{L}]+)/iu.exec(plain)?.[1];
    if (subject && !/^(?:entry|record|item|one|row)$/i.test(subject)) state.selectEntity(subject);
    if (plain) state.aboutSubject(plain);
    readBullets(items, state, /\b(?:fields?|columns?|have|has|store|record|track)\b/i.test(plain));
    return;
  }
  if (items.length > 0) readBelow(plain, items, state);
  else readPlainSentence(/\?$/.test(text) && isBareList(plain) ? `${plain}?` : plain, state);
}

/** Items below a noun ('Loans:') are the fields of a table, below anything else they add to what is said. */
function readBelow(plain: string, items: readonly string[], state: PromptState): void {
  if (/:$/.test(plain) && plain.split(' ').length <= 3 && !isDirective(plain)) {
    state.selectEntity(plain.slice(0, -1));
    state.aboutSubject(plain);
  } else readSentence({ text: plain, items: [] }, state);
  readBullets(items, state, false);
}

function readPlainSentence(plain: string, state: PromptState): void {
  if (isDirective(plain)) state.deferred.push({ phrase: plain, message: plain, isDirective: true });
  else if (
    !readFieldsSentence(plain, state) &&
    !readSubjectSentence(plain, state) &&
    !readTableSentence(plain, state) &&
    !readBareList(plain, state)
  )
    readWish(plain, state);
}

/** 'Students: name, email, class.', 'Grades (student, subject) and classes (name, room).' */
function readTableSentence(plain: string, state: PromptState): boolean {
  const one = readTables(plain)?.tables ?? readTable(plain);
  if (!one) return false;
  state.hasTables = true;
  for (const table of 'noun' in one ? [one] : one) readWholeTable(table, state);
  return true;
}

/** 'A sourdough log. Date, flour, hydration': a sentence that is nothing but names, when no field is known yet. */
function readBareList(plain: string, state: PromptState): boolean {
  const isFirst = state.current.fields.length === 0 && isBareList(plain);
  if (!isFirst && !(state.isListing && isFieldsOnly(plain))) return false;
  state.isListing = true;
  readParts(plain, state, true);
  return true;
}

/** 'Fields: name, email', 'The columns are …'. */
function readFieldsSentence(plain: string, state: PromptState): boolean {
  const list = FIELDS.exec(plain)?.[1] ?? WISHED_TABLE.exec(plain)?.[1];
  if (!list || /^(?:is|are|should|must|can)\b/i.test(list)) return false;
  state.aboutSubject(plain.slice(0, plain.length - list.length));
  readParts(list, state, true);
  return true;
}

/** 'Each order has …', 'For every test: …'. */
function readSubjectSentence(plain: string, state: PromptState): boolean {
  if (EACH_LIST.test(plain) && readEach(plain, state)) return true;
  const [, one, list] = EACH.exec(plain) ?? [];
  if (one && list && state.isRecordSubject(plain, one)) {
    if (!/^(?:entry|record|item|one|row|app|application|list|form|tracker|log)$/i.test(one))
      state.selectEntity(one);
    state.aboutSubject(plain.slice(0, plain.length - list.length));
    readParts(list, state, true);
    return true;
  }
  return readPluralSubject(plain, state);
}

/** 'Books have …'. */
function readPluralSubject(plain: string, state: PromptState): boolean {
  const [, many, manyList] = PLURAL_SUBJECT.exec(plain) ?? [];
  if (!many || !manyList || !state.isRecordSubject('', many) || !state.holdsField(manyList)) return false;
  state.selectEntity(many);
  state.aboutSubject(many);
  readParts(manyList, state, true);
  return true;
}

function readParts(list: string, state: PromptState, sure: boolean): void {
  const [first, ...others] = splitOutside(list, BREAK);
  if (first) readItems(first.text, state, { sure, acceptsUnknown: true });
  for (const segment of others) readSegment(segment.text, state);
}

const REFUSAL = /^(?:no|without|don't|do not|i don't|there should be no|it (?:should have|has) no)\b/i;

/** 'It should have a rating', 'Status can be open or closed', 'Make the title required', 'Show a chart of minutes'. */
function readWish(plain: string, state: PromptState): void {
  const feature = promisedFeature(plain) ?? state.promisedBy(plain);
  const isOfField = /\b(?:field|column|required|optional)\b/i.test(plain);
  const isMissing = !isOfField && missingFeature(plain) !== undefined;
  if (feature) state.claim({ phrase: plain, asks: 'promise', ...feature });
  else if (isBackground(plain)) setAside(plain, state);
  else if (REFUSAL.test(plain))
    readItem(plain.replace(/^(?:there should be|it should have|it has)\s+/i, ''), state, {
      sure: false,
      acceptsUnknown: false,
    });
  else if (readHas(plain, state)) return;
  else if (isMissing)
    shortfallsOf(plain).forEach(({ phrase, why }) => {
      state.fallShort(phrase, 'missing', why);
    });
  else state.deferred.push({ phrase: plain, message: plain, isDirective: false });
}

function readHas(plain: string, state: PromptState): boolean {
  const list = IT_HAS.exec(plain)?.[1];
  if (!list || /^(?:as|by|sorted|in)\b/i.test(list)) return false;
  // What somebody can do is a feature first; what a record has is a field first.
  const isAbility =
    /\b(?:can|able|users?|i|we)\b/i.test(plain.slice(0, plain.length - list.length)) ||
    /^(?:show|display|support)/i.test(plain);
  // 'I want to enter maker, year built, movement and price': among the names of fields an unknown one is a field too.
  const isList = splitList(list).length >= 4 && isBareList(list);
  if (isList) state.aboutSubject(plain.slice(0, plain.length - list.length));
  readItems(list, state, {
    sure: false,
    acceptsUnknown: (isList || !isAbility) && acceptsUnknown(state),
  });
  return true;
}

/** Reads a whole prompt. `name` is the title of last resort. */
export function readPrompt(prompt: string, name: string): PromptState {
  const state = new PromptState();
  const sentences = readSentences(
    extractTitle(extractQuotedTitle(lowerWhenShouted(unquote(cleanText(prompt))), state), state),
  ).slice(0, 200);
  const at = Math.max(
    0,
    sentences.findIndex(
      ({ text }, index) =>
        (isRequest(text) || (index === 0 && isListedHead(text))) && !isToolInstruction(text),
    ),
  );
  const head = sentences[at];
  if (head && !isToolInstruction(head.text))
    readHeadSentence(
      {
        ...head,
        text: /^(?:can|could|would|will)\b/i.test(head.text)
          ? head.text.replace(/[.!?]+$/, '')
          : head.text.replace(/[.!]+$/, ''),
      },
      state,
      name,
    );
  sentences.forEach((sentence, index) => {
    if (index === at && head && !isToolInstruction(head.text)) return;
    if (isToolInstruction(sentence.text))
      state.fallShort(sentence.text, 'missing', 'This is not part of an application');
    else if (index < at) setAside(sentence.text, state);
    else readSentence(sentence, state);
  });
  return state;
}
