import type { Rule } from '../rule';
import { assign, belongs, fieldIsKind, has, linkBoth, ownKind, pickedFrom, tickedOn } from './links-said';

/** 'each order belongs to a customer', 'link guests to families', 'sessions have several characters'. */

const EVERY = '(a|an|the|each|every|all|any|one|my|our|these)*';
const BELONG = `
  (belong to | belong with | belong in | hang off | hang on | hang under | hang from | be part of |
  go with | go under | go into | go to | go in | go on | sit under | sit in | live in | be for | be from |
  be about | be of | be in | be under | be at | be on | be with | be linked to | be linked with |
  be connected to | be connected with | be tied to | be attached to | be associated with | be related to |
  be assigned to | be put with | get put with | be put in | get put in | be put into | be placed with |
  be placed in | be given to | get assigned to | be booked for | relate to | refer to | reference |
  point to | point at | link to | connect to | get linked to | come from | fall under | be filed under |
  happen in | happen at | take place in | take place at | be made by | be done by | be held in |
  be given by | be taught by | be led by | be run by | be driven by | be written by | be owned by |
  be handled by | be carried out by | be placed by | be ordered by | be played by | be played in |
  be paid by | be made for | be made to | be grown in | be kept in | be stored in | be stood in |
  be brought by | stay with | stay in | sleep in | work for | work in | drive | attach to | depend on |
  be by)`;
const MAY = '($must|can|may|will|could|would|always|also|just|then|only|do|does|belong|exactly|simply)*';

