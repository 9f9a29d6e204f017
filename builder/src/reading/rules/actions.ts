import type { Rule } from '../rule';
import { button, inAndOut, isInOut, tickedOff } from './buttons-said';

/** 'a done button', 'one click to mark as returned', '+1 button': one press that changes a record. */

const WANT = `
  ($ensure | give me | give us | i 'd love | i would love | we 'd love | add | with | there should be |
  there must be | put | can i have | can we have | could i have | could we have | want | include | then |
  also | and | it needs | it should have | has | needs | have | get me | i could use | show |
  it would be great to have | would be nice to have | would be nice : | ideally | perhaps | maybe)*
`;
const SIZE =
  '(a|an|the|one|some|big|small|little|quick|single|simple|nice|fat|red|green|handy|clear|another|new|extra|just|each)*';
const BUTTON =
  '(button|buttons|shortcut|quick button|tick box|toggle|action|quick action|one-click button|press button|push button)';
const ON =
  '((on|for|in|at|next to|beside|with|by|behind|to|onto) (the|each|every|a|an|my|our|all)* <table:np>)?';
const WHICH = `
  (that|which|to|for|so that|so|so i can|so we can|so that i can|so that we can|so you can|where i can|
  where you can|i can press to|i can press when|i press to|i press when|when|for when|to say|to say that|
  and it|and then|and|with which i can|, | - | : | for saying|whenever|if|for the moment|i can use to|
  we can press when|we press when|we can press to|i hit when|that i can press when|that i can press to|
  saying that|which then|that then|once)+
`;
const CALLED =
  '(called|named|labelled|labeled|saying|that says|which says|reading|with the label|with the text|with|titled|, | : | -)';

