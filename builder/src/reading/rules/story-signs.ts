import { wordList } from '../../language/word-list';
import type { Token } from '../../language/token';
import type { Said } from '../rule';
import type { World } from '../world';

/*
 * What tells a story from a wish. A story tells of its speaker's own life, mostly in the past, of relatives, of what it feels like;
 * it names nothing that has to be kept and asks for nothing. Whoever is not sure says that it was not understood.
 */

/** Words of wishes, in the present: 'wanted' tells a story. */
const WISHES: ReadonlySet<string> = wordList(`
    want wants wanna need needs should must please pls plz show add flag mark highlight remove rename list
    include sort filter display chart graph diagram button calendar gallery field column fields columns
    total sum average default required mandatory unique optional able wish let give make called title
    overdue warn calculate automatically could drop rid booked twice same
  `);
/** 'I'd like', 'would love', 'has to', 'can you'. */
const TOGETHER: readonly (readonly [first: RegExp, second: RegExp])[] = [
  [/^(?:'d|would|d)$/, /^(?:like|love|rather|prefer|be|help|want|appreciate|also|really)$/],
  [/^(?:have|has|had|got|ought|supposed)$/, /^to$/],
  [/^(?:can|could|would|will)$/, /^(?:you|it|i|we|this|the)$/],
  [/^(?:i|we)$/, /^(?:can|could)$/],
  [/^(?:so|such)$/, /^that$/],
  [/^(?:put|move|turn|change|take)$/, /^(?:it|the|them|that|this|those|these|all)$/],
  [/^to$/, /^(?:see|have|know|be|keep|get|look)$/],
  [/^(?:more|less|fewer|bigger|smaller|larger|higher|lower|later|earlier|longer|over|under)$/, /^than$/],
  [/^(?:never|not|no)$/, /^(?:the|more|two|twice|one|other)$/],
  [/^(?:how|too)$/, /^(?:many)$/],
  [/^in$/, /^(?:red|orange|yellow|green|colour|color)$/],
  [/^(?:each|every|per)$/, /^(?:one|entry|record|row)$/],
];

/** What is noted down, where it is not how it was: 'we used to write it in a book'. */
const NOTING = /^(?:track|record|note|write|log|enter|jot|type)$/;
const FORMERLY = /^(?:used|been|lose|losing|lost|currently|moment|until|far|had|still|spend|forever)$/;

function isNoted(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ key, tag }) => NOTING.test(key) && tag !== 'past');
  return at >= 0 && !tokens.slice(0, at).some(({ key }) => FORMERLY.test(key));
}

/** 'when it was watered', 'the date it was planted': a question or a value, not a story. */
const VALUE =
  /^(?:date|day|time|year|month|place|price|name|amount|number|type|size|reason|what|when|where|who|whose|which|how|whether|if|last|first|next|no|never|only|same|a)$/;

function asksForValue(tokens: readonly Token[]): boolean {
  const first = tokens.find(
    ({ key, tag }) => !/^(?:article|mark|and|adverb|number)$/.test(tag) || /^(?:no|two|never)$/.test(key),
  );
  if (first === undefined || !VALUE.test(first.key)) return false;
  const next = tokens[tokens.indexOf(first) + 1];
  return !(
    /^(?:last|first|next)$/.test(first.key) &&
    /^(?:week|month|year|night|summer|winter|spring|autumn|christmas|easter)$/.test(next?.key ?? '')
  );
}

export function hasWish(tokens: readonly Token[]): boolean {
  return tokens.some(({ key }, index) => {
    const next = tokens[index + 1]?.key ?? '';
    const isRefused = /^(?:n't|not|don't|never)$/.test(tokens[index - 1]?.key ?? '');
    return (
      (WISHES.has(key) && !isRefused) ||
      TOGETHER.some(([first, second]) => first.test(key) && second.test(next))
    );
  });
}

/** A piece of a list: short, nobody does anything in it. */
const isListed = (piece: readonly Token[], most: number) =>
  piece.length > 0 &&
  piece.length <= most &&
  !piece.some(({ tag }) => /^(?:verb|verbs|be|modal|have|do|pronoun)$/.test(tag));

/** 'name, phone, address': several short pieces in a row, or a colon with something behind it. */
function hasList(tokens: readonly Token[]): boolean {
  const colon = tokens.findIndex(({ key }) => key === ':' || key === '=' || key === '|');
  if (colon >= 0 && colon < tokens.length - 1) return true;
  const pieces: Token[][] = [[]];
  for (const token of tokens) {
    if (/^[,;()–-]$/.test(token.key) || token.tag === 'and') pieces.push([]);
    else pieces.at(-1)?.push(token);
  }
  return (
    pieces.filter((piece) => isListed(piece, 2)).length >= 2 ||
    pieces.filter((piece) => isListed(piece, 4)).length >= 3
  );
}