export const RELATION_RULES: readonly Rule[] = [
  {
    name: 'records belong to others',
    class: 'relation',
    when: [
      `$ensure? ${EVERY} <from:np> ${MAY} ${BELONG} (exactly|only|just|always|at most|to)* <to> (, | - )? (just one | only one | one | just the one | of course | each | only)*`,
      `$ensure? ${EVERY} <from:np> (be|get) (always|only|all|each|just|usually|of course)+ (for|with|in|at|on|by|from) <to:np>`,
      `<to:np> (who|that|which) ${EVERY} <from:np> ${BELONG}`,
      `<from:np> (->|→|=>|-) <to:np>`,
      `(every|each|a|an) <from:np> to (one|a|an|exactly one|just one) <to:np>`,
      `(the)? <from:np> (hang|hanging|belonging|sitting|attached) (off|on|under|from|to) ${EVERY} <to:np>`,
    ],
    weight: 0.15,
    read: belongs,
    examples: {
      'each booking belongs to a customer': '+ field Booking.Customer: link Customer',
      'bookings hang off the customer': '+ field Booking.Customer: link Customer',
      'every booking is for one customer': '+ field Booking.Customer: link Customer',
      'Every booking is done by one of the customers': '+ field Booking.Customer: link Customer',
      'then every customer gets put with a room, just one of course': '+ field Customer.Room: link Room',
      'each order belongs to a customer': 'already',
      'bookings are always for a room': 'already',
      'customers can be in several rooms': '+ field Customer.Rooms: links Room',
    },
    counter: [
      'each order is for two people',
      'the total belongs at the top',
      'orders from last month',
      'show the orders of a customer',
    ],
  },
  {
    name: 'records have others',
    class: 'relation',
    when: [
      `$ensure? ${EVERY} <from:np> ${MAY} (have|get|need|include|contain|use|take|consist of|be made of|be made up of|come with|hold|involve) <to> (each|of course|only)?`,
      `(in|on|for|with) ${EVERY} <from:np> (there)? ${MAY} (be|are|is) <to>`,
    ],
    weight: 0.35,
    read: has,
    examples: {
      'a booking has a customer': '+ field Booking.Customer: link Customer',
      'each booking has a room and a customer': '+ field Booking.Customer: link Customer',
      'a customer has many orders': 'already',
      'a customer can have many bookings': '+ field Booking.Customer: link Customer',
      'bookings have several customers': '+ field Booking.Customers: links Customer',
      'an order can have several rooms': '+ field Order.Rooms: links Room',
      'runs: a run has several shoes': '~ type Run.Shoes: links Shoe',
    },
    counter: [
      'an order has a weight and a colour',
      'customers have a birthday',
      'each room has seats',
      'orders have a customer and a delivery date',
    ],
  },
  {
    name: 'link one to the other',
    class: 'relation',
    when: [
      `$ensure? (link|connect|assign|tie|attach|relate|associate|match|allocate|join|hook|pin|put|hang|add|give) (up)? <what:np> (to|with|up with|into|onto|in) <whom:np>`,
      `
        (i|we|you|one|people) ($must|can|could|want to|want|would like to|'d like to|need|to|be able|like|put|so)*
        (link|connect|assign|tie|attach|relate|associate|match|allocate) <what:np> (to|with|up with|into)
        <whom:np>
      `,
      `<what:np> ($must|can|should)? (be|get) (assigned|linked|connected|allocated|tied|matched|attached) (to|with|up with) <whom:np>`,
    ],
    read: assign,
    examples: {
      'assign bookings to customers': '+ field Booking.Customer: link Customer',
      'assign a customer to each booking': '+ field Booking.Customer: link Customer',
      'I want to be able to assign customers to rooms': '+ field Customer.Room: link Room',
    },
    counter: [
      'add the price to rooms',
      'put the notes in orders',
      'link to our website',
      'add a phone to customers',
    ],
  },
  {
    name: 'link both',
    class: 'relation',
    when: [
      `$ensure? (link|connect|join|tie|relate|associate|match) (up)? <both> (together|with each other|to each other|to one another|up)?`,
      `<both> ($must|can)? (be)? (linked|connected|related|joined|tied) (together|with each other|to each other|to one another)?`,
      `<both> $must (go|belong) together`,
    ],
    weight: -0.05,
    read: linkBoth,
    examples: {
      'link bookings and customers': '+ field Booking.Customer: link Customer',
      'connect customers and rooms': 'ask',
      'orders and customers should be linked': 'already',
    },
    counter: ['link our website'],
  },
  {
    name: 'a field is one of the records',
    class: 'relation',
    when: [
      `
        ${EVERY} <fields> ($must|can|may|always|also|both|be|is|are|all|just|themselves)+
        (a|an|one of|also|one|from|out of|taken from)* (the|our|my)? <to:np>
        (as well|too|in the list|from the list|themselves|in there|on the list|in the table|from that list)?
      `,
      `(make|turn|change|convert) (the)? <fields> (in|into|to|a|an|be|proper)* (link|reference|relation|lookup|connection) (to|with|into)? (a|an|the|one of)* <to:np>`,
      `(the)? <fields> (of|on|in) ${EVERY} <from:np> ($must|be|is|are)+ (a|an|one of|also)* (the|our|my)? <to:np> (as well|too)?`,
      `(make|have) (the)? <fields> (a|an|one of)* <to:np>`,
    ],
    weight: 0.02,
    read: fieldIsKind,
    examples: {
      'the guest is one of the customers': '+ field Booking.Guest: link Customer',
      'the guest of a booking is a customer': '+ field Booking.Guest: link Customer',

      'runs: mother and father are also shoes':
        '+ field Shoe.Mother: link Shoe\n+ field Shoe.Father: link Shoe',
    },
    counter: [
      'the guest is required',
      'the status is open',
      'the total is a number',
      'the phone is a link',
      'notes should be a date',
    ],
  },
  {
    name: 'picked from a list',
    class: 'relation',
    when: [
      `
        $ensure? (the)? <fields> ($must|can|to|be|should)* (be)? (picked|chosen|selected|taken|come|comes|
        choosable|pickable|a pick|a dropdown|a drop-down|selectable) (from|out of|among|of)
        (the|our|my|a|list|of|existing|all)* <to:np> (list|table|that are there|that are already in there|we have|
        i have|already there)*
      `,
      `(pick|choose|select|take) (the|a|an)? <fields> (from|out of|among) (the|our|my|a|list|of|existing|all)* <to:np> (list|table|that are there|that are already in there|we have|i have|already there)*`,
      `
        (i|we|you|people) ($must|can|want to|to|be able|want|would like to|'d like to)* (pick|choose|select)
        (the|a|an)? <fields> (of <from:np>)? (from|out of|among) (the|our|my|a|list|of|existing|all)* <to:np>
        (list|table)*
      `,
      `
        (in|on|for|with) ${EVERY} <from:np> (,)? (i|we|you|people)?
        ($must|can|want to|want|to|be able|let me|would like to)* (pick|choose|select) (the|a|an|which)*
        <fields:np> (from|out of|among) (the|our|my|a|list|of|existing|all)* <to:np> (list)?
      `,
      `(the)? <fields> (as|should be|is|be) (a|the)? (dropdown|drop-down|list|pick list|picklist|lookup|choice) (of|from|with) (the|our|my|all|existing)* <to:np>`,
    ],
    read: pickedFrom,
    examples: {
      'the guest should be picked from the customers': '+ field Booking.Guest: link Customer',
      'choose the guest from the list of customers': '+ field Booking.Guest: link Customer',
      'I want to pick the guest from our customers': '+ field Booking.Guest: link Customer',

      'on each booking I pick the payer from the customers': '+ field Booking.Payer: link Customer',
    },
    counter: ['pick a colour from the list', 'the status should be picked from open and closed'],
  },
  {
    name: 'ticked on each record',
    class: 'relation',
    when: [
      `
        $ensure? (i|we|you|people)? ($must|can|want to|want|would like to|'d like to|like to|to|be able to)*
        (tick|pick|choose|select|say|see|note|mark|enter|tick off|write down|put down) (on|for|in|at|with)
        ${EVERY} <from:np> (which|what|the|who of the|which of the|whose) <to:np> <rest?>
      `,
      `(let me|i|we|you)+ ($must|can|want to|want|would like to|'d like to|like to|to|be able to)* (pick|choose|select) (the|a|which|several|an)* <to:np> (on|for|in|at) ${EVERY} <from:np> <rest?>`,
      `
        (on|for|in|at|with) ${EVERY} <from:np> (,)? (i|we|you|people)?
        ($must|can|want to|want|would like to|'d like to|to|be able to)*
        (tick|pick|choose|select|say|see|note|mark|enter|write down|put down)
        (which|what|as many|the|several|a|one or more|who of the|which of the)+ <to:np> <rest?>
      `,
    ],
    weight: -0.05,
    read: tickedOn,
    examples: {
      'I want to tick on a booking which customers were in it, as many as I want':
        '+ field Booking.Customers: links Customer',
      'on each booking I choose a customer': '+ field Booking.Customer: link Customer',
    },
    counter: ['on each order I see the total', 'for each customer show the orders'],
  },
  {
    name: 'records link to their own kind',
    class: 'relation',
    when: [
      `${EVERY} <from:np> ($must|can|may|could|will)? (have|get) (a|an|one)? <name> <to:np>`,
      `${EVERY} <from:np> ($must|can|may|could|will)? <verb> (on|to|another|other|one another|each|a|an|different|from)+ <to:np>`,
      `(link|connect|relate) ${EVERY} <from:np> (to|with) (each|other|another|one)+ <to?:np>`,
    ],
    weight: 0.25,
    read: ownKind,
    examples: {
      'tasks: a task can have a parent task': '+ field Task.Parent: link Task',
      'tasks: a task can depend on other tasks': '+ field Task.Depend: links Task',
    },
    counter: ['an order has other orders on top'],
  },
];
