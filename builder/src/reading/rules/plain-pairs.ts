import type { Entity, Field } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { onceMessage } from '../../words/rule-messages';
import type { Outcome, Rule, Said } from '../rule';
import type { World } from '../world';
import { partSaid, together } from './constraint-pairs';
import { kindSaid } from './edit-said';
import { outcomeOf, partsOf } from './fields-said';
import { CERTAIN, isDenied, ORDER, REASON } from './plain-names';

/** "the same owner can't have two boats with the same name": each pair only once. */

const MOMENT = /^(?:date and time|time and date|day and time|day and hour|date and hour)$/;

/** The only moment of a record. */
function momentIn({ fields }: Entity): Field | undefined {
  const [only, more] = fields.filter(({ type, computed }) => type === 'datetime' && computed === undefined);
  return more ? undefined : only;
}

const textOf = (tokens: readonly Token[]) =>
  tokens
    .filter(({ tag, key }) => tag !== 'article' && key !== 'same')
    .map(({ key }) => key)
    .join(' ');

function otherParts(tokens: readonly Token[], entity: Entity, world: World): readonly (Field | undefined)[] {
  return partsOf(tokens).map((part) => partSaid(part, entity, world));
}

function pair(said: Said, world: World): Outcome | undefined {
  const entity = kindSaid(said.tokens('table'), world);
  const one = entity && partSaid(said.tokens('one'), entity, world);
  if (!entity || !one) return undefined;
  const other = said.tokens('other');
  const name = other.length > 0 ? undefined : entity.fields.find(({ id }) => id === entity.labelField);
  if (other.length === 0) return name && together(entity, [one, name], world);
  const moment = MOMENT.test(textOf(other)) ? momentIn(entity) : undefined;
  if (moment) return atOnce(entity, one, moment, world);
  // What is at the same time may overlap, which other rules read.
  if (/^(?:time|times|moment)$/.test(textOf(other))) return undefined;
  const fields = otherParts(other, entity, world);
  return fields.every((field) => field !== undefined && field.id !== one.id)
    ? together(entity, [one, ...fields.flatMap((field) => field ?? [])], world)
    : undefined;
}

/** 'at the same date and time' is the moment and not the whole day. */
function atOnce(entity: Entity, one: Field, moment: Field, world: World): Outcome {
  const message = onceMessage(entity, [one, moment]);
  const fields = [one.id, moment.id];
  return outcomeOf(world, [
    { kind: 'addPart', part: 'rule', owner: entity.id, draft: { kind: 'unique', message, fields } },
  ]);
}

const SAME = '(the same | the very same | one | an identical | identical | equal | the | same)+';
const WHO = '(the | same | one | a | an | any | each | every | no | single)+';
const NOT = '(cannot | can | may | must | should | could | #not | never | ever | do | be allowed to)+';
const TWO = '(two | 2 | more than one | several | multiple | two or more | three)+';

export const PLAIN_PAIRS: readonly Rule[] = [
  {
    name: 'no two of one with the same of another',
    class: 'rule',
    certainty: CERTAIN + 0.1,
    when: [
      `${ORDER} ${WHO} <one> ${NOT} (have | own | get | make | place | take | hold)+ ${TWO} <table> (with | on | at | of | for | in | from | to | under)+ ${SAME} <other> ${REASON}`,
      `${ORDER} ${WHO} <one> ${NOT} (have | own)+ ${TWO} <table> (be)? (called | named) (the same | alike | identically | the same thing) ${REASON}`,
      `${ORDER} (no | never)? two <table> (of | from | for | by | with) ${SAME} <one> ${NOT} (have | share | carry | be)+ (on | at | in)? ${SAME} <other> ${REASON}`,
    ],
    read: (said, world) => (isDenied(said) ? pair(said, world) : undefined),
    examples: {
      'one customer cannot have two orders on the same due date': '+ rule Order unique Customer, Due',
      'no two bookings of the same room may have the same guest': '+ rule Booking unique Room, Guest',
    },
    counter: [
      'a customer can have two orders with the same number',
      "one room can't have two bookings at the same time",
    ],
  },
];
