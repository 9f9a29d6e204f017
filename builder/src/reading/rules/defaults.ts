import type { Rule } from '../rule';
import { oneField, outcomeOf } from './fields-said';
import { ofField, ofNew, ofTouched } from './default-readers';

/** 'the date should be today to begin with', 'starts as open', 'default 30', 'new ones are always unpaid'. */

const START = `
  (by default | to begin with | to start with | at first | at the start | at the beginning |
  in the beginning | normally | initially | from the start | when a new one is made | when one is added |
  when i add one | for new ones | for a new one | for new <table:np> | by itself | on its own |
  automatically | as default | as the default | as a default | as standard | $adding (a|an|new|some|
  the)* <table:np> | $adding (one|somebody|someone|something|a new one) | when (a|an|new)* <table:np> (is|
  are|gets) (added|made|created|entered) | when adding a <table:np> | on a new <table:np> |
  on new <table:np> | in new <table:np> | unless i change it | unless i say otherwise | unless <unless> |
  so that <unless> | , so that <unless> | because <unless> | , because <unless> | if nothing else is said |
  if not changed | if nothing is said | when i open the form | when somebody starts a new one | each time |
  every time | until <unless> | straight away | already | but i can change it | usually | mostly |
  as a rule | out of the box | beforehand | from the beginning | when it is created | when created |
  when new)`;
const DEFAULTING = `
  (default to | default | defaults to | defaults | start with | start as | start at | start on |
  start off as | begin with | begin as | begin at | begin on | is preset to | be preset to | be preset as |
  be prefilled with | be pre-filled with | be prefilled as | be pre-filled | be prefilled | come up as |
  come up with | stand on | stand at | stands on | is filled with | be filled with | be filled in with |
  be filled in as | be preselected as | be preselected | be pre-set to | have default | have the default |
  has default | has the default | open with | be set to)`;
const PUTS =
  '(prefill | pre-fill | preset | pre-set | autofill | auto-fill | preselect | pre-select | fill | fill in | default | set | put)';

