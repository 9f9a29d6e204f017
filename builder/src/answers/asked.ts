import type { ApplicationModel, Entity } from '@tessera/shared/contracts';
import type { FieldPlace } from '../model/find';
import { clusterOf } from '../language/clusters';
import { isNearly } from '../words/fuzzy';
import { singular } from '../words/inflect';
import { pattern } from '../words/pattern';
import { cleanText } from '../words/text';
import { mentionsOf, tablesOf, type Mention } from './mentions';
import { namesIn, type Named } from './names';
import { isQuestionWord, QUESTION_WORDS } from './vocabulary';

/** A question as it was understood word by word. */
export interface Asked {
  /** Lower case, spelling mended, one space between words, no polite words in front. */
  readonly text: string;
  /** The same with '#' for what names something. */
  readonly masked: string;
  readonly words: readonly string[];
  readonly mentions: readonly Mention[];
  readonly entities: readonly Entity[];
  /** Those of the named tables first; without them where a table named has none of that name. */
  readonly fields: readonly FieldPlace[];
  /** Words that nothing here knows, as they were typed. */
  readonly unknown: readonly string[];
  /** Words that were taken for misspelt, with what they were read as. */
  readonly mended: readonly Mended[];
  readonly isYesNo: boolean;
}

export interface Mended {
  readonly typed: string;
  readonly read: string;
}

/** Longer than any question: what follows is not read. */
export const LONGEST = 600;
const MOST_WORDS = 80;

