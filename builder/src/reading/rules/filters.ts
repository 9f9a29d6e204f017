import type { Rule } from '../rule';
import { filterBy, filterOf } from './filter-made';

/** 'only show open ones', 'a filter for unpaid', 'hide what is done': conditions that people choose in a list. */

const ASK = `
  (please|can|could|should|i|we|you|it|want|would|'d|like|love|need|to|also|have|be|able|able to|must|let|
  me|us|the app|app|and|then|somehow|ideally|there|possible|if|possibility|way|quickly|nice|a quick way to|
  a way to|just|here|, |there should be|mornings|evenings|usually|for that)*
`;
const SEE =
  '(show|show me|show us|see|list|display|look at|view|get|give me|pull up|find|bring up|have|let me see|print|want to see|know)';
const ONLY = '(only|just|nothing but|solely|exclusively|merely)';
const LATER = `
  ((in the list|in a list|as a list|on a list|as an extra list|as a separate list|as its own list|
  separately|at a glance|by themselves|on their own|so (that)? (i|we|they|you|she|he) <why>|
  and nothing else|and no others))?
`;

const onlyShow: Rule = {
  name: 'only what is so',
  class: 'filter',
  when: [
    `${ASK} ${ONLY} ${SEE} <what> ${LATER}`,
    `${ASK} ${SEE} ${ONLY} <what> ${LATER}`,
    `${ONLY} <what> ${LATER}`,
    `${ASK} (limit|restrict|narrow|reduce) (it|the list|the view|the table|that|this|them)? (down)? to <what>`,
  ],
  weight: 0.15,
  read: filterBy({ isDefault: true, isPlain: true }),
  examples: {
    'only show open ones': '+ filter Order: Status is "Open"',
    'show only the unpaid orders': '+ filter Order: not Paid',
    'show me only orders over 200': '+ filter Order: Total > 200',
    'just show orders due this week':
      '+ filter Order: Due >= today - (weekday(today) - 1) and Due < today + (8 - weekday(today))',
    'i only want to see the ones that are sent but not paid': '+ filter Order: Status is "Sent" and not Paid',
    'tasks: only high priority': '+ filter Task: Priority is "High"',
    "mornings i'd want to see only orders due today": '+ filter Order: Due = today',
    'limit the list to customers without a phone': '+ filter Customer: Phone is empty',
  },
  counter: ['only show the name', 'just show me the total', 'show only the number and the customer'],
};

const letSee: Rule = {
  name: 'a way to see only what is so',
  class: 'filter',
  when: [
    `
      (let me|let us|i want to|we want to|i 'd like to|i need to|i would like to|want to|be able to|
      a quick way to|a way to|a button to|i can|we can|so i can|can i|could i)+
      (see|show|view|look at|get|list|find|pick out|pull up) ${ONLY} <what> ${LATER}
    `,
    `(quick|fast|easy|separate|extra|own)? (view|tab|overview|list|page) (of|for|with|that shows|showing|containing) ${ONLY} <what> ${LATER}`,
    `as (a|an)? (extra|separate|own)? list ${ONLY} <what>`,
  ],
  weight: 0.22,
  read: filterBy({ isPlain: true }),
  examples: {
    'let me see just the ones that are packed': '+ filter Order: Status is "Packed"',
    'a quick way to see just the unpaid orders': '+ filter Order: not Paid',
    'i want to see only overdue orders': '+ filter Order: Due < today and not Paid',
    'as an extra list only the ones that are sent': '+ filter Order: Status is "Sent"',
  },
  counter: ['let me see just the total'],
};