export const DEFAULT_RULES: readonly Rule[] = [
  {
    name: 'a field begins with a value',
    class: 'rule',
    when: [
      `$ensure? (the)? <field> $must? (always|already|also|just|simply)* (be|is|are) (always|already|just|simply|set to)* <value> (,)? ${START} (,)? ${START}?`,
      `$ensure? (the)? <field> (to be|be) <value> (,)? ${START}`,
      `$ensure? (the)? <field> ($must|can|may|will)? (always|already|just|simply|automatically|please)* (be)? ${DEFAULTING} <value> (,)? ${START}?`,
      `${START} (,)? $ensure? (the)? <field> (should|must|has to|to|is to)? (already|always|just|simply)? (be|is|are) (already)? <value>`,
      `${START} (,)? (the)? <field> <value>`,
      `<field> (,|:|-)+ <value> (,)? ${START}`,
      `<field> (which|that) be (just|usually|normally|mostly|simply) <value>`,
      `<field> (is|be|are)? (usually|normally|mostly|generally|typically|as a rule|nearly always|almost always|in most cases|most of the time|by default) <value> (,)? ${START}?`,
      `<field> (,|:)? (default|default is|default =|default :|default to|with default|by default|with a default of|default of|defaults to|preset to|preset) (:|=|is)? <value> ${START}?`,
      `$ensure? (the|a)? default (value)? (for|of)? (the)? <field> (should be|is|be|to be|to|as|:|=|must be|will be)+ <value> ${START}?`,
      `(set|make|use|have|put) (the|a)? default (value)? (for|of)? (the)? <field> (to|as|at|=|:|be) <value>`,
      `(use|take|put|have|set|assume|want|suggest|give) <value> (as|for) (the|a)? default (value)? (for|of|in)? (the)? <field>`,
      `<both> (unless <unless>|by default|as default|to begin with|to start with|if i do n't change it)`,
      `(a|the)? default (of)? <value> (for|in|on) (the)? <field>`,
      `${PUTS} (in)? (the)? <field> (with|as|to|at|in advance with) <value> (,)? ${START}?`,
      `(put|fill in|prefill|insert|enter|set|suggest|use) <value> (in|into|as|for|in as) (the)? <field> ${START}`,
      `(start|begin) (the)? <field> (at|with|on|as|off at) <value> ${START}?`,
      `(automatically|always)? (put|fill in|prefill|insert|enter|suggest) (in)? <value> (automatically|by itself|for me|for us|by default)?`,
      `(assume|suggest|start with) <value> (for|as|in) (the)? <field>`,
      `(the)? <field> (should)? (start|begin|starts|begins) (out|off)? (as|with|at|on|from|being)* <value> (,)? ${START}?`,
    ],
    weight: 0.2,
    read: ofField,
    examples: {
      'The due date should be today to begin with': '+ default Order.Due: today',
      'the status starts as open': '+ default Order.Status: Open',
      'default quantity is 10': '+ default Order.Quantity: 10',
      'the unit price should be two hundred and forty unless somebody writes something else':
        '+ default Order.Unit price: 240',
      'prefill the due date with today': '+ default Order.Due: today',
      'quantity is usually 1': '+ default Order.Quantity: 1',
      'paid should be no to begin with': '+ default Order.Paid: no',
      'due defaults to a week from today': '+ default Order.Due: today + 1 week',
      'the city should already be Leeds when i add one': '+ default Customer.City: Leeds',
      'tasks: created should be now by itself': '+ default Task.Created: now',
      'runs: date: default today': '+ default Run.Date: today',
      'by default the status is open': '+ default Order.Status: Open',
    },
    counter: [
      'the due date is a week after the order',
      'show orders that are due today by default',
      'rename status to state',
      'sort by due by default',
      'change the status to sent',
    ],
  },
  {
    name: 'new records begin as',
    class: 'rule',
    when: [
      `
        (every|each|all|any|a|the)* new <table:np> $must? (should|must|will|can)?
        (always|first|usually|normally|all|of course|automatically|just)*
        (be|is|are|start|begin|come|stand|get|starts|begins|have|comes up|come up) (out|off|in|up)?
        (always|by default|automatically|as|with|on|at|being|first|of course)* <value>
        (of course|automatically|by itself|first|to begin with|at first|by default|always|as default)* $firmly*
      `,
      `(start|begin|create|add|open) (every|each|all|any|a|the)* new <table:np> (off)? (as|with|on|at) <value>`,
      `(set|mark|make|put) (every|each|all|any|a|the)* new <table:np> (to|as|on)? <value> (by default|automatically|to begin with|at first)`,
      `<table:np> (should|must|always|all)* (start|begin) (out|off|life)? (as|with|on|at|being|in) <value> $firmly*`,
      `(it|they|everything|one|this) (should|must|always|all)* (start|begin) (out|off|life)? (as|with|on|at|being|in) <value> $firmly*`,
      `
        (when|whenever|if|as soon as) (i|we|you|someone|somebody|people) (add|create|make|start|enter|put in)
        (a|an|one|new|the)* <table:np> (,)? (it|that|this) (should|must|is|will)* (be|start|begin|have)
        (as|with|at)? <value> (in there|by itself|automatically|already)*
      `,
    ],
    weight: 0.05,
    read: ofNew,
    examples: {
      'new orders start as open': '+ default Order.Status: Open',
      'new orders are always unpaid': '+ default Order.Paid: no',
      'a new order should stand on packed by itself': '+ default Order.Status: Packed',
      'A new order is open of course': '+ default Order.Status: Open',
      'start new ones as Open': '+ default Order.Status: Open',
      'new ones are always unpaid': '+ default Order.Paid: no',
      'tasks: new tasks begin with medium': '+ default Task.Priority: Medium',
      'start new orders as Open, due today': '+ default Order.Status: Open\n+ default Order.Due: today',
      'new rooms are free': '+ default Room.Free: yes',
      'orders always start off as open': '+ default Order.Status: Open',
    },
    counter: [
      'new orders on top',
      'add a new table for rooms',
      'new orders in green',
      'a new order belongs to a customer',
    ],
  },
  {
    name: 'a value to begin with',
    class: 'rule',
    when: [
      `(the)? default (is|:|=|should be|to|value|of|will be|being)* <value>`,
      `
        (it|that|this|which)? (should|must|is|will|to)* (be|have|is)? <value> (in there)?
        (by default | as default | to begin with | to start with | at first | by itself | by default please |
        as a default | initially | when i add one | for new ones | at the start)
      `,
      `<value> $must (be|stand) (in there|there|in it|filled in|entered|written|in)+ (already|by itself|automatically|by default|from the start)+`,
      `(usually|normally|mostly|typically|as a rule|nearly always|almost always) <value> ${START}?`,
      `(it|that|this|which) (should|must|will)* (have|be|start with|begin with|show|say) <value> (in there|in it)? ${START}`,
    ],
    weight: -0.1,
    read: ofTouched,
    examples: {
      'default: open': '+ default Order.Status: Open',
      'packed by default': '+ default Order.Status: Packed',
      'usually unpaid': '+ default Order.Paid: no',
      "it should have today's date in there by itself": '+ default Order.Due: today',
    },
    counter: ['dark by default', 'newest first by default', 'usually I do it on paper', 'table by default'],
  },
  {
    name: 'begins with nothing',
    class: 'rule',
    when: [
      `(remove|drop|clear|delete|take away|no|without|take out) (the|a|any|more)* default (value)? (of|for|from|in|on)? (the)? <field> (any more|anymore)?`,
      `(remove|drop|clear|delete|no) (the)? <field> default`,
      `(the)? <field> (needs|should have|has|have) no default (any more|anymore)?`,
    ],
    weight: 0.3,
    read: (said, world) => {
      const place = oneField(said.tokens('field'), world, world.current);
      if (!place) return undefined;
      const isSo = place.field.default === undefined;
      return outcomeOf(
        world,
        isSo ? [] : [{ kind: 'setDefault', field: place.field.id, default: null }],
        `${place.field.name} begins with nothing already`,
      );
    },
    examples: { 'remove the default status': 'already', 'no default for the quantity': 'already' },
    counter: ['remove the status'],
  },
];
