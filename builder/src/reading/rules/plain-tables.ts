import type { Token } from '../../language/token';
import { singular } from '../../words/inflect';
import { isRecordNoun } from '../../words/record-kinds';
import { wordsOf, type Outcome, type Rule, type Said } from '../rule';
import type { World } from '../world';
import { withPlace } from './edit-said';
import { nameSaid, tableWith, usualFields } from './edit-tables';
import { unlessOther } from './plain-adds';
import { CERTAIN, fieldsCalled, ORDER, REASON } from './plain-names';

/** 'add a suppliers table', 'track repairs as well': kinds of records that are named and nothing more. */

const TABLE = /^(?:tables?|lists?|pages?|sections?|tabs?)$/;
/** What is said of a new table in front of its name. */
const BEFORE = /^(?:a|an|the|another|new|separate|second|own|extra|our|my|some|of|for|called|named)$/;

/** The name is followed by a word for a table. */
export const isTable = (tokens: readonly Token[]): boolean =>
  tokens.length > 1 && TABLE.test(tokens.at(-1)?.key ?? '');

/** What a new kind of records is called; undefined where the words are none, or name one that is there. */
export function tableName(tokens: readonly Token[], world: World): string | undefined {
  const words = isTable(tokens) ? tokens.slice(0, -1) : tokens;
  const from = words.findIndex(({ key }) => !BEFORE.test(key));
  return from < 0 ? undefined : nameSaid(words.slice(from), world);
}

function named(said: Said, world: World): Outcome | undefined {
  const name = tableName(said.tokens('name'), world);
  return name === undefined ? undefined : tableWith(name, usualFields(name), world);
}

/** 'a website to the customers table': where something is added, and no name of a table. */
const isPlaced = (tokens: readonly Token[], world: World): boolean =>
  tokens.some(({ key }) => /^(?:to|into|onto|in|on)$/.test(key)) &&
  withPlace(tokens, world).entity !== undefined;

/** 'a drivers list' has drivers, 'a price list' is something else. */
function listed(said: Said, world: World): Outcome | undefined {
  if (isPlaced(said.tokens('name'), world)) return undefined;
  const isTold =
    said.clause.some(({ key }) => key === 'table') || said.tokens('name').at(-1)?.tag === 'plural';
  return isTold ? named(said, world) : undefined;
}

/** Without a word for a table only what applications keep as records, and several of them: 'add suppliers'. */
function several(said: Said, world: World): Outcome | undefined {
  const tokens = said.tokens('name');
  const noun = singular(wordsOf(tokens.filter(({ key }) => !BEFORE.test(key))).toLowerCase());
  const isKept = tokens.at(-1)?.tag === 'plural' && isRecordNoun(noun) && !IN_RECORDS.test(noun);
  return isKept && !fieldsCalled(tokens, world) ? named(said, world) : undefined;
}

/** Kinds of records that are a field of others more often. */
const IN_RECORDS =
  /^(?:notes?|tags?|photos?|pictures?|images?|comments?|remarks?|links?|files?|documents?|ratings?|dates?|times?|ingredients?|steps?|hours?|details?|prices?|costs?|labels?|categor(?:y|ies)|numbers?)$/;

export const PLAIN_TABLES: readonly Rule[] = [
  {
    name: 'a table that is named',
    class: 'edit',
    certainty: CERTAIN + 0.05,
    when: [
      `${ORDER} (i | we)* (also)? (add | create | set up | need | want | have)+ (also)? (a | an | the | another | new | separate | second | own | extra)* <name> (table | list) (too | as well)* ${REASON}`,
    ],
    read: unlessOther(listed),
    examples: {
      'add a couriers table': '+ record Courier',
      'we need a separate drivers list too': '+ record Driver',
    },
    counter: [
      'add a customers table',
      'add website and note to the customers table',
      'make a long list',
      'add a list',
      'add a price list',
      'add an orders page',
    ],
  },
  {
    name: 'records that are named',
    class: 'edit',
    certainty: CERTAIN,
    when: [
      `${ORDER} (i | we | you)* (also | still)* (add | track | manage | store | record | keep | log | include | need | want)+
        (track of | a record of | to keep | to track | to manage | have)* (also | the | our | my | all | some)* <name> (too | as well | in here | in it | also)* ${REASON}`,
    ],
    read: unlessOther(several),
    examples: {
      'add suppliers': '+ record Supplier',
      'track suppliers as well': '+ record Supplier',
      'we need employees too': '+ record Employee',
      'we also want to keep track of suppliers': '+ record Supplier',
    },
    counter: ['add customers', 'add photos', 'add tags', 'track the total', 'add notes to orders'],
  },
];
