import { FIELD_LEXICON } from './field-lexicon';
import type { FieldDraft } from './field-draft';
import { guessType } from './field-type';
import { readFieldPhrase } from './field-phrase';
import { SAYS_FIELD, wishBeyondField } from './field-wish';
import {
  bareRequest,
  isToolInstruction,
  missingFeature,
  promisedFeature,
  type FeatureVerdict,
  type PromisedFeature,
} from './features';
import { isPlural, singular } from './inflect';
import { reachesNoun } from './noun-head';
import { nameKey, wordsOf } from './text';
import { FEATURE_ENDINGS, FEATURE_WORDS } from './lists/features';
import { ACTION_VERBS, BARE_REQUESTS, NOUNS_LIKE_VERBS } from './lists/verbs';
import { pattern } from './pattern';
import { TYPED_IN, wishReason } from './wish-kinds';
import { whyMissing } from './why-missing';
import { isWorkedOut } from './worked-out';

/** What one item of a list asks for. */
export type Item =
  | { readonly kind: 'field'; readonly draft: FieldDraft }
  | { readonly kind: 'promise'; readonly promised: PromisedFeature }
  | { readonly kind: 'feature'; readonly verdict: FeatureVerdict }
  | { readonly kind: 'unknown' };

export interface ItemContext {
  /** What the records are about, for words that mean different things. */
  readonly about: string;
  /** Names of the tables: 'add books' is no feature and no field of a book list. */
  readonly entityNames: readonly string[];
  /** Names of the fields so far: 'search by author' is a search that exists when there is an author. */
  readonly fieldNames: readonly string[];
  /** The list that the item stands in is one of fields, so a plain noun is one too. */
  readonly isFieldList?: boolean;
  /** Take an unknown noun as the name of a text field. */
  readonly acceptsUnknown: boolean;
}

const PICTURE =
  /^(?:[\w-]+ )?(?:photos?|images?|pictures?|attachments?|logo|avatar|screenshots?|thumbnail|cover(?: image| photo| art)?|files?)$/i;
const NAMING_END = /\b(?:number|name|title|type|code|id|status|category|link|url|date|email|phone)$/i;
const ACTION = pattern('i')`^${ACTION_VERBS}\s`;

/** Verbs that are nouns here: 'link to the listing', 'order of play'. */
const NOUN_ACTION = pattern('i')`
  ^${NOUNS_LIKE_VERBS}[ ]
  (?:to|of|for|in|at|by|from|on|number|no|id|date|time|size|name|length|speed|status|text|type)\b
`;

const BARE_VERB = pattern('i')`^${BARE_REQUESTS}$`;
const FEATURE_END = pattern('i')`\b${FEATURE_ENDINGS}$`;

function entityNeutral(text: string, names: readonly string[]): string {
  let result = text;
  for (const name of names) {
    if (name.length < 3) continue;
    const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    result = result.replace(
      new RegExp(String.raw`\b(?:my |our |their |new |the |all |all the )*${escaped}\b`, 'gi'),
      'entries',
    );
  }
  return result;
}

const NUMERIC = new Set([
  'integer',
  'number',
  'money',
  'percent',
  'rating',
  'date',
  'time',
  'datetime',
  'url',
  'email',
  'phone',
  'boolean',
]);

/** A name that is a field although it contains the word of a feature: 'reminder date', 'map link', 'total price'. */
function isStrong(draft: FieldDraft, text: string): boolean {
  const name = draft.name.toLowerCase();
  if (FIELD_LEXICON.has(name) || FIELD_LEXICON.has(singular(name))) return true;
  if (SAYS_FIELD.test(text) || draft.isTypeStated) return true;
  if (draft.name.split(' ').length > 3) return false;
  return NAMING_END.test(name) || (draft.isKnown && NUMERIC.has(draft.type));
}

