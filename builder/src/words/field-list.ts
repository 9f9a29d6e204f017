import { FIELD_LEXICON } from './field-lexicon';
import { guessType } from './field-type';
import { singular } from './inflect';
import { capitalise, splitOutside, type Piece } from './text';
import { typeWord } from './value-spec';
import { ANSWER_NOUNS, OPTION_OPENINGS } from './lists/values';
import { pattern } from './pattern';

const EXPANSIONS: readonly (readonly [RegExp, string])[] = [
  [/\bbetween (\d+) (?:and|&) (\d+)/gi, 'from $1 to $2'],
  [/\bfirst (?:and|&) last names?\b/gi, 'first name, last name'],
  [
    pattern('gi')`
      \b(start|begin|check-?in|arrival|departure|purchase|issue|planting|sowing) (?:and|&|\/)[ ]
      (end|finish|check-?out|departure|return|expiry|harvest|due) (date|time)s?\b
    `,
    '$1 $3, $2 $3',
  ],
  [/\b(start|begin)(?: and |\/)(end|finish)\b(?! (?:date|time))/gi, '$1, $2'],
  [/\b(min|minimum)(?: and |\/)(max|maximum) (\w+)/gi, '$1 $3, $2 $3'],
  [/\b(buy|buying|purchase|cost)(?: and |\/)(sell|selling|sale) prices?\b/gi, '$1 price, $2 price'],
  [/\b(sets|weight|height|width|pros|likes)\s?\/\s?(reps|height|weight|depth|cons|dislikes)\b/gi, '$1, $2'],
  [/\bplus[ -](?:one|1)s?\b/gi, 'plus-one'],
  // 'category: travel, meals, other - receipt link': the dash ends the options.
  [
    /\b(type|category|status|kind|priority|stage|level|size|state): ([^:()-]*,[^:()-]*?) - (?=\p{L})/giu,
    '$1 ($2), ',
  ],
  [/\b(type|category|status|kind|priority|stage|level|method|size) - ([^:()-]+,[^:()-]+)$/giu, '$1: $2'],
  [/,?\s+as well as\s+/gi, ', '],
  [/,?\s+(?:along|together) with\s+(?:an?|the)?\s*/gi, ', '],
  [/,?\s+in addition to\s+/gi, ', '],
];

/** 'priority - low, medium, high - , done' and 'priority - low/medium': options between dashes. */
const DASHED =
  /(?<=^|[,;]\s?|\band\s)([\p{L}][\p{L} ]{1,30}?)\s-\s([^,;()-]+(?:,\s[^,;()-]+)+?)\s-\s*(?=[,;]|$|and\b)/giu;

const KEEP_TOGETHER = pattern('gi')`
  \b(drag) and (drop)\b|\b(pros) and (cons)\b|\b(terms) and (conditions)\b
  |\b(date|day) (?:and|&) (time)\b(?= ?,| of\b|\s*$)|\b(yes) and (no)\b|\b(wins) and (losses)\b
  |\b(arts) and (crafts)\b|\b(food) and (drink)\b|\b(box) and (papers)\b|\b(bed) and (breakfast)\b
`;

/** Stands for an 'and' that belongs to a name. */
const GLUE = '\u2060';
const SEPARATOR =
  /\s*[,;]\s*(?:and|plus|also|&|then)\s+|\s*[,;\n]\s*|\s+(?:and(?: also)?|plus|&|\+|&amp;)\s+/;

const OPENS_OPTIONS = pattern('i')`(?::|\s=\s|\b${OPTION_OPENINGS}\s)`;

function isKnownField(text: string): boolean {
  const name = text
    .replace(/\(.*?\)/g, '')
    .replace(/^(?:an?|the|optional|required)\s+/i, '')
    .trim();
  const guess = guessType(name);
  return guess.by === 'lexicon' || guess.by === 'pattern' || FIELD_LEXICON.has(singular(name.toLowerCase()));
}

const ANSWERS = pattern('i')`^${ANSWER_NOUNS}$`;

/** 'paid' and 'medium' are fields by themselves, and options of a status or a drop-down. */
function isAnswerToo(text: string): boolean {
  const isState =
    !text.includes(' ') ||
    /^(?:on|in|at|not|to|out|off|under|up|partly|fully|half|already|never)[ -]\w+$/i.test(text);
  return ANSWERS.test(text) || (isState && guessType(text).type === 'boolean');
}

const CONTROL = pattern('i')`
  \b(?:drop-?\s?down|choice|select|options?)\b
  |\b(?:
    status|stage|state|phase|type|category|priority|kind|level|size|difficulty|severity|urgency
    |mood
  )(?:\s*[:=]|\s+with\b)
`;

