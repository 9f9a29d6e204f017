import type { Entity, Field } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import type { Operation } from '../../operations/operation';
import type { Outcome, Rule, Said } from '../rule';
import type { World } from '../world';
import { fieldsMeant, isOnly, isPointer, namedBy, optionSaid, withPlace, WHY } from './edit-said';
import { oneField, outcomeOf } from './fields-said';

/** 'put it first', 'move price after name', 'X at the top of the form': where a field stands. */

type Place =
  | { readonly at: 'first' | 'last' }
  | { readonly at: 'after' | 'before'; readonly other: Field; readonly entity: Entity };

const indexFor = (entity: Entity, field: Field, place: Place): number => {
  const rest = entity.fields.filter(({ id }) => id !== field.id);
  if (place.at === 'first') return 0;
  if (place.at === 'last') return rest.length;
  const other = 'other' in place ? rest.findIndex(({ id }) => id === place.other.id) : -1;
  return place.at === 'after' ? other + 1 : other;
};

function movedTo(said: Said, world: World, way: (entity: Entity) => Place | undefined): Outcome | undefined {
  const tokens = said.has('field') ? said.tokens('field') : IT;
  const { what, entity } = withPlace(tokens, world);
  const own = entity ? oneField(what, world, entity) : undefined;
  const places = own ? [own] : fieldsMeant(tokens, world);
  if (!places || places.length === 0) return undefined;
  if (!isPointer(tokens) && places.length === 1 && !places.every((place) => isOnly(tokens, place)))
    return undefined;
  const operations = places.flatMap(({ entity: home, field }): Operation[] => {
    const place = way(home);
    return place ? [{ kind: 'moveField', field: field.id, to: indexFor(home, field, place) }] : [];
  });
  return operations.length === places.length
    ? outcomeOf(world, operations, 'it stands there already')
    : undefined;
}

const IT: readonly Token[] = [{ text: 'it', start: 0, end: 2, key: 'it', lemma: 'it', tag: 'pronoun' }];

const MEASURED = /^(?:date|datetime|time|number|integer|money|percent|duration)$/;

const beside =
  (at: 'after' | 'before') =>
  (said: Said, world: World): Outcome | undefined => {
    const options = optionSaid(said.tokens('field'), world);
    const target =
      options?.kind === 'option' ? optionSaid(said.tokens('other'), world, options.field) : undefined;
    if (options?.kind === 'option' && target?.kind === 'option') {
      const rest = (options.field.options ?? []).filter(({ id }) => id !== options.option);
      const to = rest.findIndex(({ id }) => id === target.option) + (at === 'after' ? 1 : 0);
      return outcomeOf(world, [{ kind: 'moveOption', field: options.field.id, option: options.option, to }]);
    }
    return movedTo(said, world, (entity) => {
      const named = namedBy(said.tokens('other'), world);
      const place =
        oneField(said.tokens('other'), world, entity) ?? (named?.kind === 'field' ? named : undefined);
      // 'end has to be after start' is a rule.
      const isRule =
        place &&
        MEASURED.test(place.field.type) &&
        said.clause.some(({ key }) => key === 'be' || key === 'come') &&
        said.clause.some(({ key }) => /^(?:must|has|have|should|needs|can|cannot)$/.test(key));
      return place && !isRule && place.entity.id === entity.id
        ? { at, other: place.field, entity }
        : undefined;
    });
  };

const atEnd =
  (at: 'first' | 'last') =>
  (said: Said, world: World): Outcome | undefined => {
    const option = said.has('field') ? optionSaid(said.tokens('field'), world) : undefined;
    if (option?.kind === 'option' && !oneField(said.tokens('field'), world, world.current))
      return outcomeOf(world, [
        {
          kind: 'moveOption',
          field: option.field.id,
          option: option.option,
          to: at === 'first' ? 0 : (option.field.options?.length ?? 1) - 1,
        },
      ]);
    return movedTo(said, world, () => ({ at }));
  };

const ASKED = '($ask | also | just | now | then | , )*';
export const PUT =
  '(put | move | place | bring | push | shift | stick | sit | pull | drag | take | show | have | list | want | set | get | shove)';
export const GO =
  '((should | must | shall | has to | needs to | can | could | ought to)? (come | go | be | stand | sit | appear | be listed | belong | be shown | goes | comes | stands | belongs | sits))';
export const TOP = `(
  first | first of all |
  (to | at | right at | up at)? (the | very)* (top | start | beginning | front)
    (of (the | all | my | our)* (form | list | record | card | page | fields | everything | others | table | it | them))? |
  on top | up top | to the fore | up front |
  above (everything | all the others | the rest) (else)? |
  before (everything | anything | all the others | all the rest | the rest) (else)?
)`;
export const END = `(
  last | last of all |
  (to | at | right at | down at)? (the | very)* (bottom | end | foot)
    (of (the | all | my | our)* (form | list | record | card | page | fields | everything | it | them))? |
  below everything (else)? | after everything (else)?
)`;
export const AFTER =
  '(up | down | right | directly | just | straight | to | over)* (after | behind | below | under | underneath | beneath | next to | beside | following)';
export const BEFORE =
  '(up | down | right | directly | just | straight | to | over)* (before | in front of | above | ahead of | over)';
const MORE = `(, (before | after | above | in front of) <aside>)? ${WHY}`;

export const ORDER_RULES: readonly Rule[] = [
  {
    name: 'a field comes first',
    class: 'edit',
    weight: 0.04,
    when: [
      `${ASKED} ${PUT} <field> (up | right)? ${TOP} ${MORE}`,
      `<field> ${GO} ${TOP} ${MORE}`,
      `<field> ${TOP} of the form`,
      `${ASKED} start (the form | it) with <field> ${WHY}`,
    ],
    read: atEnd('first'),
    examples: {
      'status should come first': '~ order Order.Status first',
      'the email at the top of the form': '~ order Customer.Email first',
    },
    counter: [
      'newest first',
      'put the newest first',
      'put the unpaid ones first',
      'cheapest at the top',
      'show me the unpaid ones first',
    ],
  },
  {
    name: 'a field comes last',
    class: 'edit',
    weight: 0.04,
    when: [
      `${ASKED} ${PUT} <field> (down | right)? ${END} ${MORE}`,
      `<field> ${GO} ${END} ${MORE}`,
      `<field> ${END} of the form`,
    ],
    read: atEnd('last'),
    examples: {
      'the due date should go to the end': '~ order Order.Due last',
    },
    counter: ['put the paid ones last', 'oldest last'],
  },
  {
    name: 'a field comes behind another',
    class: 'edit',
    weight: 0.06,
    when: [`${ASKED} ${PUT} <field> ${AFTER} <other> ${MORE}`, `<field> ${GO} ${AFTER} <other> ${MORE}`],
    read: beside('after'),
    examples: {
      'the phone should be below the name': '~ order Customer.Phone after Name',
    },
    counter: ['end has to be after start', 'the start must be before the end'],
  },
  {
    name: 'a field comes before another',
    class: 'edit',
    weight: 0.06,
    when: [`${ASKED} ${PUT} <field> ${BEFORE} <other> ${MORE}`, `<field> ${GO} ${BEFORE} <other> ${MORE}`],
    read: beside('before'),
    examples: { 'the phone should come above the email': '~ order Customer.Phone before Email' },
    counter: ['start must be before end', 'put the cheap ones above the others'],
  },
];