function asPictureLink(draft: FieldDraft): FieldDraft {
  const name = /link$/i.test(draft.name) ? draft.name : `${draft.name} link`;
  return {
    ...draft,
    name,
    type: 'url',
    caveat: 'pictures and files cannot be uploaded yet, so it holds a link to one',
  };
}

const COMPUTED =
  /\b(?:monthly|weekly|daily|yearly|annual|running|overall|average|per \w+) (?:totals?|sums?|balance|averages?|spend(?:ing)?|count)\b|^totals?$/i;
const BY_HAND = /^(?:total|average|avg|sum of|remaining|running|cumulative|net|grand)\b/i;

const AVERAGE = /^(?:average|avg|mean|sum of|cumulative)\b/i;
/** 'yearly income', 'sales per day': sums over the records of a period. */
const PER_PERIOD = pattern('i')`
  ^(?:daily|weekly|monthly|quarterly|yearly|annual)[ ]
  (?:income|revenue|sales|earnings|turnover|profit|mileage|expenses|statement)$
  |^(?:day|week|month|year)'?s? (?:earnings|income|profit|revenue|takings|turnover)$
  |^(?:earnings|income|profit|revenue|sales|orders|takings|turnover|visits|visitors)[ ]
  (?:today|(?:per|each|by|this) (?:day|week|month|quarter|season|year))$
`;

/** A figure that a person has to work out, because it is asked for in words that make a field. */
function isByHand({ name, phrase, type }: FieldDraft): boolean {
  // 'status = open/closed' names options and works nothing out.
  if (type === 'choice') return false;
  if (isWorkedOut(phrase) || AVERAGE.test(name) || PER_PERIOD.test(name)) return true;
  return BY_HAND.test(name) && ['money', 'number', 'integer', 'percent', 'rating'].includes(type);
}

function asField(draft: FieldDraft): Item {
  if (draft.caveat || !isByHand(draft)) return { kind: 'field', draft };
  return { kind: 'field', draft: { ...draft, caveat: TYPED_IN } };
}

function promisedItem(text: string, bare: string, context: ItemContext): PromisedFeature | undefined {
  if (SAYS_FIELD.test(text) && !/search/i.test(text)) return undefined;
  const isSearch = /^\W*(?:\w+ ){0,4}(?:search|find|look)/i.test(text);
  const promised = promisedFeature(
    entityNeutral(text, isSearch ? [...context.entityNames, ...context.fieldNames] : context.entityNames),
  );
  if (promised) return promised;
  // 'books' in 'where I can track books and their progress' are the records themselves.
  const isOwn = isPlural(bare) && context.entityNames.some((name) => nameKey(name) === nameKey(bare));
  return isOwn ? { promise: 'records', why: 'Records can be added, seen, edited and deleted' } : undefined;
}

/** 'alert level (green, red)', 'filter cleaned' and 'play time min' hold a value, whatever verb they begin with. */
function hasOwnValue(draft: FieldDraft | undefined): boolean {
  if (!draft) return false;
  const isOffered =
    draft.options !== undefined && /^\S+ (?:level|type|status|category|kind|mode)$/i.test(draft.name);
  const isState = draft.type === 'boolean' && /^\S+ \w+(?:ed|en|nt|ght)$/i.test(draft.name);
  return Boolean(draft.unit) || (isOffered && draft.isTypeStated) || isState;
}

/** A phrase with the word of a feature that does not exist: a field after all, a link to a picture, or missing. */
function missingItem(
  text: string,
  bare: string,
  draft: FieldDraft | undefined,
  verdict: FeatureVerdict,
): Item {
  const isPicture = draft && PICTURE.test(draft.name) && !/\bupload/i.test(text);
  if (isPicture) return asField(asPictureLink(draft));
  const isComputed = bare.toLowerCase() !== 'total' && COMPUTED.test(bare);
  const isAction = ACTION.test(bare) && !startsWithName(bare) && !hasOwnValue(draft);
  return draft && isStrong(draft, text) && !isAction && !isComputed
    ? asField(draft)
    : { kind: 'feature', verdict };
}

