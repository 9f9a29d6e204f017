import { wishOf } from './wishes';

describe('what a phrase asks for', () => {
  it.each([
    ['let customers pay online', 'payment'],
    ['basket and checkout', 'payment'],
    ['card payments', 'payment'],
    ['log in with a code', 'account'],
    ['password protected area', 'account'],
    ['members can sign up', 'account'],
    ['a thank-you email', 'message'],
    ['receipt by post', 'message'],
    ['email parents the homework', 'message'],
    ['get a text message the day before', 'message'],
    ['notify the coach', 'message'],
    ['a map of the beds', 'map'],
    ['show them on a map', 'map'],
    ['map view', 'map'],
    ['a quiz app for learners', 'quiz'],
    ['chat with the teacher', 'chat'],
    ['countdown to the meeting', 'timer'],
    ['live delays', 'outside'],
    ['parcel tracking', 'outside'],
    ['works without signal in the shed', 'sync'],
    ['sync with my phone', 'sync'],
    ['a bell every five minutes', 'schedule'],
    ['the ten fastest teams on top', 'figure'],
    ['a streak', 'figure'],
    ['let guests swap rooms', 'behaviour'],
  ])('[MODEL-16] is a wish where the words do or are something: %s', (phrase, kind) => {
    expect(wishOf(phrase)).toBe(kind);
  });

  it.each([
    'map reference',
    'payment date',
    'quiz score',
    'email',
    'parent email',
    'email address of the parents',
    'message',
    'message to the couple',
    'text size',
    'chat handle',
    'last chat',
    'timer setting',
    'login name',
    'basket size',
    'account number',
    'sync date',
    'contacted by email',
    'booked by',
    'player',
    'role',
    'pay',
    'pay by date',
    'play time',
    'highest point',
    'send date',
    'show number',
    'order number',
    'scan date',
    'signed by',
    'live weight',
    'feeding time every day',
  ])('[MODEL-16] is a name where the words only say which: %s', (phrase) => {
    expect(wishOf(phrase)).toBeUndefined();
  });
});
