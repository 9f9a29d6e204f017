import type { Token } from '../../language/token';
import { tokenise } from '../../language/tokenise';
import { wordList } from '../../language/word-list';
import type { Look, Operation } from '../../operations/operation';
import { colourIn } from '../meaning/colour';
import type { Outcome } from '../rule';
import type { World } from '../world';
import { tasteOf, type Taste } from './look-words';
import type { SlotReader } from './slot-reader';
import { withoutDenied } from './view-kinds';

/** Reads what an application shall look like: dark or light, its colour, its letters, its space. */

const SIZES = wordList('big bigger large larger huge giant enormous readable');
const LETTERS = wordList(
  'letter letters font fonts print type text texts button buttons writing typeface contrast lettering characters',
);

const FONT =
  'Of the look, the colour, dark or light, corners, spacing and the kind of letters can be set, nothing else';

/** What is not wanted: 'no bright colours', 'no white backgrounds', 'not cheerful'. */
function denied(clause: readonly Token[]): Taste {
  const kept = new Set(withoutDenied(clause));
  const left = clause.filter((token) => !kept.has(token));
  const has = (word: RegExp) => left.some(({ key }) => word.test(key));
  if (has(/^colou?rs?$/)) {
    const hex = colourIn('grey');
    return hex === undefined ? {} : { accent: { hex, words: 'grey' } };
  }
  if (has(/^(?:white|bright|light)$/)) return { mode: 'dark' };
  return has(/^(?:dark|black)$/) ? { mode: 'light' } : {};
}

function operationsFor({ mode, accent, look }: Taste, { model }: World): readonly Operation[] {
  const { theme } = model;
  const keys = Object.keys(look ?? {}) as (keyof Look)[];
  return [
    ...(mode && theme.mode !== mode ? [{ kind: 'setMode', mode } as const] : []),
    ...(accent && theme.accent !== accent.hex
      ? [{ kind: 'setAccent', accent: accent.hex, words: accent.words } as const]
      : []),
    ...(look && keys.some((key) => theme[key] !== look[key]) ? [{ kind: 'setLook', look } as const] : []),
  ];
}

const isLettersSize = (clause: readonly Token[]) =>
  clause.some(({ key, lemma }) => LETTERS.has(key) || LETTERS.has(lemma)) &&
  clause.some(({ key }) => SIZES.has(key) || key === 'high');

/** 'red-on-black' */
const apart = (token: Token): readonly Token[] =>
  /-(?:on|and|n)-/.test(token.key) ? tokenise(token.text.replaceAll('-', ' '), token.start) : [token];

function readLook(clause: readonly Token[], world: World): Outcome | undefined {
  const tokens = clause.slice(0, 40).flatMap((token) => apart(token));
  const taste: Taste = { ...denied(tokens), ...tasteOf(withoutDenied(tokens)) };
  const isSaid = taste.mode !== undefined || taste.accent !== undefined || taste.look !== undefined;
  if (!isSaid) return isLettersSize(tokens) ? { missing: FONT } : undefined;
  const operations = operationsFor(taste, world);
  return operations.length > 0 ? { operations } : { already: 'It looks so already' };
}

export const LOOK: SlotReader = {
  class: 'look',
  read: readLook,
  examples: {
    'dark mode obviously': '+ look dark',
    'black everything': '+ look dark',
    'no white backgrounds ever': '+ look dark',
    'a preferably red-on-black screen': '+ look dark\n+ accent red',
    'Red on black only': '+ look dark\n+ accent red',
    'dark with purple': '+ look dark\n+ accent purple',
    'keep it light and simple': '+ look light',
    'white, nothing but white': '+ look light',
    'forest green': '+ accent forest green',
    'Blush and gold': '+ accent pink',
    'elegant, cream and gold': '+ accent gold\n+ font editorial',
    'take burgundy': '+ accent burgundy',
    'A serif face': '+ font editorial',
    'old-fashioned typeface': '+ font editorial',
    'a terminal kind of thing': '+ font technical',
    'compact, dark': '+ density compact\n+ look dark',
    'minimal, no colours': '+ accent grey',
    'lots of white space': 'operations',
    Simple: 'already',
    'cheerful colours': 'operations',
    'huge buttons': 'missing',
  },
};
