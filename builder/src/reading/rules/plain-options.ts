import type { Field } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import type { Operation } from '../../operations/operation';
import { nameKey } from '../../words/text';
import { optionLabel } from '../../words/value-spec';
import { wordsOf, type Outcome, type Rule, type Said } from '../rule';
import type { World } from '../world';
import { kindSaid, labelsSaid } from './edit-said';
import { partsOf } from './fields-said';
import { CERTAIN, fieldCalled, optionsCalled, ORDER, REASON } from './plain-names';

/** 'add waiting to the status', 'severity needs a critical level', 'add premium between economy and business'. */

const WORD = /^(?:options?|choices?|values?|levels?|states?|stages?|entry|entries)$/;
const LEAD =
  /^(?:a|an|the|another|new|more|extra|additional|further|also|one|second|third|fourth|fifth|sixth|called|named|:|of|for)$/;

/** Without 'another option called' in front and 'option' behind. */
function labelTokens(tokens: readonly Token[]): readonly Token[] {
  const isLead = ({ tag, key }: Token) => tag !== 'quoted' && (LEAD.test(key) || WORD.test(key));
  const isTail = ({ tag, key }: Token) => tag !== 'quoted' && WORD.test(key);
  const from = tokens.findIndex((token) => !isLead(token));
  const own = from < 0 ? tokens.slice(-1) : tokens.slice(from);
  const end = own.findLastIndex((token) => !isTail(token)) + 1;
  return end > 0 ? own.slice(0, end) : own;
}

const choiceCalled = (tokens: readonly Token[], world: World): Field | undefined => {
  const field = fieldCalled(tokens, world)?.field;
  return field?.options ? field : undefined;
};

const MOST_WORDS = 4;
/** What no option is called: 'add a field to the status'. */
const NO_LABEL =
  /^(?:field|column|button|filter|colou?rs?|icon|chart|graph|it|them|this|that|one|some|more|something)$/i;

function freshLabels(tokens: readonly Token[], field: Field): readonly string[] | undefined {
  const labels = labelsSaid(labelTokens(tokens));
  if (!labels?.every((label) => label.split(' ').length <= MOST_WORDS && !NO_LABEL.test(label)))
    return undefined;
  return labels.filter(
    (label) => field.options?.every((option) => nameKey(option.label) !== nameKey(label)) === true,
  );
}

function added(tokens: readonly Token[], field: Field): Outcome | undefined {
  const labels = freshLabels(tokens, field);
  if (!labels) return undefined;
  return labels.length === 0
    ? { already: `${field.name} has that option already` }
    : { operations: labels.map((label) => ({ kind: 'addOption', field: field.id, label })) };
}

/** 'add waiting to status'; 'to customers' names records, and what is added to them is a field. */
function addTo(said: Said, world: World): Outcome | undefined {
  const tokens = said.tokens('field');
  const field = kindSaid(tokens, world) ? undefined : choiceCalled(tokens, world);
  return field && added(said.tokens('what'), field);
}

/** 'add an option urgent to the priority and make it the first'. */
function addAtEdge(said: Said, world: World): Outcome | undefined {
  const field = choiceCalled(said.tokens('field'), world);
  const labels = field ? freshLabels(said.tokens('what'), field) : undefined;
  if (!field || !labels || labels.length === 0) return undefined;
  const old = (field.options ?? []).map(({ label }) => label);
  const isFirst = said.clause.some(({ key }) => /^(?:first|top|start)$/.test(key));
  const options = isFirst ? [...labels, ...old] : [...old, ...labels];
  return { operations: [{ kind: 'setOptions', field: field.id, options }] };
}

function have(said: Said, world: World): Outcome | undefined {
  const field = choiceCalled(said.tokens('field'), world);
  return field && added(said.tokens('what'), field);
}

/** "add a genre 'poetry'", 'add level B2 to the courses': a label that looks like one, behind the name of its choice. */
function addNamed(said: Said, world: World): Outcome | undefined {
  const label = said.tokens('what');
  const isLabel = label.every(
    ({ tag, text }) => tag === 'quoted' || /^(?:\p{Lu}\d+|\d[\p{L}\d+-]*)$/u.test(text),
  );
  const field = isLabel ? choiceCalled(said.tokens('field'), world) : undefined;
  return field && added(label, field);
}

/** Where a new option stands beside those that it is put between, after or before. */
function standing(
  label: string,
  beside: readonly Token[],
  where: string,
  field: Field,
): Operation | undefined {
  const options = field.options ?? [];
  const ids = partsOf(beside).map((part) =>
    options.findIndex(({ label: one }) => nameKey(one) === nameKey(wordsOf(labelTokens(part)))),
  );
  if (ids.length === 0 || ids.some((at) => at < 0)) return undefined;
  const at = Math.min(...ids) + (where === 'before' ? 0 : 1);
  const labels = options.map((option) => option.label);
  return {
    kind: 'setOptions',
    field: field.id,
    options: [...labels.slice(0, at), label, ...labels.slice(at)],
  };
}

interface Between {
  readonly label: readonly Token[];
  readonly field: Field;
}

/** Which words are the label and which the choice: 'a negotiating stage', 'premium' with 'in class' behind. */
function betweenOf(said: Said, world: World): Between | undefined {
  const what = said.tokens('what');
  if (said.has('field')) {
    const field = choiceCalled(said.tokens('field'), world);
    return field && { label: what, field };
  }
  for (let at = what.length - 1; at > 0; at -= 1) {
    const field = choiceCalled(what.slice(at), world);
    if (field) return { label: what.slice(0, at), field };
  }
  const [first] = partsOf(said.tokens('beside'));
  const [option, ...others] = first ? optionsCalled(first, world) : [];
  return option && others.length === 0 ? { label: what, field: option.field } : undefined;
}