function endsOptions({ before, text }: Piece, isControl: boolean): boolean {
  if (before.startsWith(';') || /[:()]/.test(text)) return true;
  return !/\bor\b/.test(text) && isKnownField(text) && !(isControl && isAnswerToo(text));
}

/** Where the options that piece `index` opens come to an end: the last piece that still belongs to it. */
function endOfOptions(pieces: readonly Piece[], index: number): number {
  const own = pieces[index]?.text ?? '';
  const opened = own.slice((OPENS_OPTIONS.exec(own)?.index ?? 0) + 1);
  if (/\bor\b|\//.test(opened)) return index;
  const isControl = CONTROL.test(own);
  let last = index;
  for (let at = index + 1; at < Math.min(pieces.length, index + 13); at += 1) {
    const piece = pieces[at];
    if (!piece || endsOptions(piece, isControl)) break;
    // 'easy, medium and hard, place': the 'and' stands before the last one.
    if (/\bor\b/.test(piece.text) || /\band$/.test(piece.before)) return at;
    last = at;
  }
  return last;
}

const CHOICE_WITH = pattern('i')`
  ^(?:an? |the )?(?:\w+ )?
  (?:status|stage|state|priority|category|type|level|kind|difficulty|severity|urgency|mood)
  [ ]with (?!an?\b|the\b)\w+$
`;

function opensOptions(piece: Piece, rest: readonly Piece[]): boolean {
  const text = piece.text;
  if (/[([{]/.test(text) || /^(?:what|how|who|why|may|can|could) /i.test(text)) return false;
  if (CHOICE_WITH.test(text)) return true;
  const match = OPENS_OPTIONS.exec(text);
  if (match) return text.slice(match.index + match[0].length).trim().length > 0 || text.endsWith(':');
  // 'priority low, medium or high': a name that is always a choice, a word more, and an 'or' ahead.
  const words = text.split(' ');
  if (words.length < 2 || words.length > 5) return false;
  const name = words
    .slice(0, -1)
    .join(' ')
    .replace(/^(?:an?|the) | of$/gi, '');
  const isChoice =
    guessType(name).type === 'choice' && guessType(text.replace(/^.* of /i, '')).type !== 'choice';
  return isChoice && rest.slice(0, 6).some((next) => /^or\b|\s+or\s+/.test(next.text));
}

const OWN_SPEC = /^(?:(?:of )?type:? (.+)|(required|optional|mandatory|not required|unique))$/i;

/** 'lent to, type text, required': what is said about the item before is no item. */
function withSpecs(items: readonly string[]): string[] {
  const result: string[] = [];
  for (const item of items) {
    const match = OWN_SPEC.exec(item);
    const said = match?.[2] ?? (match?.[1] && typeWord(match[1]) ? match[1] : undefined);
    const last = result.pop();
    if (last !== undefined) result.push(said ? `${last} (${said})` : last);
    if (last === undefined || !said) result.push(item);
  }
  return result;
}

const SIDE = /^(our|my|their|his|her|your) (.+)$/i;

/** 'our points, their points' are two fields, so whose they are belongs to the name. */
function withSides(items: readonly string[]): string[] {
  return items.map((item) => {
    const [, side = '', noun = ''] = SIDE.exec(item) ?? [];
    const hasTwin = items.some((other) => {
      const [, otherSide, otherNoun] = SIDE.exec(other) ?? [];
      return noun !== '' && other !== item && otherNoun === noun && otherSide !== side;
    });
    return hasTwin ? `"${capitalise(item)}"` : item;
  });
}

/** Cuts a list into its items; options behind a colon or in brackets stay with their field. */
export function splitList(text: string): string[] {
  let prepared = text.replace(DASHED, '$1 ($2)');
  for (const [pattern, by] of EXPANSIONS) prepared = prepared.replace(pattern, by);
  prepared = prepared.replace(KEEP_TOGETHER, (match) => match.replace(/ (and|&) /i, ` ${GLUE}$1 `));
  const pieces = splitOutside(prepared, SEPARATOR);
  const items: string[] = [];
  for (let index = 0; index < pieces.length; index += 1) {
    const piece = pieces[index];
    if (!piece) continue;
    let end = index;
    if (opensOptions(piece, pieces.slice(index + 1))) end = endOfOptions(pieces, index);
    const joined = pieces.slice(index, end + 1).map((part) => part.text);
    items.push(joined.join(', '));
    index = end;
  }
  return withSides(
    withSpecs(items)
      .map((item) => item.replaceAll(GLUE, '').trim())
      .filter((item) => item.length > 0),
  );
}
