import { wordList } from '../../language/word-list';
import type { Token } from '../../language/token';
import { plural, singular } from '../../words/inflect';
import { sentenceCase } from '../../words/casing';
import { FALLBACK_KIND, findRecordKind } from '../../words/record-kinds';
import { splitList } from '../../words/field-list';
import { readFieldPhrase } from '../../words/field-phrase';
import type { FieldDraft } from '../../words/field-draft';
import type { Operation } from '../../operations/operation';
import { bareNoun } from '../records/records';
import type { Outcome, Rule, Said } from '../rule';
import type { World } from '../world';
import { addOperation, draftsSaid } from './edit-drafts';
import { kindSaid, WHY } from './edit-said';
import { fieldsSaid, outcomeOf } from './fields-said';
import { linkOutcome } from './link-operations';

/** 'we also have suppliers, with a name and phone', 'a new table for invoices: number, date': kinds of records that are wanted. */

const NO_KINDS = wordList(`
  it this that list table one thing entry record people person field column option chart filter button calendar board view
  page dashboard report idea question problem wish request day week month time
  `);

export function nameSaid(tokens: readonly Token[], world: World): string | undefined {
  const noun = bareNoun(tokens.filter(({ key }) => key !== 'also' && key !== 'new'));
  const name = noun === undefined ? undefined : sentenceCase(singular(noun));
  const isFree = name !== undefined && !NO_KINDS.has(name.toLowerCase()) && name.split(' ').length <= 3;
  return isFree && !kindSaid(tokens, world) ? name : undefined;
}

export function usualFields(name: string): readonly FieldDraft[] {
  const kind = findRecordKind(name.toLowerCase()) ?? FALLBACK_KIND;
  return splitList(kind.fields).flatMap((item) => readFieldPhrase(item, name) ?? []);
}

const id = (world: World) => `e${String(world.model.next.entity)}`;

/** The new kind of records; what its fields call like one that is there links to it. */
export function tableWith(name: string, drafts: readonly FieldDraft[], world: World): Outcome {
  const target = { id: id(world), name, plural: plural(name) };
  const made = drafts.map((draft) => ({
    draft,
    operation: addOperation({ ...world.current, ...target }, draft, world),
  }));
  const plain = made.filter(({ operation }) => operation.kind === 'addField').map(({ draft }) => draft);
  const links = made.flatMap(({ operation }): Operation[] =>
    operation.kind === 'relate' ? [operation] : [],
  );
  const fields = plain.length > 0 ? plain : usualFields(name).slice(0, 1);
  return outcomeOf(world, [{ kind: 'addEntity', draft: { name, plural: plural(name), fields } }, ...links]);
}

function addTable(said: Said, world: World): Outcome | undefined {
  const name = nameSaid(said.tokens('name'), world);
  if (name === undefined) return undefined;
  const drafts = said.has('fields')
    ? draftsSaid(withoutLead(said.tokens('fields')), name)
    : usualFields(name);
  return drafts && drafts.length > 0 ? tableWith(name, drafts, world) : undefined;
}

const withoutLead = (tokens: readonly Token[]) => {
  const from = tokens.findIndex(
    ({ key }) => !/^(?:just|only|simply|their|its|a|the|:|,|and|with|has|have|also)$/.test(key),
  );
  return from > 0 ? tokens.slice(from) : tokens;
};

/** 'a crew has a name, a foreman and a van': several fields, or names that are known. */
function describedTable(said: Said, world: World): Outcome | undefined {
  const name = nameSaid(said.tokens('name'), world);
  // 'the committee has decided' tells what happened.
  if (/^(?:past|not|adverb)$/.test(said.tokens('fields')[0]?.tag ?? '')) return undefined;
  const drafts = name === undefined ? undefined : draftsSaid(withoutLead(said.tokens('fields')), name);
  if (name === undefined || !drafts || drafts.length < 2) return undefined;
  const known = drafts.filter(({ isKnown, isTypeStated }) => isKnown || isTypeStated).length;
  return known * 2 >= drafts.length ? tableWith(name, drafts, world) : undefined;
}

/** A name that is a field already, or of nothing that is kept, is no table without a word that says so. */
function wantedTable(said: Said, world: World): Outcome | undefined {
  if (fieldsSaid(said.tokens('name'), world)) return undefined;
  const last = said.tokens('name').at(-1);
  return last?.tag === 'plural'
    ? said.has('fields')
      ? describedTable(said, world)
      : addTable(said, world)
    : undefined;
}

const ASKED = '($ask | also | now | just | , | too)*';
const TABLE =
  '(table | list | record | records | page | section | tab | entity | sheet | register | kind of record | area | place | database | directory)';
const HAVING = `(
  with | : | , | - | – | , with | , just | with just | , only | which has | which have | that has | that have |
  where each has | , each with | each with | , and each has | having | containing | saying | holding
)+`;
const LEAD =
  "((i | we) think)? ((what | all | the thing) (i | we) (would | 'd | want | need | like | to | have | back)* be (that | to have | exactly | this | :)*)?";
const OWN =
  '(a | an | their | its | of | own | proper | separate | real | as | cards | list | table | section | page | records | in here | of their own | by themselves)+';

