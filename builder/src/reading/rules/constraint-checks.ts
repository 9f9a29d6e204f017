import type { Rule } from '../rule';
import { compare, comparePair } from './comparison';

/** 'end after start', 'the deposit can't be more than the price', 'either phone or email': what has to hold in each record. */

const FREE = '(the|a|an|any|each|every)*';
const THAN = '(than|then)';
const MORE = `
  (after | later ${THAN} | bigger ${THAN} | greater ${THAN} | higher ${THAN} | larger ${THAN} |
  more ${THAN} | longer ${THAN} | over | above | past | in excess of | beyond | newer ${THAN} |
  more expensive ${THAN} | younger ${THAN} | further ${THAN} | heavier ${THAN})`;
const LESS = `(before | earlier ${THAN} | smaller ${THAN} | less ${THAN} | lower ${THAN} | fewer ${THAN} | shorter ${THAN} | under | below | sooner ${THAN} | older ${THAN} | cheaper ${THAN} | lighter ${THAN})`;
const NOT =
  '($maynot (be|come|lie|happen|end|go|take place|fall)? | must not be | not | never | be never | be not | is not to be | no | not be | cannot be | not to be)';
const HAS = '($must $firmly* (be|come|lie|happen|end|go|take place|fall)?)';
const END = "(,)? $firmly* (, (do n't|don't|never|so please|please do n't) (let|allow|accept) <why>)?";