/** How many fields of the application are named: a story may touch one by chance. */
function fieldsNamed(tokens: readonly Token[], world: World): number {
  const keys = new Set(tokens.flatMap(({ key, lemma }) => [key, lemma]));
  return world.current.fields.filter(({ name }) =>
    name
      .toLowerCase()
      .split(' ')
      .every((word) => keys.has(word)),
  ).length;
}

const OWN_LIFE =
  /^(?:i|we|he|she|they|him|her|us|me|myself|ourselves|nobody|somebody|someone|everybody|everyone)$/;
const TIMES =
  /^(?:ago|yesterday|since|once|twice|years|decades|lately|recently|meanwhile|tonight|evening|evenings|morning|mornings|weekend|nowadays|still|always|never|ever|already|anymore)$/;
const FEELINGS: ReadonlySet<string> = wordList(`
    sorry honestly frankly luckily unfortunately sadly hopefully obviously apparently lol haha ha god
    heavens damn hell bloody silly funny ridiculous awful terrible horrible dreadful embarrassing
    embarrassed annoying annoyed angry cross tired sick fed mad crazy hate hated love loved glad happy
    afraid scared proud ashamed disaster nightmare mess chaos misery believe imagine suppose guess swear
    bless forgive mind rubbish nerd hopeless lovely poor dear because anyway though gracious cried laughed
    amused happily hooked
  `);
const RELATIVES: ReadonlySet<string> = wordList(`
    husband wife partner daughter daughters son sons mother father mum mom dad parents brother brothers
    sister sisters aunt uncle cousin cousins nephew niece grandson grandsons grandparents granny grandma
    grandpa fiance fiancé fiancee fiancée girlfriend boyfriend flatmate flatmates neighbour neighbours boss
    accountant colleague colleagues landlord doctor gp physio neurologist paediatrician inspector treasurer
    committee conductor council dean manager family cat dog baby friend friends secretary volunteer mate
    mates lads girls kids
  `);

/** Records of the application are seldom in a story: 'orders placed last week' are looked for. */
const recordsNamed = (tokens: readonly Token[], world: World): number =>
  tokens.filter(
    ({ tag, lemma }) =>
      (tag === 'plural' || tag === 'noun') &&
      world.model.entities.some(({ name }) => name.toLowerCase() === lemma),
  ).length;

/** How much speaks for a story. */
function signs(tokens: readonly Token[]): number {
  const count = (test: (token: Token, index: number) => boolean) => Math.min(2, tokens.filter(test).length);
  const told = count(
    ({ tag }, index) =>
      tag === 'past' &&
      tokens
        .slice(Math.max(0, index - 4), index)
        .some(({ key, tag: before }) => OWN_LIFE.test(key) || before === 'noun' || before === 'plural'),
  );
  const was = count(({ key }) => /^(?:was|were|had|did|didn't|wasn't|weren't)$/.test(key));
  return (
    told +
    was +
    count(
      ({ key }, index) =>
        /^(?:last|other|this)$/.test(key) &&
        /^(?:week|month|year|night|time|summer|winter|spring|autumn|christmas|easter|day|morning|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/.test(
          tokens[index + 1]?.key ?? '',
        ),
    ) +
    count(({ key }) => /^(?:he|she)$/.test(key)) +
    count(({ key }) => RELATIVES.has(key)) +
    count(({ key }) => TIMES.test(key)) +
    count(({ key }) => FEELINGS.has(key) || /^hm+$/.test(key)) +
    count(({ key }) => /^(?:my|our|i|we|they)$/.test(key)) * 0.5
  );
}

/** It names no list and nothing to be built, and asks for nothing. */
export function asksNothing(said: Said, world: World): boolean {
  return (
    !hasWish(said.clause) &&
    !isNoted(said.clause) &&
    !asksForValue(said.clause) &&
    !hasList(said.clause) &&
    fieldsNamed(said.clause, world) < 2
  );
}

/** It asks for nothing, and so much of it sounds like somebody telling. */
export const isStory = (said: Said, world: World, least: number): boolean =>
  asksNothing(said, world) && signs(said.clause) - Math.min(1, recordsNamed(said.clause, world)) >= least;
