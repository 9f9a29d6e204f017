import type { Rule } from '../rule';
import { CERTAIN, ORDER, REASON } from './plain-names';
import { arrows, called, calledWith, callSaid, insteadOf, optionBecomes, pairs } from './plain-renaming';

/** 'rename song to tune and notes to remarks', 'vaccinated -> vaccination date', 'change m to male and f to female'. */

const SHOULD = '(should | must | shall | has to | have to | needs to | ought to | could)';

export const PLAIN_RENAMES: readonly Rule[] = [
  {
    name: 'rename what is named',
    class: 'edit',
    certainty: CERTAIN,
    when: [`${ORDER} (rename | relabel | retitle) <both> ${REASON}`],
    read: (said, world) => pairs(said, world, false),
    examples: {
      'rename the option Packed to Boxed up': '~ option Order.Status: Packed -> Boxed up',
      'could you rename customers to clients': '~ record Customer -> Client',
      'rename sent to shipped': '~ option Order.Status: Sent -> Shipped',
      'rename notes to remarks': '~ field Order.Notes -> Remarks',
      'rename notes to remarks and due to delivery day':
        '~ field Order.Notes -> Remarks\n~ field Order.Due -> Delivery day',
      'rename phone and city to mobile and town':
        '~ field Customer.Phone -> Mobile\n~ field Customer.City -> Town',
      'rename number -> reference': '~ field Order.Number -> Reference',
      'rename the status open to new': '~ option Order.Status: Open -> New',
      'rename the bookings to visits': '~ record Booking -> Visit',
    },
    counter: ['rename the app to Corner', 'rename it'],
  },
  {
    name: 'change one name into another',
    class: 'edit',
    certainty: CERTAIN + 0.15,
    when: [`${ORDER} (change | turn | replace | swap) <both> ${REASON}`],
    read: (said, world) => pairs(said, world, true),
    examples: {
      'change guest to visitor': '~ field Booking.Guest -> Visitor',
      'change Sent to Shipped': '~ option Order.Status: Sent -> Shipped',
      'tasks: change low to minor and high to urgent':
        '~ option Task.Priority: Low -> Minor\n~ option Task.Priority: High -> Urgent',
    },
    counter: ['change the price to a number', 'change the theme to dark'],
  },
  {
    name: 'an arrow between two names',
    class: 'edit',
    certainty: CERTAIN,
    when: ['<both>'],
    read: (said, world) =>
      said.clause.some(({ key }) => /^(?:->|=>|-->|→|⇒)$/.test(key)) ? arrows(said, world) : undefined,
    examples: {
      'sent → shipped': '~ option Order.Status: Sent -> Shipped',
      'notes => remarks': '~ field Order.Notes -> Remarks',
      'Due -> Delivery day': '~ field Order.Due -> Delivery day',
      'phone → mobile': '~ field Customer.Phone -> Mobile',
      'phone -> mobile and city -> town': '~ field Customer.Phone -> Mobile\n~ field Customer.City -> Town',
      'packed -> boxed': '~ option Order.Status: Packed -> Boxed',
    },
    counter: ['phone and mobile'],
  },
  {
    name: 'a name and its options',
    class: 'edit',
    certainty: CERTAIN + 0.05,
    when: [
      `<old> ${SHOULD} be (called | named) <now> ,? (and | with)* (the | as)* (a choice of | a dropdown of | options | choices | values) :? <options>`,
      `${ORDER} (rename | call) <old> (to | as)* <now> ,? (and | with)* (the | as)* (a choice of | a dropdown of | options | choices | values) :? <options>`,
    ],
    read: calledWith,
    examples: {
      'notes should be called mood with options good, fair and bad':
        '~ field Order.Notes -> Mood\n~ type Order.Mood: choice Good / Fair / Bad',
    },
  },
  {
    name: 'what is named should be called',
    class: 'edit',
    certainty: CERTAIN,
    when: [
      `<old> ${SHOULD} be (called | named | labelled | renamed to | renamed as | renamed) <now> ${REASON}`,
      `<now> instead of <old>`,
    ],
    read: (said, world) =>
      said.clause.some(({ key }) => key === 'instead') ? insteadOf(said, world) : called(said, world),
    examples: {
      'rooms should be called halls': '~ record Room -> Hall',
      'Phone should be called Mobile': '~ field Customer.Phone -> Mobile',
      'number should be called reference': '~ field Order.Number -> Reference',
      'unit price after tax instead of unit price': '~ field Order.Unit price -> Unit price after tax',
    },
    counter: ['the app should be called Corner'],
  },
  {
    name: 'an option of a choice should be another',
    class: 'edit',
    certainty: CERTAIN,
    when: [`<old> ${SHOULD} (be (called | named | renamed to | renamed)? | read | say) <now> ${REASON}`],
    read: optionBecomes,
    examples: { 'the status packed should be boxed': '~ option Order.Status: Packed -> Boxed' },
    counter: ['status should be packed'],
  },
  {
    name: 'call what is named',
    class: 'edit',
    certainty: CERTAIN,
    when: [`${ORDER} (call | name) <both> ${REASON}`],
    read: callSaid,
    examples: {
      'stock: call in stock "On hand"': '~ field Item.In stock -> On hand',
      'call the due date Delivery day': '~ field Order.Due -> Delivery day',
      'call Status "Stage" please': '~ field Order.Status -> Stage',
      'call the number Reference': '~ field Order.Number -> Reference',
      'tasks: call each record a chore': '~ record Task -> Chore',
    },
    counter: ['call it a day', 'call the customer', 'call me'],
  },
];