const filterFor: Rule = {
  name: 'a filter for what is so',
  class: 'filter',
  when: [
    `
      ${ASK} (a|an|another|one|saved|quick|some|the|add|make|me|us|create|put in|build|set up|own|preset|little|
      give)* (filter|filters|quick filter|saved filter) (for|of|on|to|with|that|which|showing|shows|show|see|
      only|just|where|called|:|out|contains|containing|has|is|me|in it|just for|i can)* <what> ${LATER}
    `,
    `${ASK} (filter|filtering) (for|on|to|down to|it for|the list for|them for|:)? ${ONLY}? <what> ${LATER}`,
    `${ASK} (a|an|the)* <what> filter`,
  ],
  weight: 0.1,
  read: (said, world) =>
    said.clause.some(({ key }, index) => key === 'filter' && said.clause[index + 1]?.key === 'out')
      ? undefined
      : filterBy({ isPlain: true })(said, world),
  examples: {
    'a filter for unpaid': '+ filter Order: not Paid',
    'filter: overdue': '+ filter Order: Due < today and not Paid',
    'an unpaid filter': '+ filter Order: not Paid',
  },
  counter: ['filter by city', 'filters', 'coffee filter', 'sorting and filtering'],
};

const GONE = `
  (away|out of (the|my|our) way|from view|off the list|from the list|invisible|disappear|vanish|go away|
  be gone|drop off|drop off the list|not show|not be shown|n't show|n't be shown|n't appear|not appear|
  n't be visible|not be visible|n't be in (my|the|our) way|n't be in (my|the|our) way any more|
  not be in (my|the|our) way|be hidden|hidden|drop out|n't be listed|not be listed|n't show up|not show up|
  fall off the list|move out of the way|n't clutter the list|be out of the way)`;

const hide: Rule = {
  name: 'hide what is so',
  class: 'filter',
  when: [
    `${ASK} (hide|conceal|suppress|filter out|leave out|skip|exclude|tuck away) <what> ${LATER} (by default|from (the|my|our) (list|view)|from view)?`,
    `(i|we)? (do n't|do not|don't|never|not|no longer) (want|need|wish|like|have|care)* (to)? (see|show|list|display|be shown|have|look at) <what> (any more|anymore|any longer|in the list|in there)?`,
    `<what> (should|must|can|could|shall|to|please|just|then|also|that|do|does|need|ought to|have to|i want|will)* ${GONE} (any more|anymore|any longer|automatically|by default|in the list|from there)?`,
    `${ASK} (get|make|let|have|put|keep|move|take) <what> ${GONE}`,
    `(a view|a filter|a list|a view or a filter|view|list|it|everything|the list)? (without|except|excluding|minus|but not) <what>`,
  ],
  weight: 0.4,
  read: filterBy({ isDefault: true, isHidden: true, isPlain: true }),
  examples: {
    'hide the sent ones': '+ filter Order: Status is not "Sent"',
    'tasks: hide the done ones': '+ filter Task: not Done',
    "i don't want to see paid orders any more": '+ filter Order: not Paid',
    "don't show bookings that have ended": '+ filter Booking: End >= now',
    'sent orders should disappear': '+ filter Order: Status is not "Sent"',
    "the ones that are paid shouldn't be in my way any more": '+ filter Order: not Paid',
    'tasks: filter out what is done': '+ filter Task: not Done',
    'a list without the orders that are paid': '+ filter Order: not Paid',
    'get paid orders out of the way': '+ filter Order: not Paid',
  },
  counter: ['hide the notes', "i don't want to see the picture", 'without notes'],
};

const showWhat: Rule = {
  name: 'show what is so',
  class: 'filter',
  when: [
    `${ASK} ${SEE} (me|us)? (all|a list of|a list with|the list of|an overview of|which|what|who|whose|everyone|everybody|all of)* <what> ${LATER}`,
    `(a|an|the|another|extra|separate|own|short|simple|quick|list|plus|as)* (list|overview|view|page|tab|section) (of|with|for|showing|that shows)+ (all|only|just|what|those|who|which)* <what>`,
    `<what> (should|to|must|can|would|have to|could)* (be)? (a|an|as|in|on|get|have|own|its|their|separate|extra|another|the)* (list|view|page|tab|overview)`,
    `(which|what|who|whose) (ones?|of them)? <what>`,
  ],
  weight: -0.1,
  read: filterBy({}),
  examples: {
    'show me the orders not paid yet': '+ filter Order: not Paid',
    'a list of those not packed yet': '+ filter Order: Status is not "Packed"',
    'a list of the customers without a phone': '+ filter Customer: Phone is empty',
    'what is overdue should be a list': '+ filter Order: Due < today and not Paid',
    'i need to be able to pull up every room that is free': '+ filter Room: Free',
    'who has no email': '+ filter Customer: Email is empty',
  },
  counter: [
    'a list of orders',
    'show me the customers with name and phone',
    'show the total per month',
    'list of customers with their orders',
    'show me the notes',
  ],
};

