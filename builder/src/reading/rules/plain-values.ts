import type { FieldType } from '@tessera/shared/contracts';
import { optionLabel, readOptions } from '../../words/value-spec';
import type { Outcome, Rule, Said } from '../rule';
import type { World } from '../world';
import { outcomeOf } from './fields-said';
import { CERTAIN, fieldCalled, ORDER, REASON } from './plain-names';

/** 'ordered on should include the time', 'ratings go to 10 from now on', 'make reason a choice: checkup, illness'. */

/** Days become moments, or moments days. */
const dayOf =
  (from: FieldType, to: FieldType) =>
  (said: Said, world: World): Outcome | undefined => {
    const field = fieldCalled(said.tokens('field'), world)?.field;
    if (field?.type === to) return { already: `${field.name} is so already` };
    return field?.type === from && field.computed === undefined
      ? outcomeOf(world, [{ kind: 'retypeField', field: field.id, type: to, limits: {} }])
      : undefined;
  };

const MOST = 10;

/** A rating that goes further. */
function further(said: Said, world: World): Outcome | undefined {
  const field = fieldCalled(said.tokens('field'), world)?.field;
  const max = said.number('max');
  if (field?.type !== 'rating' || max === undefined || max < 2 || max > MOST) return undefined;
  if (max === field.max) return { already: `${field.name} goes to ${String(max)} already` };
  return outcomeOf(world, [
    { kind: 'retypeField', field: field.id, type: 'rating', limits: { min: field.min ?? 1, max } },
  ]);
}

const MOST_WORDS = 4;

/** Options that are listed behind a mark. */
function choiceOf(said: Said, world: World): Outcome | undefined {
  const field = fieldCalled(said.tokens('field'), world)?.field;
  const options = readOptions(said.text('options')).map(optionLabel);
  const areShort = options.every((one) => one !== '' && one.split(' ').length <= MOST_WORDS);
  if (!field || field.computed !== undefined || field.reference || options.length < 2 || !areShort)
    return undefined;
  return outcomeOf(world, [
    field.type === 'choice'
      ? { kind: 'setOptions', field: field.id, options }
      : { kind: 'retypeField', field: field.id, type: 'choice', limits: { options } },
  ]);
}

const MAY =
  '(should | must | can | could | has to | have to | needs to | need to | ought to | shall | also | now)*';
const JUST_DAY = '((, | - | only | just | the | a)* (date | day) (be enough | only | will do)*)?';
const OF = '(: | - | – | , | with | of | between | from | offering)+ (the | options | choices)*';
const LIST =
  '(choice | dropdown | drop - down | drop down | select | selection | pick list | picklist | list | menu | option list | choice field | select field | dropdown field)';

export const PLAIN_VALUES: readonly Rule[] = [
  {
    name: 'a day gets its time',
    class: 'edit',
    certainty: CERTAIN + 0.05,
    when: [
      `${ORDER} <field> ${MAY} (include | have | hold | show | contain | need | get | take | come with)+ (the | a | its | exact | precise)* time (of day | of the day)? (too | as well | also)* ${REASON}`,
      `${ORDER} (add | include | show | record | store | need | want | have | see) (the | a | exact)* time (of day)? (to | in | with | for | on) <field> (too | as well)* ${REASON}`,
      `${ORDER} <field> (with | including) (the | a) time ${REASON}`,
    ],
    read: dayOf('date', 'datetime'),
    examples: {
      'the due date should have the time too': '~ type Order.Due: datetime',
      'due should include the time': '~ type Order.Due: datetime',
      'tasks: the deadline needs a time of day too': '~ type Task.Deadline: datetime',
      'runs: add the time to the date': '~ type Run.Date: datetime',
    },
    counter: ['orders need a time', 'quantity should include the time', 'add a time to orders'],
  },
  {
    name: 'a day goes without its time',
    class: 'edit',
    certainty: CERTAIN + 0.05,
    when: [
      `${ORDER} <field> (do | does)* #not (need | have | show | include | want) (to show | to include | to have)* (the | a | any)? time (of day)? ${JUST_DAY} ${REASON}`,
      `${ORDER} <field> (should | must | can | could)* (be)? (without | have no | need no | be without) (the | a | any)? time ${REASON}`,
      `${ORDER} no time (on | for | in | with) <field> ${JUST_DAY} ${REASON}`,
      `${ORDER} (remove | drop | delete) the time (from | of | in) <field> ${REASON}`,
      `${ORDER} (make | turn) <field> (into | to)? (a | the)? (date | day) (only | alone | without a time | without the time | without time | with no time)+ ${REASON}`,
    ],
    read: dayOf('datetime', 'date'),
    examples: {
      "the start doesn't need a time, just the date": '~ type Booking.Start: date',
      'tasks: created without a time please': '~ type Task.Created: date',
      'drop the time from the start': '~ type Booking.Start: date',
    },
    counter: ["orders don't need a time", 'remove the time'],
  },
  {
    name: 'a rating goes further',
    class: 'edit',
    certainty: CERTAIN + 0.1,
    when: [
      `${ORDER} (the | our | all)* <field> ${MAY} (go | run | reach | range | be)+ (up)? (to | out of | until | from 1 to | from one to | from 1 up to)+ <max:number> (stars | points)? ${REASON}`,
    ],
    read: further,
    examples: {
      'runs: moods go to 10 from now on': '~ type Run.Mood: rating 1-10',
      'runs: the mood is out of 7 now': '~ type Run.Mood: rating 1-7',
    },
    counter: ['quantity goes to 10', 'go to 10'],
  },
  {
    name: 'a choice with what is listed',
    class: 'edit',
    certainty: CERTAIN + 0.2,
    when: [
      `${ORDER} (make | turn | change | convert | set | switch) (the | our)* <field> (into | to | as)* (a | an) ${LIST} ${OF} <options> ${REASON}`,
      `${ORDER} (pick | choose | select) (the | an | a | our)* <field> from (a | the | list | choice | options | following | : | of | these)* <options> ${REASON}`,
      `(the | our)* <field> (should be | must be | should become | be | becomes) (a | an) ${LIST} ${OF} <options> ${REASON}`,
    ],
    read: choiceOf,
    examples: {
      'phone should be a choice of yes, no and lost': '~ type Customer.Phone: choice Yes / No / Lost',
      'make the city a choice of York, Leeds and Hull': '~ type Customer.City: choice York / Leeds / Hull',
      'turn the city into a choice of York, Leeds or Hull':
        '~ type Customer.City: choice York / Leeds / Hull',
      'make the city a choice: York, Leeds, Hull': '~ type Customer.City: choice York / Leeds / Hull',
      'turn notes into a dropdown: good, fair, bad': '~ type Order.Notes: choice Good / Fair / Bad',
    },
    counter: ['make the city a choice', 'make the guest a list of customers'],
  },
];