const FEATURE = pattern('gi')`\b${FEATURE_WORDS}\b|(?:isation|ization|ication|culation|ing)$`;

/** 'formula' or 'GPS location' among other fields is what somebody writes down, not a thing to build. */
function isPlainNoun(bare: string, draft: FieldDraft | undefined, context: ItemContext): boolean {
  if (!context.isFieldList || !draft) return false;
  const size = wordsOf(draft.name).length;
  return (
    size <= 3 &&
    !isPlural(draft.name) &&
    !reachesNoun(bare, FEATURE) &&
    !PICTURE.test(draft.name) &&
    !COMPUTED.test(bare)
  );
}

/** Whether a phrase that names no feature can be taken as a field. */
function isFieldName(text: string, bare: string, draft: FieldDraft, context: ItemContext): boolean {
  if (SAYS_FIELD.test(text) || draft.isTypeStated) return true;
  const isExact = FIELD_LEXICON.has(draft.name.toLowerCase());
  const size = wordsOf(draft.name).length;
  if (isExact) return true;
  const isAction = ACTION.test(bare) && !startsWithName(bare);
  if (
    (FEATURE_END.test(draft.name) && !isPlainNoun(bare, draft, context)) ||
    (isAction && size > 1 && !isStrong(draft, text))
  )
    return false;
  return draft.isKnown ? size <= 6 : context.acceptsUnknown && size <= 4;
}

/** 'email address for …' begins with a name and not with the verb that it could be. */
function startsWithName(bare: string): boolean {
  const words = bare.toLowerCase().split(' ');
  return NOUN_ACTION.test(bare) || (words.length > 2 && FIELD_LEXICON.has(words.slice(0, 2).join(' ')));
}

/** A clause with the verb of a wish is no name of a field (MODEL-16), unless it says that it is one. */
function wishedVerdict(text: string, draft: FieldDraft | undefined): FeatureVerdict | undefined {
  const wish = wishBeyondField(text, draft);
  return wish && { state: 'missing', why: whyMissing(text) ?? wishReason(wish) };
}

/** Tells a field from a feature, and a feature that exists from one that does not. */
export function classifyItem(text: string, context: ItemContext): Item {
  if (isToolInstruction(text))
    return { kind: 'feature', verdict: { state: 'missing', why: 'This is not part of an application' } };
  const bare = bareRequest(text);
  const isListed = context.isFieldList === true && FIELD_LEXICON.has(bare.toLowerCase());
  const promised = isListed ? undefined : promisedItem(text, bare, context);
  if (promised) return { kind: 'promise', promised };
  const draft = readFieldPhrase(withoutRequest(text, bare, context), context.about);
  const wish = wishedVerdict(text, draft);
  if (wish) return { kind: 'feature', verdict: wish };
  const missing = missingFeature(withoutQuotes(text));
  if (missing && !isPlainNoun(bare, draft, context)) return missingItem(text, bare, draft, missing);
  const isVerb = BARE_VERB.test(bare) && !FIELD_LEXICON.has(bare.toLowerCase());
  return draft && !isVerb && isFieldName(text, bare, draft, context) ? asField(draft) : { kind: 'unknown' };
}

/** 'whether it is …' begins with words that a request may begin with too. */
function withoutRequest(text: string, bare: string, context: ItemContext): string {
  // 'has driving licence' is a question, 'has a title' is not.
  const asked = /^(?:has|is|needs|owns|speaks) (?!an? |the |its |their |to )(.+)$/i.exec(text)?.[1];
  const isLater = context.isFieldList === true && context.fieldNames.length > 0;
  if ((asked && isLater && !guessType(asked.replace(/\s*[(:].*$/, '')).isKnown) || /^with .+\?$/i.test(text))
    return text;
  if (FIELD_LEXICON.has(text.toLowerCase())) return text;
  return bare.length > 0 ? bare : text;
}

const withoutQuotes = (text: string) => text.replace(/"[^"]*"/g, '');