function addBetween(said: Said, world: World): Outcome | undefined {
  const found = betweenOf(said, world);
  const words = found ? labelTokens(found.label) : [];
  const label = optionLabel(wordsOf(words));
  if (!found || words.length > MOST_WORDS || NO_LABEL.test(label)) return undefined;
  const where = said.clause.find(({ key }) => /^(?:between|after|before|behind)$/.test(key))?.key ?? '';
  const operation = standing(label, said.tokens('beside'), where, found.field);
  return operation && { operations: [operation] };
}

const ADD = '(add | include | insert | put in | put | allow | offer | introduce | append)';
const KIND =
  '(option | options | value | values | choice | choices | level | state | status | stage | category)';
const MORE =
  '(another | one more | also | a | an | the | new | extra | additional | further | second | third | fourth | fifth | sixth | more)';

const NEED = `(need | needs | should have | must have | could have | can have | have | gets | could use | lack | lacks | is missing |
  to offer | to have | to include | offer)`;

export const PLAIN_OPTIONS: readonly Rule[] = [
  {
    name: 'add an option to the choice that is named',
    class: 'edit',
    certainty: CERTAIN,
    when: [
      `${ORDER} ${ADD} <what> (to | in | into | under) (the list of | the options of | the options for | the | our | my)* <field> ${REASON}`,
      `${ORDER} ${ADD} <what> as (a | an | another | one more | possible | additional | new | extra)* <field> ${KIND}? ${REASON}`,
    ],
    read: addTo,
    examples: {
      'tasks: add Urgent to the priorities': '+ option Task.Priority: Urgent',
      'stock: put cleaning under categories': '+ option Item.Category: Cleaning',
      'please add Lost and Returned as statuses':
        '+ option Order.Status: Lost\n+ option Order.Status: Returned',
      'add Lost to the status': '+ option Order.Status: Lost',
      'add an urgent option to the status': '+ option Order.Status: Urgent',

      'tasks: add critical and trivial to priority':
        '+ option Task.Priority: Critical\n+ option Task.Priority: Trivial',
      'add returned as a status': '+ option Order.Status: Returned',
    },
    counter: ['add a phone to customers', 'add a button to the status', 'add it to the status'],
  },
  {
    name: 'add an option at an end of the choice that is named',
    class: 'edit',
    certainty: CERTAIN + 0.05,
    when: [
      `${ORDER} ${ADD} <what> (to | in | into | under) (the)? <field> ,? and (make | put | move) it (to)? (the)? (very)? (first | last | top | end | start) (one | option)?`,
    ],
    read: addAtEdge,
    examples: {
      'tasks: add urgent to priority and make it the first':
        '~ type Task.Priority: choice Urgent / Low / Medium / High',
    },
  },
  {
    name: 'the choice that is named has more options',
    class: 'edit',
    certainty: CERTAIN,
    when: [
      `${ORDER} (the | our)* <field> ${NEED}+ ${MORE}+ ${KIND}+ (called | named | :)? <what> ${REASON}`,
      `${ORDER} (the | our)* <field> ${NEED}+ ${MORE}+ <what> (level | option | value | choice | state | status | stage | category) ${REASON}`,
      `${ORDER} (the | our)* <field> (can | could | may | should | might) also (be | have | include | offer) (a | an)? <what> ${REASON}`,
      `${ORDER} (the | our)* <field> (should | must | could | can) (have | include | offer) <what> (as well | too)`,
    ],
    read: have,
    examples: {
      'the status could have Lost as well': '+ option Order.Status: Lost',
      'status needs another option: on hold': '+ option Order.Status: On hold',
      'tasks: priority needs a critical level': '+ option Task.Priority: Critical',
      'status can also be cancelled': '+ option Order.Status: Cancelled',
      "can status have a fourth option called 'returned'?": '+ option Order.Status: Returned',
      'stock: category should have toys and books as well':
        '+ option Item.Category: Toys\n+ option Item.Category: Books',
    },
    counter: ['customers need a status', 'the status needs a colour'],
  },
  {
    name: 'an option by the name of its choice',
    class: 'edit',
    certainty: CERTAIN,
    when: [
      `${ORDER} (add | include | insert | allow) (a | an | another | the | new)* <field> (called | named | :)? <what> ((to | in | for) (the)? <table>)?`,
      `${ORDER} (add | include | insert) (a | an | another | the | new)* <what> (option | value)? (to)? <field>`,
    ],
    read: addNamed,
    examples: {
      'add an "On hold" option to status': '+ option Order.Status: On hold',
      "add a status 'returned'": '+ option Order.Status: Returned',
      'tasks: add priority P1': '+ option Task.Priority: P1',
      "add a 'returned' status": '+ option Order.Status: Returned',
    },
    counter: ['add a status field', "add a 'returned' field"],
  },
  {
    name: 'an option between others',
    class: 'edit',
    certainty: CERTAIN + 0.05,
    when: [
      `${ORDER} (add | include | insert | put) <what> (in)? (between | after | before | behind) <beside> (in | to | of | for) (the)? <field>`,
      `${ORDER} (add | include | insert | put) <what> (in)? (between | after | before | behind) <beside>`,
    ],
    read: addBetween,
    examples: {
      "add a 'checked' status between packed and sent":
        '~ type Order.Status: choice Open / Packed / Checked / Sent',
      'tasks: add severe between medium and high in priority':
        '~ type Task.Priority: choice Low / Medium / Severe / High',
      'add waiting before packed': '~ type Order.Status: choice Open / Waiting / Packed / Sent',
    },
    counter: ['add a phone after the email', 'add a day between start and end'],
  },
];
