import type { Rule } from '../rule';
import { badgeOf, COLOUR, IF, LATER, MARKED, SHALL, SHOWN, SIGNED, STANDS_OUT } from './badge-words';

/** 'flag what is overdue', 'in red if …', 'should stand out', 'warn me when …': a word beside the records of which it is so. */

const ASK =
  "(please|can|could|i|we|you|it|want|would|like|love|need|to|'d|also|have|just|should|must|let|me|us|the app|app|and|then|somehow|ideally)*";
const SHOW_AS =
  '(show|see|display|print|put|colour|color|paint|make|turn|write|have|want|set|draw|render|list|get|shade|tint|be|shown)';

const flagIt: Rule = {
  name: 'flag what is so',
  class: 'badge',
  when: [
    `${ASK} ${MARKED} <when> ${COLOUR} ${LATER}`,
    `${ASK} ${MARKED} <when> ${LATER}`,
    `${ASK} (have|want|like|see|get|give)? <when> (flag|highlight|mark|emphasise|emphasize|flagged|highlighted|marked) ${LATER}`,
    `${ASK} draw (my|our)? attention to <when>`,
    `${ASK} (put|show|add|give|set|stick|want|have|need|like) ${SIGNED} (on|at|next to|beside|for|to|against|if|when) <when>`,
    `${SIGNED} (for|on|if|when|where) <when>`,
    `${ASK} give <when> ${SIGNED}`,
  ],
  weight: 0.15,
  read: badgeOf,
  examples: {
    'mark everything over 200': '+ badge Order: Total > 200',
    'stock: please highlight anything where we have less than the minimum':
      '+ badge Item: In stock < Minimum',
    'flag it when due is more than 7 days ago': '+ badge Order: Due < today - 7 days',
    'stock: show a warning if stock drops below the minimum': '+ badge Item: In stock < Minimum',
    'a warning when the due date has passed': '+ badge Order: Due < today',
    'a badge for quantities of 8 and more': '+ badge Order: Quantity >= 8',
    'tasks: mark tasks that are past their deadline so I see them straight away':
      '+ badge Task: Deadline < today and not Done',
  },
  counter: [
    'mark it as paid',
    'mark as sent',
    'a button to mark an order as paid',
    'flag everything purple',
    'highlight colour blue',
    'mark orders as sent',
  ],
};

const standOut: Rule = {
  name: 'what is so stands out',
  class: 'badge',
  when: [
    `<when> ${SHALL} ${SHOWN} ${LATER}`,
    `${ASK} make <when> ${STANDS_OUT} ${LATER}`,
    `${ASK} make <when> ${SHALL} ${SHOWN} ${LATER}`,
    `<when> (-> | => | : | = | -) > ? ${SHOWN}`,
    `<when> (-> | => | : | = | -)* ${SHALL} ${SHOWN}`,
  ],
  weight: 0.1,
  read: badgeOf,
  examples: {
    'anything over 200 in red': '+ badge Order: Total > 200',
    'unpaid orders should stand out': '+ badge Order: not Paid',
    'overdue ones must jump out at me': '+ badge Order: Due < today and not Paid',
    'the ones past their date should be red': '+ badge Order: Due < today and not Paid',
    'tasks: high priority ones shown in a different colour': '+ badge Task: Priority is High',
    'overdue -> highlight': '+ badge Order: Due < today and not Paid',
  },
  counter: [
    'make the buttons red',
    'the whole thing in red',
    'dark red please',
    'the title should stand out',
  ],
};

