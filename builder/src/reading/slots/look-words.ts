import type { Theme } from '@tessera/shared/contracts';
import { singular } from '../../words/inflect';
import type { Token } from '../../language/token';
import { wordList } from '../../language/word-list';
import type { Look } from '../../operations/operation';
import { colourIn } from '../meaning/colour';
import { wordsOf } from '../rule';

/** What words of taste come to: 'cosy', 'like paper', 'cheerful colours'. */

interface Mood {
  readonly words: ReadonlySet<string>;
  readonly look?: Look;
  readonly mode?: Theme['mode'];
  /** The colour that is meant where none is named. */
  readonly colour?: string;
}

const MOODS: readonly Mood[] = [
  {
    words: wordList(
      'serif serifs elegant classy posh luxurious old-fashioned vintage antique classic classical bookish literary newspaper magazine gothic editorial traditional old noble refined parchment victorian poetic',
    ),
    look: { font: 'editorial' },
  },
  {
    words: wordList(
      'monospace monospaced mono technical terminal hacker console nerdy geeky industrial typewriter code engineering techy',
    ),
    look: { font: 'technical' },
  },
  {
    words: wordList(
      'friendly handwritten handwriting kids kid children childish childlike cute comic bubbly',
    ),
    look: { font: 'friendly', radius: 'round' },
  },
  {
    words: wordList(
      'fun cheerful happy cheery playful colourful colorful lively vivid bold summery jolly joyful sunny silly funky',
    ),
    look: { font: 'friendly' },
    colour: 'orange',
  },
  {
    words: wordList('warm cosy cozy autumnal autumn earthy rustic homely homey snug cuddly'),
    look: { density: 'cozy' },
    colour: 'terracotta',
  },
  { words: wordList('pastel pastels'), colour: 'lavender' },
  {
    words: wordList(
      'calm soothing peaceful serene quiet gentle muted restful relaxing soft subtle tranquil zen',
    ),
    look: { radius: 'soft' },
    colour: 'sage',
  },
  {
    words: wordList(
      'sober serious professional corporate businesslike dignified discreet sombre somber formal neutral',
    ),
    look: { font: 'plain' },
    colour: 'slate',
  },
  {
    words: wordList(
      'simple plain minimal minimalist minimalistic clean basic uncluttered spartan tidy bare paper modern sleek',
    ),
    look: { font: 'plain' },
  },
  { words: wordList('christmassy christmas festive'), colour: 'red' },
  { words: wordList('nature natural leafy botanical'), colour: 'green' },
  { words: wordList('nautical maritime ocean marine'), colour: 'navy' },
  { words: wordList('romantic girly'), colour: 'pink' },
  { words: wordList('compact dense tight condensed narrow width'), look: { density: 'compact' } },
  {
    words: wordList('airy spacious roomy space spaces margin margins breathing uncrowded whitespace lots'),
    look: { density: 'cozy' },
  },
  { words: wordList('rounded round curvy'), look: { radius: 'round' } },
  { words: wordList('sharp square angular boxy edgy'), look: { radius: 'sharp' } },
  { words: wordList('sidebar'), look: { navigation: 'side' } },
  { words: wordList('dark darker black night nighttime noir pitch-black'), mode: 'dark' },
  { words: wordList('light lighter white daylight bright'), mode: 'light' },
];

const BACKDROP = wordList('background backgrounds screen backdrop page pages paper');
const PALE = wordList('cream beige ivory white black silver sand');
const NO_HUE = wordList('black white dark light');

export interface Hue {
  readonly hex: string;
  readonly words: string;
  readonly at: number;
  readonly size: number;
}

const NO_COLOUR = new Set<Token['tag']>([
  'and',
  'article',
  'mark',
  'preposition',
  'pronoun',
  'be',
  'to',
  'owner',
]);