const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/\bcan'?t\b/g, 'can not'],
  [/\bwon'?t\b/g, 'will not'],
  [/\b(do|does|did|is|are|was|were|has|have|could|should|would|must)n'?t\b/g, '$1 not'],
  [/\b(what|who|where|when|how|which|that|there|it|here)'?s\b/g, '$1 is'],
  [/\bwhatre\b|\bwhat're\b/g, 'what are'],
  [/\b(i|you|we|they)'(?:d|ll|ve|re|m)\b/g, '$1'],
  [/(\p{L})'s\b/gu, '$1'],
  [/s'(?= )/g, 's'],
  [/\bwat\b|\bwht\b/g, 'what'],
  [/\bwich\b/g, 'which'],
];

const FRAME = pattern('')`
    ^(?:(?:hi|hello|hey|please|so|ok|okay|and|also|but|well|now|um|just|quick question|(?:can|could|
    would|will) you (?:please )?(?:tell|show|explain|list|describe|say|give|help me understand)|
    (?:please )?(?:tell|show|remind|explain to|give) (?:me|us)|do you know|i (?:want|need|would like|
    wish|like) to (?:know|see|understand)|(?:i )?wonder(?:ing)?|let me know|any idea|explain|describe|
    list|me|to me)\b ?)+
  `;

function plainText(question: string): string {
  const cleaned = cleanText(question.slice(0, LONGEST)).toLowerCase();
  return SPOKEN.reduce((text, [pattern, by]) => text.replace(pattern, by), cleaned);
}

/**
 * A word that nobody knows, as the one that is meant: one of a name first, then one that questions are made of. Words of English stay
 * what they are: 'safe' is not 'same'.
 */
function mend(word: string, own: ReadonlySet<string>): string {
  if (word.length < 4 || isQuestionWord(word) || own.has(word) || own.has(singular(word))) return word;
  if (clusterOf(word) !== undefined) return word;
  const isMeant = (other: string) => other[0] === word[0] && other.length >= 4 && isNearly(word, other);
  return [...own].find(isMeant) ?? QUESTION_WORDS.find(isMeant) ?? word;
}

/** What is asked of a field rather than of a table: 'Is the customer required?'. */
const OF_FIELD = pattern('')`
    ^(?:is|are|can|must|does|how is|why is|what type is|what type of field is|where is) (?:the |a |
    an )?# ?(?:be |a |an |have )?(?:required|mandatory|optional|compulsory|unique|empty|left|stay|typed|
    worked|calculated|computed|used|link|text|choice|number|$)
  `;

function maskedText(words: readonly string[], mentions: readonly Mention[]): string {
  const isIn = (at: number) => mentions.find(({ from, to }) => from <= at && at < to);
  return words
    .flatMap((word, at) => {
      const mention = isIn(at);
      if (!mention?.isStrong) return [word];
      return mention.from === at ? ['#'] : [];
    })
    .join(' ');
}

/** The fields meant: of one name with a table, the table is meant, unless it is asked what is asked of fields alone. */
function fieldsOf(mentions: readonly Mention[], isOfField: boolean): FieldPlace[] {
  const tables = new Set(mentions.flatMap(({ meanings }) => tablesOf(meanings)));
  const places = mentions
    .filter(({ meanings }) => isOfField || tablesOf(meanings).length === 0)
    .flatMap(({ meanings }) =>
      meanings.flatMap(({ kind, place }) => (kind === 'field' && place ? [place] : [])),
    );
  const own = places.filter(({ entity }) => tables.has(entity));
  return own.length > 0 ? own : places;
}

const YES_NO =
  /^(?:is|are|am|was|were|do|does|did|can|could|has|have|had|will|would|must|may|should|any|there is|there are)\b/;
const ASKS = /\b(?:what|which|who|whose|where|when|why|how|list|tell)\b/;
const CLAIMS = /\b(?:is|are|was|were|has|have|does|do|can)\b/;

/**
 * Reads a question: polite words off, spelling mended, names of the model found (SCR-02). Takes time in proportion to the text.
 *
 * @param question as it was typed, of any length
 * @param model the application that it is about
 * @param isLoose whether words that questions are made of may be parts of names: 'start' for 'Start and end'
 */
export function readQuestion(question: string, model: ApplicationModel, isLoose = false): Asked {
  const names = namesIn(model);
  const own = new Set(names.flatMap(({ words }) => words));
  const plain = plainText(question);
  const typed = (plain.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS);
  const bare = typed.map((word) => word.normalize('NFD').replace(/\p{M}/gu, ''));
  const spelled = bare.map((word) => mend(word, own));
  const text = spelled.join(' ').replace(FRAME, '').trim();
  const words = text === '' ? [] : text.split(' ');
  const mentions = mentionsOf(words, names, isLoose);
  const masked = maskedText(words, mentions);
  const fields = fieldsOf(mentions, OF_FIELD.test(masked));
  const isNamed = (at: number) => mentions.some(({ from, to }) => from <= at && at < to);
  return {
    text,
    masked,
    words,
    mentions,
    entities: [...new Set(mentions.flatMap(({ meanings }) => tablesOf(meanings)))],
    fields,
    unknown: words.filter(
      (word, at) => !isNamed(at) && !isQuestionWord(word) && !isQuestionWord(singular(word)),
    ),
    mended: bare.flatMap((word, at) => {
      const read = spelled[at] ?? word;
      return read === word ? [] : [{ typed: word, read }];
    }),
    isYesNo: YES_NO.test(text) || (plain.trim().endsWith('?') && !ASKS.test(text) && CLAIMS.test(text)),
  };
}

/** What is said of parts that may have one name with a table: 'Harvest', the button, and the harvests. */
const KIND_WORDS: Readonly<Partial<Record<Named['kind'], RegExp>>> = {
  action: /\b(?:buttons?|actions?|press|pressed|click|clicked)\b|\bdo$/,
  badge: /\b(?:badges?|marks?|marked|flags?|flagged|shown|coloured)\b/,
  filter: /\bfilters?\b/,
  view: /\bviews?\b/,
  metric: /\b(?:figures?|metrics?|charts?|totals?)\b/,
  option: /\b(?:options?|choices?|choose|be)\b/,
};

/** Those things that are named in a question of one kind; where a table has the same name, that is meant unless the kind is said. */
export function namedIn({ mentions, masked }: Asked, kind: Named['kind']): readonly Named[] {
  const isSaid = KIND_WORDS[kind]?.test(masked) !== false;
  return mentions.flatMap(({ meanings }) =>
    isSaid || tablesOf(meanings).length === 0 ? meanings.filter((meaning) => meaning.kind === kind) : [],
  );
}