export const ACTION_RULES: readonly Rule[] = [
  {
    name: 'a button that does something',
    class: 'action',
    when: [
      `${WANT} ${SIZE} ${BUTTON} ${ON} ${WHICH} <effect>`,
      `${WANT} ${SIZE} <label> ${BUTTON} ${ON} ${WHICH} <effect>`,
      `${WANT} ${SIZE} ${BUTTON} ${ON} ${CALLED} <label> (,)? ${WHICH} <effect>`,
      `${WANT} ${SIZE} <label> ${BUTTON} ${ON} <doing>`,
      `(when|if|once) (i|we|you|somebody) (press|click|hit|tap|push) (on)? (the)? <label:np> (button)? (,)? (it|that|the app|then) ($must|will)? <effect>`,
      `${WANT} ${SIZE} ${BUTTON} <label:np> (,)? ${WHICH} <effect>`,
      `<before?> (has to be|should be|must be|is|as|via|by|with) ${SIZE} ${BUTTON} (,|called)* <label> (,)? ${WHICH} <effect>`,
      `(when|if|once) (i|we|you) (press|click|hit|tap|push|use) (it|the button|a button|that|on it) (,)* <effect>`,
      `(press|click|hit|tap|push) (a|the|one)? (button)? (and|so that|so|to) <effect>`,
      `<before?> (press|click|hit|tap|push) (on)? (a|the)? <label:np> (and|so that|so|to) (it|that|this)? <effect>`,
    ],
    read: button,
    examples: {
      "button 'packed' which sets the status to packed": '+ action Order: Status = Packed',
      "button for when we've sold one so the quantity goes down by one":
        '+ action Order: Quantity = -1 + Quantity',
      'With a button that counts one up': '+ action Order: Quantity = Quantity + 1',
      'tasks: please give me one big button on the task that marks it as done in one go':
        '+ action Task: Done = yes',
      'tasks: a button to move it to tomorrow': '+ action Task: Deadline = today + 1 day',
      'a button to move it to the next status':
        '+ action Order: Status = if Status is Open then Packed else Sent',
    },
    counter: [
      'a button to export everything',
      'a button that e-mails the customer',
      'add a button',
      'a chart of paid orders',
    ],
  },
  {
    name: 'a button with a name',
    class: 'action',
    when: [
      `${WANT} ${SIZE} <label> ${BUTTON} ${ON} (next to <beside>)?`,
      `${WANT} ${SIZE} ${BUTTON} ${ON} ${CALLED} <label>`,
      `(i|we|you|they|people|staff|<before>) ($must|can|could|want to|just|only|should|would like to|be able to)* (press|tap|click|hit|push) (on)? (a|the|one)? (button) <label>`,
      `${WANT} (each|every|the|my|our)* <table:np> ${SIZE} <label> ${BUTTON}`,
      `${BUTTON} (:|-)? <label>`,
      `${WANT} ${SIZE} buttons ${ON} (for|called|named|saying|labelled|:|to mark it as|to mark them as|to mark as|to set it to|to set) <label>`,
      `<label> (has to be|should be|must be|as|by|with|via|is) ${SIZE} (button|shortcut)`,
      `<label> (has to be|should be|must be|as|by|with|via|is) ${SIZE} (button|shortcut) (on|for) <table:np>`,
      `<table:np> (need|should have|get|gets|have|with) ${SIZE} <label> ${BUTTON}`,
    ],
    weight: 0.25,
    read: button,
    examples: {
      'want a "packed" button on orders next to the sent one': '+ action Order: Status = Packed',
      'a button that says paid': '+ action Order: Paid = yes',
      "Button 'sent'": '+ action Order: Status = Sent',
      'tasks: done should be a button': '+ action Task: Done = yes',
      'rooms need a free button': '+ action Room: Free = yes',
    },
    counter: ['an export button', 'a search button', 'rename the button', 'remove the paid button'],
  },
  {
    name: 'ticked off with one press',
    class: 'action',
    when: [
      `
        ${WANT} (i|we|you|one)? (want|need|like|should|can|could|must|have)* (to)?
        (be able to|quickly|easily|just|simply)* (tick|check|cross|mark)
        (it|them|these|those|one|things|ones|<table:np>)? off (with one click|in one go|when done|
        when they are done|when it is done|as done|in the list|quickly)?
      `,
      `
        ${WANT} (i|we|you)? (want|need|like|should|can|could|must)* (to)? (be able to|quickly|easily|just|simply)*
        (tick|check|cross|mark) off (the|my|our|each|every)* <table:np>
        (with one click|in one go|when done|when they are done|when it is done|as done|in the list|quickly)?
      `,
      `(done|finished|completed|old)? (ones|<table:np>) (i|we|you) (want|need|like|should|can|could|must)* (to)? (be able to)? (tick|check|cross) off`,
      `tick (it|them) off (when|once|if)? <when?>`,
      `(with)? (one|a|a single|single) (click|tap|press|touch) (to|and|for|that|so) (i can)? <effect>`,
      `${WANT} (i|we|you|to)? (want|need|like|can|could|should|quickly|to|be able to|easily)* <effect> (with|in|by) (one|a single|a|just one) (click|tap|press|go|touch|button)`,
      `(quick|one-click|one click|one-tap) (way)? (to|for|button to)? <effect>`,
      `so (that)? (i|we|you) can <effect> (in one go|with one click|quickly|in one click|with one tap)`,
    ],
    weight: 0.02,
    read: (said, world) => (said.has('effect') ? button(said, world) : tickedOff(said, world)),
    examples: {
      'tasks: tick it off': '+ action Task: Done = yes',
      'tasks: I want to be able to tick off the tasks': '+ action Task: Done = yes',
      'tasks: done ones i want to tick off': '+ action Task: Done = yes',
      'one click to mark as paid': '+ action Order: Paid = yes',
      'I want to mark an order as sent with one click': '+ action Order: Status = Sent',
      'so I can mark it packed in one go': '+ action Order: Status = Packed',
    },
    counter: ['a tick box for paid', 'tick the ones that are late in red', 'show which are ticked off'],
  },
  {
    name: 'in and out',
    class: 'action',
    when: [
      `
        ${WANT} ${SIZE} <first> (and|/|,|or) ${SIZE} <second> (button|buttons) ${ON}
        (with|that put|which put|that stamp|that record|putting|to put|to record)? (in|down)? (the)?
        (time|date|time stamp|timestamp|current time|time in)?
      `,
      `${WANT} (button|buttons) ${ON} (for|to|called|:|that say) <first> (and|/|,|or) (to)? <second> (with|that put|which put|that stamp|that record)? (in)? (the)? (time|date|time stamp|timestamp|current time|time in)?`,
      `${WANT} (to)? (be able to)? <first:np> (and|/|or) <second:np> with (a|one|two) (button|buttons|click|press)`,
    ],
    weight: 0.4,
    read: (said, world) => (isInOut(said) ? inAndOut(said, world) : undefined),
    examples: {
      'check in and check out buttons with the time':
        '+ action Booking: Start = now\n+ action Booking: End = now',
      'start / stop buttons on bookings': '+ action Booking: Start = now\n+ action Booking: End = now',
      'buttons to clock in and clock out': '+ action Booking: Start = now\n+ action Booking: End = now',
    },
    counter: ['a paid and a sent button', 'import and export buttons'],
  },
];
