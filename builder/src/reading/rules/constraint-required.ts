import type { FieldPlace } from '../../model/find';
import { listOf } from '../../words/text';
import type { Outcome, Rule, Said } from '../rule';
import type { World } from '../world';
import { fieldsSaid, isName, outcomeOf, PLACE, TAIL, tableSaid, typedIn } from './fields-said';

/** 'name must be filled in', 'mandatory phone', 'the rest is optional'. */

export function setRequired(places: readonly FieldPlace[], required: boolean, world: World): Outcome {
  const free = places.filter(({ field }) => field.computed === undefined);
  const [first] = places;
  if (free.length === 0 && first)
    return { missing: `${first.field.name} is worked out, so there is nothing to fill in` };
  const changed = free.filter(({ field }) => field.required !== required);
  const names = listOf(free.map(({ field }) => field.name));
  const word = required ? 'required' : 'optional';
  return outcomeOf(
    world,
    changed.map(({ field }) => ({ kind: 'setRequired', field: field.id, required }) as const),
    `${names} ${free.length > 1 ? 'are' : 'is'} ${word} already`,
  );
}

const reader = (required: boolean) => (said: Said, world: World) => {
  const within = tableSaid(said, world);
  if (!within || isName(said.clause, world)) return undefined;
  const places = fieldsSaid(said.tokens('fields'), world, within);
  return places && setRequired(places, required, world);
};

/** 'only the name is a must', 'date and species must be filled in, the rest not'. */
function requireOnly(said: Said, world: World): Outcome | undefined {
  const places = fieldsSaid(said.tokens('fields'), world);
  const [first] = places ?? [];
  if (!places || !first) return undefined;
  const isMeant = (id: string) => places.some(({ field }) => field.id === id);
  const others = first.entity.fields.filter(({ id, required }) => required && !isMeant(id));
  const operations = [
    ...places
      .filter(({ field }) => !field.required && field.computed === undefined)
      .map(({ field }) => ({ id: field.id, required: true })),
    ...others.map(({ id }) => ({ id, required: false })),
  ];
  return outcomeOf(
    world,
    operations.map(({ id, required }) => ({ kind: 'setRequired', field: id, required }) as const),
  );
}

/** 'everything except the notes has to be filled in'. */
function requireAllBut(said: Said, world: World): Outcome | undefined {
  const places = fieldsSaid(said.tokens('fields'), world);
  const [first] = places ?? [];
  if (!places || !first) return undefined;
  const { entity } = first;
  const isLeft = (id: string) => places.some(({ field }) => field.id === id);
  const wanted = typedIn(entity).filter(({ id, type }) => !isLeft(id) && type !== 'image');
  return setRequired(
    wanted.map((field) => ({ entity, field })),
    true,
    world,
  );
}

/** 'every job needs a mechanic': the kind of record and the field have to be there. */
function requireOfEach(said: Said, world: World): Outcome | undefined {
  const entity = tableSaid(said, world);
  const places = entity && fieldsSaid(said.tokens('fields'), world, entity);
  const isOpen = !said.has('table');
  return places?.every((place) => isOpen || place.entity.id === entity?.id) === true
    ? setRequired(places, true, world)
    : undefined;
}

