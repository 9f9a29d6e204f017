import type { Token } from '../../language/token';
import { wordList } from '../../language/word-list';
import { titleCase } from '../../words/casing';
import { shorten } from '../../words/text';
import { wordsOf, type Outcome } from '../rule';
import type { World } from '../world';
import type { SlotReader } from './slot-reader';

/** Reads what an application shall be called: what stands behind the word that names it, else the whole clause. */

const NAMES = wordList(
  'call calls called calling name names named naming title titled titles entitle entitled dub dubbed christen christened baptise baptised heading headline say says read reads label labelled goes known',
);
/** Between the word that names and the name. */
const BETWEEN = wordList(
  'it this that thing the app application tool list program site to as into : = - – — is be should must shall will would simply just maybe perhaps under of by name title me us',
);
const MOST = 9;

const isBetween = (token: Token | undefined, next: Token | undefined) =>
  token !== undefined &&
  BETWEEN.has(token.key) &&
  // 'call it The Cabinet': a capital begins the name, but not that of 'The thing'.
  !(
    /^(?:the|this|that|it|me|us|list|to)$/.test(token.key) &&
    /^\p{Lu}/u.test(token.text) &&
    next !== undefined
  );

function behind(tokens: readonly Token[]): readonly Token[] | undefined {
  const verb = tokens.findIndex(({ key }) => NAMES.has(key));
  if (verb < 0 || verb > 8) return undefined;
  let at = verb + 1;
  while (at < tokens.length && isBetween(tokens[at], tokens[at + 1])) at += 1;
  return at < tokens.length ? tokens.slice(at) : undefined;
}

/** 'Peace Treaty, because we argue': a reason is no part of a name. */
function withoutReason(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ key }, index) =>
      index > 0 &&
      (/^(?:because|since|please|thanks|though|if|cause|cos)$/.test(key) ||
        (/^[,.;!?]$/.test(key) && index > 0)),
  );
  return at > 0 ? tokens.slice(0, at) : tokens;
}

function nameIn(clause: readonly Token[]): string | undefined {
  const tokens = clause.slice(0, 40);
  const quoted = tokens.find(({ tag }) => tag === 'quoted');
  if (quoted) return quoted.text.slice(1, -1).trim();
  const found = behind(tokens);
  const words = withoutReason(found ?? tokens);
  if (words.length === 0 || words.length > MOST) return undefined;
  const text = wordsOf(words).replace(/[.!,;:]+$/, '');
  return text === text.toLowerCase() ? titleCase(text) : text;
}

function readName(clause: readonly Token[], world: World): Outcome | undefined {
  const name = nameIn(clause);
  if (name === undefined || !/[\p{L}\p{N}]/u.test(name)) return undefined;
  const title = shorten(name, 60);
  return title === world.model.title
    ? { already: `It is called ${title} already` }
    : { operations: [{ kind: 'setTitle', title }] };
}

export const NAME: SlotReader = {
  class: 'name',
  read: readName,
  examples: {
    'Kindly entitle it The Workroom Book': '+ title "The Workroom Book"',
    "Nana's Birds": '+ title "Nana\'s Birds"',
    Löyly: '+ title "Löyly"',
    ARTLOT: '+ title "ARTLOT"',
    'Shed of Wonders': '+ title "Shed of Wonders"',
    "Oma's Kiste": '+ title "Oma\'s Kiste"',
    'sole mates': '+ title "Sole Mates"',
    'it goes by the name of Otterbook': '+ title "Otterbook"',
    'simply call it Bell Book please': '+ title "Bell Book"',
    'we would like it to be known as The Hive': '+ title "The Hive"',
    'I was thinking of "Still running"': '+ title "Still running"',
    'name = Inkwell': '+ title "Inkwell"',
    'at the top it says Muddy Paws, because of the dogs': '+ title "Muddy Paws"',
    'working title: Peace Treaty': '+ title "Peace Treaty"',
    'christened Helping Hands': '+ title "Helping Hands"',
    'Corner shop': 'already',
  },
};
