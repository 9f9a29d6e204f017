import { FIELD_LEXICON } from './field-lexicon';
import type { FieldDraft } from './field-draft';
import { readFieldPhrase } from './field-phrase';
import {
  bareRequest,
  builtFeature,
  isToolInstruction,
  missingFeature,
  type FeatureVerdict,
} from './features';
import { isPlural, singular } from './inflect';
import { nameKey, wordsOf } from './text';

/** What one item of a list asks for. */
export type Item =
  | { readonly kind: 'field'; readonly draft: FieldDraft }
  | { readonly kind: 'feature'; readonly verdict: FeatureVerdict }
  | { readonly kind: 'unknown' };

export interface ItemContext {
  /** What the records are about, for words that mean different things. */
  readonly about: string;
  /** Names of the tables: 'add books' is no feature and no field of a book list. */
  readonly entityNames: readonly string[];
  /** Names of the fields so far: 'search by author' is a search that exists when there is an author. */
  readonly fieldNames: readonly string[];
  /** Take an unknown noun as the name of a text field. */
  readonly acceptsUnknown: boolean;
}

const SAYS_FIELD = /\b(?:fields?|columns?|attributes?|property)\b/i;
const PICTURE =
  /^(?:[\w-]+ )?(?:photos?|images?|pictures?|attachments?|logo|avatar|screenshots?|thumbnail|cover(?: image| photo| art)?|files?)$/i;
const NAMING_END = /\b(?:number|name|title|type|code|id|status|category|link|url|date|email|phone)$/i;
const ACTION =
  /^(?:scale|generate|drag|rearrange|get|see|show|display|calculate|convert|share|send|print|export|import|upload|download|filter|group|search|find|sort|rate|pin|visualize|visualise|compare|highlight|play|draw|write|mark|toggle|switch|enter|choose|pick|select|click|tap|press|swipe|spin|roll|guess|answer|check|reset|start|stop|pause|resume|copy|paste|scan|sync|connect|link|invite|follow|like|vote|comment|reply|react|subscribe|buy|pay|order|book|reserve|assign|manage|organi[sz]e|track|log|record|keep|store|save|add|create|edit|delete|remove|update|view|browse|navigate|explore|list|archive|restore|undo|redo|use|make|build|learn|practi[sc]e|review|test|run|evaluate|measure|monitor|analy[sz]e|open|close|append|seed|represents?|has|have|let|lets|allow|allows|support|supports|persist|remember|notify|remind|alert|warn|email|text|call|prevent|limit|hide|expand|collapse|detect|include|includes|users?|members?|i|we|you|they|it|when|if|after|before|once|then)\s/i;

const BARE_VERB =
  /^(?:create|copy|revoke|edit|add|delete|remove|update|view|see|share|save|browse|manage|close|open|undo|redo|reset|start|stop|pause|play|print|export|import|upload|download|filter|group|archive|restore|draw|decrement|increment|accept|reject|dismiss|submit|compare|like|follow|invite|message me|deleting|editing|adding|creating|renaming|basic|advanced|simple|features?)$/i;
const FEATURE_END =
  /\b(?:functionality|functions?|controls?|actions?|modes?|detection|logging|tracking|capabilit(?:y|ies)|experience|features?|display|preview|confirmation|cards?|profiles?|checklists?|lists?|library|indicators?|views?|on click|animations?|presets?|flow|support|integration|generation|management|automation|playlists?|tools?)$/i;

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

function asField(draft: FieldDraft): Item {
  if (
    BY_HAND.test(draft.name) &&
    !draft.caveat &&
    ['money', 'number', 'integer', 'percent', 'rating'].includes(draft.type)
  ) {
    return {
      kind: 'field',
      draft: { ...draft, caveat: 'it is entered by hand, calculations are not built yet' },
    };
  }
  return { kind: 'field', draft };
}

function builtItem(text: string, bare: string, context: ItemContext): FeatureVerdict | undefined {
  if (SAYS_FIELD.test(text) && !/search/i.test(text)) return undefined;
  const isSearch = /^\W*(?:\w+ ){0,4}(?:search|find|look)/i.test(text);
  const built = builtFeature(
    entityNeutral(text, isSearch ? [...context.entityNames, ...context.fieldNames] : context.entityNames),
  );
  if (built) return built;
  // 'books' in 'where I can track books and their progress' are the records themselves.
  const isOwn = isPlural(bare) && context.entityNames.some((name) => nameKey(name) === nameKey(bare));
  return isOwn ? { state: 'built', why: 'Records can be added, seen, edited and deleted' } : undefined;
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
  return draft && isStrong(draft, text) && !ACTION.test(bare) && !isComputed
    ? asField(draft)
    : { kind: 'feature', verdict };
}

/** Whether a phrase that names no feature can be taken as a field. */
function isFieldName(text: string, bare: string, draft: FieldDraft, context: ItemContext): boolean {
  if (SAYS_FIELD.test(text) || draft.isTypeStated) return true;
  const isExact = FIELD_LEXICON.has(draft.name.toLowerCase());
  const size = wordsOf(draft.name).length;
  if (isExact) return true;
  if (FEATURE_END.test(draft.name) || (ACTION.test(bare) && size > 1 && !isStrong(draft, text))) return false;
  return draft.isKnown ? size <= 6 : context.acceptsUnknown && size <= 4;
}

/** Tells a field from a feature, and a feature that exists from one that does not. */
export function classifyItem(text: string, context: ItemContext): Item {
  if (isToolInstruction(text))
    return { kind: 'feature', verdict: { state: 'missing', why: 'This is not part of an application' } };
  const bare = bareRequest(text);
  const built = builtItem(text, bare, context);
  if (built) return { kind: 'feature', verdict: built };
  const draft = readFieldPhrase(bareOr(text, bare), context.about);
  const missing = missingFeature(withoutQuotes(text));
  if (missing) return missingItem(text, bare, draft, missing);
  const isVerb = BARE_VERB.test(bare) && !FIELD_LEXICON.has(bare.toLowerCase());
  return draft && !isVerb && isFieldName(text, bare, draft, context) ? asField(draft) : { kind: 'unknown' };
}

/** 'whether it is …' begins with words that a request may begin with too. */
function bareOr(text: string, bare: string): string {
  return bare.length > 0 ? bare : text;
}

const withoutQuotes = (text: string) => text.replace(/"[^"]*"/g, '');
