import type { Token } from '../../language/token';
import { wordList } from '../../language/word-list';
import type { Outcome } from '../rule';
import { leaveNounsOut, nounsOf } from '../rules/exclusions';
import type { World } from '../world';
import type { SlotReader } from './slot-reader';

/** What is not wanted, or is taken back: the nouns between the words that say so. */

const SAYS: ReadonlySet<string> = wordList(`
  no not never without skip drop scrap forget leave out omit remove delete bin strike ditch exclude don't dont do n't
  need needed want wanted keep kept store stored record recorded track please actually wait hmm oh sorry well really
  after all ever at whatsoever for now yet either have has to go can must mustn't mustnt should shall shan't be is are
  was it we i you they us there here in on of this that off away cut lose nix take taken get rid include included any
  anything nothing about circumstances under collect belong part elsewhere logged important matter useful
  unnecessary thanks so just but and then collect ask no-one 's what would will
`);
const AFTER = /^(?:because|since|cos|as|they|hardly|nobody|that's|he|she|we|who|which|my|the)$/;
const NO_NOUN = /^(?:fancy|frills|rush|idea|problem|need|it|one|thing|things|else|that|entry|way)$/i;
const TAGS =
  /^(?:noun|plural|adjective|quoted|owner|and|ing|past|verb|verbs|number|preposition|article|mark)$/;

/** What stands behind a comma and is a clause of its own tells why. */
function withoutWhy(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ key }, index) =>
      index > 1 &&
      (key === 'because' ||
        key === 'since' ||
        (/^[,;.-]$/.test(key) &&
          (AFTER.test(tokens[index + 1]?.key ?? '') || isSentence(tokens, index + 1)))),
  );
  return at > 0 ? tokens.slice(0, at) : tokens;
}

const isSentence = (tokens: readonly Token[], from: number) =>
  tokens.slice(from, from + 4).some(({ tag }) => tag === 'be' || tag === 'pronoun' || tag === 'verbs');

/** 'no, leave it' takes back what was said before, which is the field that was spoken of last. */
function takenBack(world: World): Outcome | undefined {
  const field = world.touched.field;
  return field === undefined ? undefined : { operations: [{ kind: 'removeField', field }] };
}

function read(clause: readonly Token[], world: World): Outcome | undefined {
  const tokens = withoutWhy(clause.slice(0, 60));
  const isSaid = (token: Token) => SAYS.has(token.key) && token.tag !== 'quoted';
  let [from, to] = [0, tokens.length];
  const isOuter = (token: Token | undefined) =>
    token !== undefined && (isSaid(token) || /^(?:article|mark|pronoun|modal|be|adverb)$/.test(token.tag));
  while (from < to && isOuter(tokens[from])) from += 1;
  while (to > from && isOuter(tokens[to - 1])) to -= 1;
  const words = stretch(tokens.slice(from, to), isSaid);
  const nouns = nounsOf(words).filter((noun) => !NO_NOUN.test(noun) && noun.split(' ').length <= 6);
  if (nouns.length === 0) return tokens.some(({ key }) => key === 'it') ? takenBack(world) : undefined;
  return leaveNounsOut(nouns, world);
}

/** 'real names must under no circumstances be stored': the first of what is no such word, and what is joined to it. */
function stretch(tokens: readonly Token[], isSaid: (token: Token) => boolean): readonly Token[] {
  const isJoin = (token: Token | undefined) =>
    token !== undefined && (token.tag === 'and' || /^[,/]$/.test(token.key));
  const end = tokens.findIndex(
    (token, at) =>
      at > 0 &&
      (!TAGS.test(token.tag) || (isSaid(token) && !/^(?:of|for|in|on|and)$/.test(token.key))) &&
      !isJoin(token) &&
      !isJoin(tokens[at - 1]),
  );
  const words = end > 0 ? tokens.slice(0, end) : tokens;
  return words.filter((token, at) => !(isSaid(token) && isJoin(words[at - 1])));
}

export const WITHOUT_SLOTS: SlotReader = {
  class: 'without',
  read,
  examples: {
    'strike the phone': '- field Customer.Phone',
    'phone has to go': '- field Customer.Phone',
    'delete notes': '- field Order.Notes',
    'bin the picture': '- field Order.Picture',
    'take the notes out': '- field Order.Notes',
    'leave the picture out of it': '- field Order.Picture',
    'notes no': '- field Order.Notes',
    'marks do not belong in here': 'without',
    'the full name never': 'without',
    'fees are not part of this': 'without',
    'real names must under no circumstances be stored': 'without',
    "prison numbers shan't be kept": 'without',
    'no videos, no likes': 'without',
    'bank details we do not collect': 'without',
    'weather is logged elsewhere, skip': 'without',
    'remove the deposit': 'without',
  },
};