export const EDIT_TABLE_RULES: readonly Rule[] = [
  {
    name: 'another kind of records with its fields',
    class: 'edit',
    weight: 0.16,
    when: [
      `${LEAD} ${ASKED} (add | create | make | a | an | another | new | separate | second | third | fourth | fifth | one more | set up | start | open | include)*
        ${TABLE} (of | for | called | named | with | :)+ (the | our | my | all)* <name:np> ${HAVING} <fields>`,
      `${LEAD} ${ASKED} (have | keep | put | want | need | get | see | manage | track | add | like)* (the | our | my | all)* <name:np> (as | in | to be | on | into | be | should be)+ ${OWN} ${HAVING} <fields>`,
      `${LEAD} ${ASKED} (add | create | make | want | need | have | a | an | the | another | new | separate)* <name:np> (table | list) (too | as well | also)* (: | with | having) <fields>`,
      `${LEAD} (the | our | my)* <name:np> (should | must | could | to | as)* (be | get | become | have | as)? ${OWN} ${HAVING} <fields>`,
      `${LEAD} ${ASKED} (have | add | keep | track | need | want | get) (also)? (the | our | my | some)* <name:np> ${HAVING} <fields>`,
    ],
    read: (said, world) =>
      said.clause.some(({ key }) =>
        /^(?:table|list|record|page|section|tab|cards|register|separate|sheet|own)$/.test(key),
      )
        ? addTable(said, world)
        : wantedTable(said, world),
    examples: {
      'we also have suppliers, with a name and phone': '+ record Supplier\n  Name: text\n  Phone: phone',
      "I'd like the drivers as a list of their own, just name and phone":
        '+ record Driver\n  Name: text\n  Phone: phone',
    },
    counter: [
      'a list of the customers',
      'customers with a phone',
      'split the address into its own table',
      'a list of orders with their totals',
    ],
  },
  {
    name: 'another kind of records',
    class: 'edit',
    weight: 0.02,
    when: [
      `${ASKED} (add | create | make | set up)? (a | an | another)? (new | separate | second | own | extra | another) ${TABLE} (of | for | called | named | :)+ (the | our | my | all)* <name:np> ${WHY}`,
      `${ASKED} (add | create | need | want) (a | an | another)? ${TABLE} (of | for | called | named | :)+ (the | our | my | all)* <name:np> ${WHY}`,
      `${ASKED} (want | need | have | like | add | put | manage | keep | track)+ (the | our | my | all)* <name:np> (in here | in it | in there | in this | in the app) (too | as well | also)* ${WHY}`,
    ],
    read: (said, world) =>
      said.clause.some(({ key }) => /^(?:table|list|record|page|section|tab|register|sheet)$/.test(key))
        ? addTable(said, world)
        : wantedTable(said, world),
    examples: {
      'add a table for suppliers': '+ record Supplier',
      'a separate list of drivers please': '+ record Driver',
      'I want the drivers in here': '+ record Driver',
    },
    counter: ['a list of the customers', 'a list of unpaid orders', 'add a page of statistics'],
  },
  {
    name: 'each belongs to one of them',
    class: 'edit',
    weight: 0.3,
    when: [
      `(that | so | then | and)* (each | every | a | an | the | all)* <from:np> 
        (belong | belongs | should belong | is linked | are linked | links | be | points | hang | hangs)+ (to | on | with)* (one | some | several) of (them | those | these) (rather than <why> | instead of <why>)?`,
    ],
    read: (said, world) => {
      const from = kindSaid(said.tokens('from'), world);
      const spoken = world.model.entities.find(({ id: own }) => own === world.touched.entity);
      const newest =
        world.touched.did?.operations.some(({ kind }) => kind === 'addEntity' || kind === 'relate') === true
          ? world.model.entities.at(-1)
          : undefined;
      const to = spoken && spoken.id !== from?.id ? spoken : newest;
      if (!from) return undefined;
      if (!to || to.id === from.id) return { ask: `What do ${from.plural} belong to?`, choices: [] };
      return linkOutcome(
        { from, to, many: said.clause.some(({ key }) => key === 'some' || key === 'several') },
        world,
      );
    },
    examples: { 'each order belongs to one of them': 'ask' },
    counter: ['each order belongs to one of the customers'],
  },
  {
    name: 'what a new kind of records holds',
    class: 'edit',
    weight: 0.02,
    when: [
      `(a | an | each | every | for each | for every | the)+ <name:np> (has | have | gets | needs | get | is made of | consists of | comes with)+ <fields>`,
      `(for | on)? (a | an | each | every)+ <name:np> : <fields>`,
    ],
    read: describedTable,
    examples: {
      'a driver has a name, a phone number and a date of birth':
        '+ record Driver\n  Name: text\n  Phone number: phone\n  Date of birth: date',
      'each supplier has a name, an email and a website':
        '+ record Supplier\n  Name: text\n  Email: email\n  Website: url',
    },
    counter: [
      'a customer has a name and an email',
      'an order has a customer',
      'the manager has a question',
      'a week has seven days',
    ],
  },
];