export const REQUIRED_RULES: readonly Rule[] = [
  {
    name: 'must be filled in',
    class: 'rule',
    when: [
      `$ensure? ${PLACE} <fields> $must $firmly* be $firmly* ($filled|$required) ${TAIL}`,
      `$ensure? ${PLACE} <fields> (to)? be $firmly* $required ${TAIL}`,
      `$ensure ${PLACE} <fields> (to)? be $firmly* $filled ${TAIL}`,
      `<fields> (need|want) (a)? (filling|to filling|entering|completing) (in|out)? ${TAIL}`,
      `$ensure? (make|set|mark|have|declare|turn|flag) <fields> (as|to|into|be)* $required ${TAIL}`,
      `(require|demand|enforce|insist on) (a|an|the)? <fields> ${TAIL}`,
      `$required (field|fields|is|be|:|-)* <fields> ${TAIL}`,
      `<fields> (:|=|-|,)? $firmly* $required (field|fields)?`,
      `<fields> be $firmly* (needed|required|wanted) ${TAIL}`,
    ],
    read: reader(true),
    examples: {
      'the due date must be filled in': '+ required Order.Due',
      'Due date mandatory please': '+ required Order.Due',
      'I want the phone of customers to be required': '+ required Customer.Phone',
      'make the email required, otherwise we cannot reach them': '+ required Customer.Email',
      'status and due are musts': '+ required Order.Status\n+ required Order.Due',
      'guest has to be filled in on every booking': '+ required Booking.Guest',
      'for bookings the room is always needed': '+ required Booking.Room',
      'tasks: Deadline and priority have to be there, otherwise it is useless':
        '+ required Task.Deadline\n+ required Task.Priority',

      'stock: required: category, supplier': '+ required Item.Category\n+ required Item.Supplier',

      'the total has to be filled in': 'missing',
    },
    counter: [
      'the phone is optional',
      'the end must be after the start',
      'show me what is required',
      'a button for paid',
    ],
  },
  {
    name: 'must not be left empty',
    class: 'rule',
    when: [
      `$ensure? (the|that)? <fields> ($maynot | must not | be never | be not) $firmly* (be|stay|remain|go|get|come|become|stand)? (left)? $empty ${TAIL}`,
      `($maynot|do n't|do not) (let|allow) (me|us|them|people|you|users|anyone|anybody|somebody|someone|staff)? (to)? $skip <fields> (out|empty|blank|off)? ${TAIL}`,
      `($maynot|do n't|do not) $skip (to $fillin)? <fields> (out|empty|blank|off)? ${TAIL}`,
      `(nobody|no one|noone|people|they|you|i|we|users) ($maynot|can|may|should|must) (be able to)? $skip <fields> (out|empty|blank|off)? ${TAIL}`,
      `(no|never) (an|a)? (empty|blank|missing) <fields> ${TAIL}`,
      `<fields> never $empty`,
      `do n't accept (an|a)? (empty|blank|missing) <fields>`,
      `stop (me|us|people|them)? (from)? (forgetting|skipping|leaving) <fields> (empty|blank|out)?`,
    ],
    read: reader(true),
    examples: {
      "the phone can't be empty": '+ required Customer.Phone',
      'status must never be left blank': '+ required Order.Status',
      "the guest mustn't be blank": '+ required Booking.Guest',
      'never forget the phone': '+ required Customer.Phone',
      "don't let people skip the due date": '+ required Order.Due',
      'no empty emails please': '+ required Customer.Email',
      'make sure that the room is never left empty': '+ required Booking.Room',
      'tasks: people should not be able to leave the deadline out': '+ required Task.Deadline',
    },
    counter: ['the due date can be empty', 'never show the phone'],
  },
  {
    name: 'nothing is saved without it',
    class: 'rule',
    when: [
      `(no|never) (a|an|any)? <table:np> (should|can|may|must)? (be saved)? without ($fillin|having|entering|giving|giving|saying|choosing|at least|specifying)* (a|an|its|the|any)? <fields> $firmly*`,
      `
        $ensure? (it|i|we|you|nobody|no one|people|one|they|noone)?
        ($maynot|do n't (let|allow)|do not (let|allow)|ca n't|cant|can|may)
        (me|us|them|people|anyone|anybody|users|somebody|someone|staff|you)? (to)? (be possible to|be able to)?
        $save (it|them|anything|one|that|this|(a|an|any|the)? <table:np>)? without
        ($fillin|having|entering|giving|saying|choosing|specifying)* (a|an|its|the|any)? <fields> $firmly*
        ((,|-)? (because|as|since|or|otherwise) <why>)?
      `,
      `$ensure? (a|an|any|every)? <table:np> ($maynot|ca n't|cant) $save without ($fillin|having|entering|giving|saying|choosing|specifying)* (a|an|its|the|any)? <fields> $firmly*`,
      `
        (every|each|all|any|a|an|new) <table:np> ($must have|must $firmly* have|has to have|needs to have|
        must come with|has to come with|always has|always have|should always have|always need|require|
        have got to have) (a|an|the|its|their)? <fields> $firmly*
      `,
      `(i|we) (do n't|do not|never|don't) want (anyone|anybody|people|somebody|someone|them|to) (to)? $save (a|an|any|the)? <table:np> (without|with no) (a|an|its|the|any)? <fields> $firmly*`,
      `$ensure (every|each|all|a|any) <table:np> (to|will)? have (a|an|the|its|their)? <fields> $firmly*`,
      `(every|each|all)? <table:np> (need|require) (a|an|the|its|their)? <fields> $firmly*`,
      `
        (nobody|no one|noone|i|we|you|people) ($must|can|may|could)? (be able|be possible)? (to)? $save
        (a|an|any|the)? <table:np> without ($fillin|having|entering|giving|saying|choosing|picking|specifying)*
        (a|an|its|the|any)? <fields> $firmly*
      `,
      `$ensure? (it)? (to be|be|is)? impossible to $save (a|an|any|the)? <table:np> without ($fillin|having|entering|giving|saying|choosing|picking|specifying)* (a|an|its|the|any)? <fields> $firmly*`,
    ],
    weight: 0.4,
    read: requireOfEach,
    examples: {
      'every booking must have a room': '+ required Booking.Room',
      'each order needs a due date': '+ required Order.Due',
      "make it so I can't save a booking without saying the guest": '+ required Booking.Guest',
      "don't let people add an order without a status": '+ required Order.Status',
    },
    counter: ['show me orders without a due date', 'every order has a weight'],
  },
  {
    name: 'people have to fill it in',
    class: 'rule',
    when: [
      `$ensure? (people|users|everyone|everybody|they|staff|whoever adds one|someone|you|we|i) ($must $firmly+|must|have to|has to|always|$must be forced to|be forced to) $fillin (in|out)? <fields> ${TAIL}`,
      `(make sure|ensure|see to it) (that)? (people|users|everyone|everybody|they|staff|i|we|you) (always)? $fillin (in|out)? (a|an|the|their)? <fields> ${TAIL}`,
      `(always|do always) (ask for|ask|require|insist on|want|demand|need) <fields> ${TAIL}`,
      `(force|make) (people|users|them|everyone|everybody|me|us|staff) (to)? $fillin (in|out)? <fields> ${TAIL}`,
      `$fillin always <fields>`,
      `(ask for|insist on) <fields> (every time|each time|always)`,
    ],
    weight: -0.1,
    read: reader(true),
    examples: {
      'people have to enter a phone': '+ required Customer.Phone',
      'always ask for the email': '+ required Customer.Email',
      'everyone must fill in the due date': '+ required Order.Due',
      'force users to choose a status': '+ required Order.Status',
    },
    counter: ['people can order a table'],
  },
  {
    name: 'may be left empty',
    class: 'rule',
    when: [
      `$ensure? ${PLACE} <fields> (can|may|should|could|shall|must|would)? (be|stay|become)? (again)? $firmly* $optional (any more|anymore|again)? ${TAIL}`,
      `(make|set|mark|have|turn) <fields> (as|to|into|be|back)* (again)? $optional (again|any more|anymore)? ${TAIL}`,
      `
        ${PLACE} <fields> (do|does|need|need to|must|has|have|should)? (n't|not|not to|no longer) $firmly*
        (have to|need to|need|must)? (be)? $firmly* ($filled|$required|required|mandatory)
        (any more|anymore|any longer|every time)? ${TAIL}
      `,
      `<fields> (don't|doesn't|doesnt|dont|isn't|aren't|needn't|neednt) $firmly* (have to|need to|need|must)? (be)? ($filled|$required|required|mandatory|compulsory) (any more|anymore|any longer|every time)? ${TAIL}`,
      `<fields> (be|is|are) (n't|not|no longer) $firmly* ($required|required|mandatory|compulsory|obligatory|a must) (any more|anymore|any longer)? ${TAIL}`,
      `<fields> (can|may|could|is allowed to|are allowed to|should be able to) $firmly* (be|stay|remain|go)? (left)? $empty (sometimes)? ${TAIL}`,
      `(let|allow) (me|us|them|people|you|users)? (to)? $skip <fields> (out|empty|blank)? ${TAIL}`,
      `(people|you|i|we|users|they|one) (can|may|should be able to) $skip <fields> (out|empty|blank)? ${TAIL}`,
      `$optional (:|-|field|fields)* <fields>`,
      `(there is|there 's)? (no need|not necessary) (to)? ($fillin|have|ask for|for)* (a|the)? <fields> (in|out)? (every time|always)?`,
      `<fields> (:|=|-|,)? $firmly* $optional`,
    ],
    weight: 0.05,
    read: reader(false),
    examples: {
      "the guest doesn't have to be filled in any more": '- required Booking.Guest',

      'tasks: title optional': '- required Task.Title',
      'tasks: people can leave the title empty': '- required Task.Title',
    },
    counter: ['the phone is required', 'the phone must not be empty'],
  },
  {
    name: 'these are required and the rest is not',
    class: 'rule',
    when: [
      `(only|just) <fields> ($must be|be) $firmly* ($required|$filled) ${TAIL}`,
      `(only|just) <fields> be (needed|required|mandatory)`,
      `
        <fields> ($must be|be) $firmly* ($required|$filled) (,|and|but|-|;)* (the|all)? $rest
        (be|is|are|can be|may be|do|does|can)? (n't|not|$optional|optional|stay empty|be empty|be left empty|
        $empty|no|if known|when known|as you like|need not)
      `,
      `(the)? $rest (is|are|can be|may be)? (optional|voluntary)`,
    ],
    weight: 0.1,
    read: (said, world) => (said.has('fields') ? requireOnly(said, world) : undefined),
    examples: {
      'tasks: deadline and priority have to be filled in, the rest not':
        '+ required Task.Deadline\n+ required Task.Priority\n- required Task.Title',
      'tasks: only the deadline is required': '+ required Task.Deadline\n- required Task.Title',
      'tasks: title must be filled in, everything else is optional': 'already',
    },
  },
  {
    name: 'everything but these is required',
    class: 'rule',
    when: [
      `(everything|all fields|all|every field) (except|but|except for|apart from|besides|other than|bar) <fields> ($must be|be) $firmly* ($required|$filled)`,
      `(everything|all fields|all|every field) ($must be|be) $firmly* ($required|$filled) (,)? (except|but|except for|apart from|besides|other than|bar|but not|only not) <fields>`,
    ],
    weight: 0.1,
    read: requireAllBut,
    examples: {
      'runs: everything except mood and shoes is required':
        '+ required Run.Date\n+ required Run.Distance\n+ required Run.Duration',
      'runs: all fields must be filled in, except mood':
        '+ required Run.Date\n+ required Run.Distance\n+ required Run.Duration\n+ required Run.Shoes',
    },
  },
];