/** 'what is due in the next 14 days' asks for no sum, although 'due' is said of money too. */
const dueThen: Rule = {
  name: 'what is due by then',
  class: 'filter',
  when: [
    `
      ${ASK} ${SEE}? (me|us)? (a|the|list|lists|overview|of|with|all|everything|only|just)*
      (what|whatever|which|which ones|who|everything that|those that) (be)?
      (due|up|coming up|expire|expiring|run out|running out|end|ending|start|starting|happen|happening|come up|
      fall due|overdue|late|planned|scheduled) <when?>
    `,
  ],
  weight: 0.2,
  read: (said, world) => {
    const from = said.clause.findIndex(({ key }) => /^(?:what|whatever|which|who|that)$/.test(key));
    return filterOf(said.clause.slice(from + 1), world, {});
  },
  examples: {
    "list of what's due in the next 14 days": '+ filter Order: Due >= today and Due <= today + 14 days',
    'show me what is due this week':
      '+ filter Order: Due >= today - (weekday(today) - 1) and Due < today + (8 - weekday(today))',
    'stock: what expires within the next six months':
      '+ filter Item: Best before >= today and Best before <= today + 6 months',
    'see which ones are overdue': '+ filter Order: Due < today and not Paid',
  },
  counter: ["what's still owed", 'what starts here'],
};

const byDefault: Rule = {
  name: 'what a list opens with',
  class: 'filter',
  when: [
    `by default ${ASK} ${SEE}? (me)? ${ONLY}? <what>`,
    `${ASK} ${SEE} ${ONLY}? <what> by default`,
    `${ASK} ${ONLY} <what> by default`,
    `(the list|it|the app|the page)? (should|to|must)* (open|start|begin|load|come up) with ${ONLY}? <what>`,
    `(normally|usually|at first|to begin with|first of all|when i open it|when it opens) (i|we|it|should|want|to)* ${SEE}? (me)? ${ONLY} <what>`,
  ],
  weight: 0.15,
  read: filterBy({ isDefault: true, isPlain: true }),
  examples: {
    'by default only this month': '+ filter Order: month(Due) = month(today) and year(Due) = year(today)',
    'show only unpaid orders by default': '+ filter Order: not Paid',
    'the list should open with only the open ones': '+ filter Order: Status is "Open"',
  },
  counter: ['paid is no by default', 'by default the quantity is 1', 'status open by default'],
};

const byField: Rule = {
  name: 'filter by a field',
  class: 'filter',
  when: [
    `${ASK} (filter|filtering|filters|filterable|a filter|narrow it down|narrow down|filter it|filter them|filter the list|filter the orders) (by|on|per|according to) <field>`,
    `${ASK} (filter|search) (and|or|,) (filter|search) (by|for|on) <field>`,
  ],
  weight: 0.05,
  read: (said, world) => {
    const fields = said.tokens('field').filter(({ tag }) => tag !== 'and' && tag !== 'mark');
    const named = world.model.entities.some(
      (entity) =>
        world.field(said.tokens('field'), entity) ?? (fields[0] && world.field([fields[0]], entity)),
    );
    return named ? { promise: 'search', why: 'Every list can be filtered by its fields' } : undefined;
  },
  examples: {
    'filter by city': 'promise',
    'be able to filter by status': 'promise',
    'i want to filter by status or customer': 'promise',
    'a filter by due date': 'promise',
  },
  counter: ['filter for unpaid', 'filter by moonlight'],
};

export const FILTER_RULES: readonly Rule[] = [
  onlyShow,
  letSee,
  filterFor,
  hide,
  showWhat,
  dueThen,
  byDefault,
  byField,
];