const colourIf: Rule = {
  name: 'a colour where it is so',
  class: 'badge',
  when: [
    `${ASK} (go|turn|make|become|show|be|light|colour|color|mark|flag|highlight|display|have|get|put|it|them|that|this|order|record|line|row|entry|up|the <what>)* ${COLOUR} ${IF} <when> ${LATER}`,
    `${ASK} (mark|flag|highlight|flag up|emphasise|stand out|make|show|it|them|that|this|the <what>)* (mark|flag|highlight|stand out|jump out|flagged|highlighted|marked) ${COLOUR}? ${IF} <when> ${LATER}`,
    `${ASK} ${SHOW_AS} <when> ${COLOUR} ${LATER}`,
    `${ASK} ${SHOW_AS} <when> (red|orange|yellow|amber|green|blue|bold) ${LATER}`,
    `<what> ${SHALL} ${SHOWN} ${IF} <when> ${LATER}`,
    `<what> ${SHALL} ${SHOWN} (unless|except when|except if) <unless> ${LATER}`,
  ],
  weight: 0.16,
  read: (said, world) => badgeOf(said, world),
  examples: {
    'go red if the due date has passed and it still says open':
      '+ badge Order: Due < today and Status is "Open"',
    'stock: turn orange when the stock is below the minimum': '+ badge Item: In stock < Minimum',
    'red when due is over': '+ badge Order: Due < today',
    'make the overdue orders red': '+ badge Order: Due < today and not Paid',
    'show unpaid orders in red': '+ badge Order: not Paid',
    'i want the late ones in red': '+ badge Order: Due < today and not Paid',
    'highlight in yellow if it is due tomorrow': '+ badge Order: Due = today + 1 day',
    'unpaid orders should stand out if the due date is gone': '+ badge Order: not Paid and Due < today',
    'open orders should jump out at me unless they are paid': '+ badge Order: Status is "Open" and not Paid',
    'orders should turn red once they are overdue': '+ badge Order: Due < today and not Paid',
  },
  counter: ['make it red', 'show the header in red', 'i want it in green'],
};

const ifThen: Rule = {
  name: 'if it is so, flag it',
  class: 'badge',
  when: [
    `${IF} <when> (, | then)* ${SHALL} ${SHOWN} ${LATER}`,
    `${IF} <when> (, | then | please)* ${ASK} (flag|highlight|mark|colour|color|turn|make|show|put|have|see|want) (it|them|that|this|those|the <x>|the)* ${SHALL} (${SHOWN})? ${LATER}`,
    `${IF} <when> (, | then)* (the|this|that|it)* <x> ${SHALL} ${SHOWN} ${LATER}`,
    `${IF} <when> (, | then | please)* ${ASK} (show|display|make|turn|colour|color|mark|flag) (the|this|that|those|each|every)* <x> ${COLOUR} ${LATER}`,
    `${IF} <when> (, | then)* ${ASK} (warn|alert|tell|notify) (me|us|you|them)* ${LATER}`,
  ],
  weight: 0.17,
  read: badgeOf,
  examples: {
    'if an order is overdue make it red': '+ badge Order: Due < today and not Paid',
    'when the total is over 500 it should be highlighted': '+ badge Order: Total > 500',
    'if the quantity goes above 40 it should be flagged': '+ badge Order: Quantity > 40',
    'when it is past due and not sent, show it in red': '+ badge Order: Due < today and Status is not "Sent"',
    "if it's unpaid, mark it": '+ badge Order: not Paid',
    'if the room is not free show that in red': '+ badge Room: not Free',
    'when the total is over 500, show the order in red': '+ badge Order: Total > 500',
  },
  counter: ['if it is paid email the customer', 'when it is sent set paid to yes'],
};

const warn: Rule = {
  name: 'a warning when it is so',
  class: 'badge',
  when: [
    `
      ${ASK} (warn|alert|show a warning|give a warning|a warning|warning|warn me|show an alert|
      give me a warning|show me a warning|with a warning) (me|us|you|them)?
      (if|when|whenever|where|once|as soon as|about|for|of|that|on)? <when> ${LATER}
    `,
    `${ASK} (see|tell|spot|know|show me|show) (straight away|at once|at a glance|immediately|right away|quickly) (if|when|which|whose|what|where|who) (ones?|of them)? <when>`,
  ],
  weight: 0.12,
  read: badgeOf,
  examples: {
    'warn me when an order is overdue': '+ badge Order: Due < today and not Paid',
    'stock: warn me below the minimum': '+ badge Item: In stock < Minimum',
    'stock: warn us about expired items': '+ badge Item: Best before < today',
    'i want to see at a glance which orders are unpaid': '+ badge Order: not Paid',
  },
  counter: ['send me a warning by email', 'warn me by text when it is sent'],
};

export const BADGE_RULES: readonly Rule[] = [flagIt, standOut, colourIf, ifThen, warn];