export const COMPARISON_RULES: readonly Rule[] = [
  {
    name: 'one has to be more or later',
    class: 'rule',
    when: [
      `$ensure? <one> ${HAS} $firmly* ${MORE} <other> ${END}`,
      `$ensure? <one> (be|is|are) $firmly* ${MORE} <other> ${END}`,
      `$ensure? <one> (always|comes|come|only|strictly)? ${MORE} <other> ${END}`,
      `<one> > <other>`,
      `$ensure? <one> $must (exceed|follow|come after|be past) <other> ${END}`,
    ],
    weight: 0.15,
    read: compare('>'),
    examples: {
      'the end has to be after the start': '+ rule Booking: End > Start',
      'end after start': '+ rule Booking: End > Start',
      'End must be later than start of course': '+ rule Booking: End > Start',
      'stock: the selling price should be higher than the cost': '+ rule Item: Selling price > Cost',
      'make sure the end is after the start': '+ rule Booking: End > Start',
      'stock: selling price must exceed cost': '+ rule Item: Selling price > Cost',
      'the due date has to be after today': '+ rule Order: Due > today',
    },
    counter: [
      'show orders after the due date',
      'price after discount',
      'flag when the total is more than 100',
      'orders with total over 200',
    ],
  },
  {
    name: 'one has to be less or earlier',
    class: 'rule',
    when: [
      `$ensure? <one> ${HAS} $firmly* ${LESS} <other> ${END}`,
      `$ensure? <one> (be|is|are) $firmly* ${LESS} <other> ${END}`,
      `$ensure? <one> (always|comes|come|only|strictly)? ${LESS} <other> ${END}`,
      `<one> $smaller <other>`,
      `$ensure? <one> $must (precede|come before) <other> ${END}`,
    ],
    weight: 0.15,
    read: compare('<'),
    examples: {
      'the start has to be before the end': '+ rule Booking: Start < End',
      'start must be earlier than end': '+ rule Booking: Start < End',
      'stock: the cost should be lower than the selling price': '+ rule Item: Cost < Selling price',
      'born must be before today': '+ rule Customer: Born < today',
    },
    counter: ['orders before the due date', 'show everything below the minimum'],
  },
  {
    name: 'one may not be more or later',
    class: 'rule',
    when: [
      `$ensure? ${FREE} <one> ${NOT} $firmly* ${MORE} ${FREE} <other> ${END}`,
      `$ensure? ${FREE} <one> ($maynot|never) (exceed|be past|outlast|pass|overrun) <other> ${END}`,
      `
        $ensure? <one> ($must be|be|is|are)? $firmly* (at most|no more than|not more than|no later than|
        at the latest|less than or equal to|smaller than or equal to|on or before|no bigger than|no greater than|
        up to|equal to or less than) <other> ${END}
      `,
      `<one> $nomore <other>`,
      `$ensure? <one> <other:number> (at the most|at the very most|at most|max|tops|and no more) ${END}`,
      `$ensure? <one> (more|bigger|larger|greater|later|higher) than <other> (is|be|are|should be)? (not allowed|impossible|forbidden|refused|an error)`,
    ],
    read: compare('<='),
    examples: {
      "the start can't be after the end": '+ rule Booking: Start <= End',
      "stock: the cost can't be more than the selling price": '+ rule Item: Cost <= Selling price',
      "guests can't be more than the room's seats": '+ rule Booking: Guests <= Room.Seats',
      'guests must not exceed the seats of the room': '+ rule Booking: Guests <= Room.Seats',
      'guests not more than seats': '+ rule Booking: Guests <= Room.Seats',
      'stock: cost no more than selling price': '+ rule Item: Cost <= Selling price',
      'born must not be after today': '+ rule Customer: Born <= today',
    },
    counter: ['quantity not more than 5', 'no more than 12 orders per customer'],
  },
  {
    name: 'one may not be less or earlier',
    class: 'rule',
    when: [
      `$ensure? ${FREE} <one> ${NOT} $firmly* ${LESS} ${FREE} <other> ${END}`,
      `
        $ensure? <one> ($must be|be|is|are)? $firmly* (at least|no less than|not less than|no earlier than|
        at the earliest|more than or equal to|greater than or equal to|on or after|no smaller than|not below|
        same or after|the same or later than) <other> ${END}
      `,
      `<one> $noless <other>`,
      `$ensure? <one> (before|earlier than|less than|smaller than|lower than) <other> (is|be|are|should be)? (not allowed|impossible|forbidden|refused|an error|nonsense)`,
    ],
    read: compare('>='),
    examples: {
      "the end can't be before the start": '+ rule Booking: End >= Start',
      'stock: the selling price must be at least the cost': '+ rule Item: Selling price >= Cost',
      "due can't be earlier than today": '+ rule Order: Due >= today',
      'stock: selling price never below cost': '+ rule Item: Selling price >= Cost',
      'an end before the start is not allowed': '+ rule Booking: End >= Start',
    },
    counter: ["quantity can't be less than 5"],
  },
  {
    name: 'nothing ends before it starts',
    class: 'rule',
    when: [
      `
        $ensure? (it)? ($maynot|should n't|should not|must not)? (be possible)? (that|for|to)*
        (nobody|no one|nothing|noone|no <table:np>|someone|somebody|anybody|a <table:np>|anyone|you|it|people|
        they|we|one) (to|can|may|should|must)* <one> before <other> ${END}
      `,
      `$ensure? (nobody|no one|nothing|noone|no <table:np>) (can|may|should|must|to)? <one> before <other> ${END}`,
      `$ensure? (you|it|people|they|we|one|a <table:np>|the <table:np>|someone|<table:np>) $maynot <one> before <other> ${END}`,
      `(no)? <one> before <other> $maynot (be possible|happen|go through|be allowed|work|be saved)`,
    ],
    weight: 0.02,
    read: (said, world) =>
      /n't|not|no|never|cannot|nobody|nothing|noone/.test(said.clause.map(({ key }) => key).join(' '))
        ? compare('>')(said, world)
        : undefined,
    examples: {
      'nothing may end before it starts': '+ rule Booking: End > Start',
      'a booking can never end before it starts': '+ rule Booking: End > Start',
      "shouldn't be possible that someone ends before they started": '+ rule Booking: End > Start',
      "it can't end before it starts": '+ rule Booking: End > Start',
      'no booking should end before it starts': '+ rule Booking: End > Start',
    },
    counter: ['show the ones that end before they start'],
  },
  {
    name: 'two may not be the same',
    class: 'rule',
    when: [
      `$ensure? <both> ($maynot|can never|must never|never) $firmly* (be|have)? (the)? (same|identical|equal) (person|player|one|thing|value|<table:np>)? ${END}`,
      `$ensure? <both> $must be (different|distinct|not the same) (people|players|ones|things|<table:np>)? ${END}`,
      `$ensure? <one> ${NOT} $firmly* (the same as|the same one as|equal to|equal|identical to) <other> ${END}`,
      `$ensure? <one> $must be (different from|different to|other than|different than|not) <other> ${END}`,
    ],
    weight: 0.05,
    read: (said, world) => (said.has('both') ? comparePair('!=') : compare('!='))(said, world),
    examples: {
      "stock: cost and selling price can't be the same": '+ rule Item: Cost is not Selling price',
      'start and end must not be the same': '+ rule Booking: Start is not End',
      "the start can't be the same as the end": '+ rule Booking: Start is not End',
      'stock: the cost has to be different from the selling price': '+ rule Item: Cost is not Selling price',
    },
    counter: ['no two orders with the same number', "the email can't be the same for two of them"],
  },
];