function hueAt(tokens: readonly Token[], at: number): Hue | undefined {
  for (let size = Math.min(3, tokens.length - at); size > 0; size -= 1) {
    const words = tokens.slice(at, at + size);
    const text = wordsOf(words).toLowerCase();
    const hex =
      colourIn(text) ?? (size === 1 ? colourIn(text === 'blush' ? 'pink' : singular(text)) : undefined);
    if (hex && words.every(({ tag }) => !NO_COLOUR.has(tag))) return { hex, words: text, at, size };
  }
  return undefined;
}

/** The colours that are named; black and white say dark and light. */
function huesIn(tokens: readonly Token[]): readonly Hue[] {
  const found: Hue[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const hue = NO_HUE.has(tokens[at]?.key ?? '') && !hueBehind(tokens, at) ? undefined : hueAt(tokens, at);
    if (!hue) continue;
    found.push(hue);
    at += hue.size - 1;
  }
  return found;
}

/** 'dark green' is one colour. */
const hueBehind = (tokens: readonly Token[], at: number) =>
  /^(?:dark|light)$/.test(tokens[at]?.key ?? '') && (hueAt(tokens, at)?.size ?? 0) > 1;

const isBackdrop = (tokens: readonly Token[], { at, size }: Hue) =>
  BACKDROP.has(tokens[at + size]?.key ?? '');

/** The colour of buttons and headings: what is behind 'take' before the first, one that can be seen before a pale one. */
function accentOf(hues: readonly Hue[], tokens: readonly Token[]): Hue | undefined {
  const open = hues.filter((hue) => !isBackdrop(tokens, hue));
  const taken = open.find(({ at }) => /^(?:take|rather|use|prefer)$/.test(tokens[at - 1]?.key ?? ''));
  return taken ?? open.find(({ words }) => !PALE.has(words)) ?? open[0];
}

export interface Taste {
  readonly mode?: Theme['mode'];
  readonly accent?: Pick<Hue, 'hex' | 'words'>;
  readonly look?: Look;
}

const isIn = (words: ReadonlySet<string>, { key, lemma }: Token) => words.has(key) || words.has(lemma);

/** 'bright colours' are cheerful, a bright screen is light. */
const asksColours = (tokens: readonly Token[]) => tokens.some(({ lemma }) => /^colou?r$/.test(lemma));

export function tasteOf(tokens: readonly Token[]): Taste {
  const hues = huesIn(tokens);
  const taken = new Set(
    hues.flatMap(({ at, size }) => Array.from({ length: size }, (_, index) => at + index)),
  );
  const rest = tokens.filter((_, at) => !taken.has(at));
  const isColoured = asksColours(rest);
  const moods = MOODS.filter((mood) =>
    rest.some((token) => isIn(mood.words, token) && !(isColoured && token.key === 'bright' && mood.mode)),
  );
  const accent = accentOf(hues, tokens) ?? wishedHue(moods, rest, isColoured);
  const backdrop = hues.find((hue) => isBackdrop(tokens, hue));
  const mode = modeOf(moods) ?? (backdrop && PALE.has(backdrop.words) ? 'light' : undefined);
  const look = moods.reduce<Look>((all, mood) => ({ ...mood.look, ...all }), {});
  return { ...(mode && { mode }), ...(accent && { accent }), ...(Object.keys(look).length > 0 && { look }) };
}

/** 'light and simple', but 'red on black' is dark though it says no more. */
const modeOf = (moods: readonly Mood[]) => moods.find(({ mode }) => mode)?.mode;

function wishedHue(moods: readonly Mood[], tokens: readonly Token[], isColoured: boolean) {
  const isBright = isColoured && tokens.some(({ key }) => /^(?:bright|strong|vivid)$/.test(key));
  const words = isBright ? 'orange' : moods.find(({ colour }) => colour)?.colour;
  const hex = words === undefined ? undefined : colourIn(words);
  return words !== undefined && hex !== undefined ? { hex, words } : undefined;
}
