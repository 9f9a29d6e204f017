import type { Entity, Field } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { tokenPattern, wordSet, type Captures } from '../token-pattern';
import type { World } from '../world';
import { listIn, listsOf } from './lists';
import { ownField, reference } from './naming';
import { hasOne, neededWords } from './needed-words';
import { wordList } from '../../language/word-list';

/** Conditions about what is there at all: 'with no phone', 'email is missing', 'customers without orders'. */

const HAVE = '(have|have got|get|come with|own|bear|carry|contain|with)';
const ANY = '(a|an|any|the|their|its|his|her|one|some|single)*';
const IS = '(be|have|have be|get|remain|stay|stand)';

const NOT_SAID = [
  'empty|blank|missing|unknown|unset|not there|not set|not fill in|not filled in|not given|not known|not entered',
  "nowhere|not there yet|not yet set|not yet known|not yet filled in|left empty|left blank|n't fill in",
  "n't filled in|n't there|n't set|n't known|n't entered|n't given|to be decided|tbd|tba",
].join('|');

const NONE = [
  `(there be)? (no|without|lack|miss|missing|lacking) ${ANY} <what>`,
  `${HAVE} (no|not|never|n't) ${ANY} <what>`,
  `with no ${ANY} <what>`,
  `<whose> (have|have got|get|be) (no|without|never|not|n't) ${ANY} <what>`,
  `${HAVE} (neither|none of) ${ANY} <what>`,
  `(not|never|n't|do not|do n't|have not|have n't|be not|be n't|has never|have never) ${HAVE}? (be in|be on)? ${ANY} <what>`,
  `<what> ${IS}* (${NOT_SAID})`,
  '(empty|blank|missing|unknown) <what>',
  '(nobody|no one|noone|nothing|none) (be|have|have be)* (in|for|as|under|on)? <what>',
  `<what> (have not|have n't|be not|be n't|do not|do n't) (yet)? (be)? (fill in|filled in|set|given|entered|known|there|exist|yet)`,
].map((source) => tokenPattern(source));

const SOME = [
  `${HAVE} ${ANY} <what>`,
  `(there be) ${ANY} <what>`,
  `<what> ${IS}* (there|known|set|given|fill in|filled in|entered|present|not empty|not blank|n't empty|n't blank|not missing|n't missing|exist)`,
  `(somebody|someone|anybody|anyone|something) (be|have|have be)* (in|for|as|under|on)? <what>`,
].map((source) => tokenPattern(source));

const isFlag = ({ type }: Field) => type === 'boolean';
const isFilled = (field: Field) => !isFlag(field);

/** 'never been in any': of what can only be the one list that there is. */
const IN_NONE = tokenPattern(
  "(not|never|n't) (be|have be|have|get|use)* (in|on|at|part of|with|to)? (any|one|it|them|anything)",
);

interface Clause {
  readonly isThere: boolean;
  readonly entity: Entity;
  readonly world: World;
}

/** What is there, or is not; through a link where it is said whose. */
function codeOf({ what: own, whose }: Captures, clause: Clause): string | undefined {
  if (!own) return undefined;
  const what = whose ? [...whose, ...own] : own;
  const { isThere, entity, world } = clause;
  const flag = ownField(what, entity, world, isFlag);
  if (flag) return isThere ? flag.id : `not ${flag.id}`;
  const field = ownField(what, entity, world, isFilled);
  const list = listBeside(field, what, clause);
  if (list) return `count(${list.code}) ${isThere ? '>' : '='} 0`;
  return filled(field?.id ?? (whose && reference(what, entity, world, isFilled)?.code), isThere);
}

/** The list that words name, unless they name a field word for word. */
const listBeside = (field: Field | undefined, what: readonly Token[], { entity, world }: Clause) =>
  field && exactly(field, what) ? undefined : listIn(what, entity, world);

const filled = (code: string | undefined, isThere: boolean) =>
  code === undefined ? undefined : `${code} is ${isThere ? 'not empty' : 'empty'}`;

const exactly = ({ name }: Field, what: readonly Token[]) =>
  what
    .map(({ key }) => key)
    .join(' ')
    .includes(name.toLowerCase());

const ADVERBS = wordList('yet still already at all currently ever entered');
const WAYS = [
  ...NONE.map((pattern) => ({ pattern, isThere: false })),
  ...SOME.map((pattern) => ({ pattern, isThere: true })),
];

const NEEDED = neededWords([...WAYS.map(({ pattern }) => pattern.source), IN_NONE.source]);

/** Reads a clause with its negations in it. */
export function readEmptiness(tokens: readonly Token[], entity: Entity, world: World): string | undefined {
  const plain = tokens.filter(({ key }) => !ADVERBS.has(key));
  const words = wordSet(plain);
  if (!hasOne(NEEDED, words)) return undefined;
  for (const { pattern, isThere } of WAYS) {
    const captures = pattern.match(plain, words);
    const code = captures && codeOf(captures, { isThere, entity, world });
    const read = code === undefined ? undefined : world.expression(code, entity, 'condition');
    if (read !== undefined) return read;
  }
  return inNone(plain, entity, world);
}

function inNone(plain: readonly Token[], entity: Entity, world: World): string | undefined {
  if (!IN_NONE.match(plain.filter(({ tag }) => tag !== 'have'))) return undefined;
  const [list, more] = listsOf(entity, world);
  return list && !more ? `count(${list.code}) = 0` : undefined;
}
