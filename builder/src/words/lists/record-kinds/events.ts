import type { RecordKind } from './record-kind';

export const EVENTS: readonly RecordKind[] = [
  {
    nouns: ['event', 'party'],
    name: 'Event',
    fields: 'name, date and time, venue, guests, budget, notes',
  },
  {
    nouns: ['rsvp', 'guest', 'guest list', 'wedding'],
    name: 'Guest',
    fields: 'name, email, phone, attending, party size, dietary notes',
    options: {
      rsvp: ['Invited', 'Accepted', 'Declined'],
    },
  },
  {
    nouns: ['gift', 'present', 'gift idea', 'wish', 'wishlist', 'wish list'],
    name: 'Gift',
    fields: 'idea, person, price, link, bought, notes',
  },
  {
    nouns: ['birthday', 'anniversary'],
    name: 'Birthday',
    fields: 'name, birthday, gift idea, notes',
  },
  {
    nouns: ['talk', 'conference', 'conference talk'],
    name: 'Talk',
    fields: 'title, event, status, date, link, notes',
    options: {
      status: ['Idea', 'Submitted', 'Accepted', 'Given'],
    },
  },
];
