import type { Token } from '../../language/token';
import { wordList } from '../../language/word-list';
import { entityOf } from '../../model/edit-model';
import { plural, singular } from '../../words/inflect';
import { wordsOf, type Outcome, type Rule, type Said } from '../rule';
import type { World } from '../world';
import { kindSaid } from './edit-said';
import { nameSaid, tableWith, usualFields } from './edit-tables';
import { unlessOther } from './plain-adds';
import { linkedToNew } from './plain-beyond';
import { CERTAIN, fieldCalled, isDenied, kindCalled, ORDER, REASON } from './plain-names';

/** 'make breed its own table', 'make bike a link to vets': a table is meant that is not there, and no web address. */

/** What is said of a table that is not there: 'a new table breeds', 'the vets table'. */
const ABOUT_TABLE =
  /^(?:a|an|the|our|my|its|their|new|own|separate|another|different|second|tables?|lists?|of|for|called|named)$/;

const bareKind = (tokens: readonly Token[]): readonly Token[] => {
  const from = tokens.findIndex(({ key }) => !ABOUT_TABLE.test(key));
  const words = from < 0 ? [] : tokens.slice(from);
  return words.length > 1 && /^(?:table|list)$/.test(words.at(-1)?.key ?? '') ? words.slice(0, -1) : words;
};

/** What a web address leads to: 'a link to our website', 'a link to the video'. */
const ON_THE_WEB = wordList(`
  website site web webpage page homepage url address internet map video film clip song profile article post blog document
  doc file folder drive pdf image picture photo listing shop store wiki wikipedia youtube google instagram facebook
  spotify linkedin github dropbox amazon app
  `);

function missingTable(tokens: readonly Token[], world: World): string | undefined {
  const words = bareKind(tokens);
  const last = singular(words.at(-1)?.key ?? '');
  const isNoun = words.length > 0 && words.length < 4 && words.every(({ tag }) => NAMING.test(tag));
  const isThere = kindCalled(words, world) ?? kindSaid(words, world);
  if (!isNoun || ON_THE_WEB.has(last) || isThere) return undefined;
  return plural(wordsOf(words).toLowerCase());
}

const NAMING = /^(?:noun|plural|adjective|quoted|verb)$/;

/** What a field holds cannot be made records, so that nothing is half done. */
function ownTable(said: Said, world: World): Outcome | undefined {
  if (isDenied(said)) return undefined;
  const what = said.tokens('what');
  const place = fieldCalled(what, world);
  const kind = entityOf(world.model, place?.field.reference?.entity ?? '') ?? kindCalled(what, world);
  if (place && place.field.type !== 'reference')
    return {
      missing: `What is entered in ${place.field.name} of ${place.entity.name} cannot be moved to a table of its own yet`,
    };
  if (kind) return { already: `${kind.plural} have a table of their own` };
  const name = nameSaid(what, world);
  return name === undefined ? undefined : tableWith(name, usualFields(name), world);
}

function linkToNone(said: Said, world: World): Outcome | undefined {
  if (isDenied(said)) return undefined;
  const to = said.tokens('to');
  const name = missingTable(to, world);
  const field = said.tokens('field');
  if (name === undefined || kindSaid(field, world) || !fieldCalled(field, world)) return undefined;
  return { missing: `There is no table of ${name}` };
}

/** 'add a link from dogs to vets' makes the table, as 'link dogs to vets' does. */
function linkFrom(said: Said, world: World): Outcome | undefined {
  const from = said.has('from') ? kindCalled(said.tokens('from'), world) : undefined;
  const to = said.tokens('to');
  const name = missingTable(to, world);
  if (name === undefined || isDenied(said)) return undefined;
  if (from) return linkedToNew(from, to, world);
  // One thing may be anywhere: 'add a link to the manual'.
  return said.has('from') || to.at(-1)?.tag !== 'plural'
    ? undefined
    : { missing: `There is no table of ${name}` };
}

const OWN =
  '(separate | new | own | different | dedicated | second | another | extra | proper | real | independent | standalone)';
const TABLE = '(table | entity | kind of record | record type)';
const OWN_TABLE = `((a | an | the | its | their | one)* ${OWN}+ ${TABLE} | (a | an | one)? ${TABLE}
  (of (its | their) own | by (itself | themselves) | on its own | apart))`;
const LINK = '(a | an | the | proper | real)* (link | reference | relation | lookup | connection | pointer)';
const PUT = `(make | turn | move | split | put | pull | extract | break | convert | change | give | take | separate | store |
  keep | have | get | want | need | i | we)+`;

export const PLAIN_OWN_TABLES: readonly Rule[] = [
  {
    name: 'a table of its own',
    class: 'edit',
    certainty: CERTAIN + 0.1,
    when: [
      `${ORDER} ${PUT} (out | off | up)? (the)? <what> (out | off)? (be | in | into | to | as | on)* ${OWN_TABLE} ${REASON}`,
      `(the)? <what> (should | must | shall | needs to | need to | has to | have to | ought to | could)
        (be | have | get | become | live | go | move | in | into | to)* ${OWN_TABLE} ${REASON}`,
    ],
    read: ownTable,
    examples: {
      'make city its own table': 'missing',
      'move the guest to a separate table': 'missing',
      'status should be a table of its own': 'missing',
      'split the city out into its own table': 'missing',
      'give rooms their own table': 'already',
      'make the customer of orders its own table': 'already',
      'give suppliers their own table': '+ record Supplier',
    },
    counter: ['make the list its own page', 'make couriers their own table with name and phone'],
  },
  {
    name: 'a link to a table that is not there',
    class: 'relation',
    certainty: CERTAIN + 0.1,
    when: [
      `${ORDER} (make | turn | change | convert | set | switch) (the)? <field> (in | into | to | as | be)* ${LINK} (to | with | into) <to> ${REASON}`,
      `(the)? <field> (should | must | shall | needs to | has to) (be | become)? ${LINK} (to | with) <to> ${REASON}`,
      `${ORDER} (link | connect | relate | tie) (the)? <field> (to | with) <to> ${REASON}`,
    ],
    read: unlessOther(linkToNone),
    examples: {
      'make the city a link to drivers': 'missing',
      'turn the guest into a link to a new table visitors': 'missing',
      'city should be a link to depots': 'missing',
      'link the city to depots': 'missing',
    },
    counter: ['make the notes a link to our website', 'make the guest a link to customers'],
  },
  {
    name: 'a new link to a table that is not there',
    class: 'relation',
    certainty: CERTAIN + 0.1,
    when: [
      `${ORDER} (add | create | make | want | need | i | we)+ ${LINK} (from (the | all | each | every)* <from>)? (to | with) <to> ${REASON}`,
    ],
    read: unlessOther(linkFrom),
    examples: {
      'add a link to drivers': 'missing',
      'create a link from orders to couriers': '+ record Courier\n+ field Order.Courier: link Courier',
    },
    counter: ['add a link to our website', 'add a link to customers', 'add a link to the manual'],
  },
];
