import { isSmallTalk, withoutTalk } from './small-talk';

const WISH = 'A list of lamps: room, watts, bought on.';

/** Each of these says nothing of lamps. */
const AHEAD = [
  'Hello!',
  'Hiya folks,',
  'Good afternoon, I hope this finds you well.',
  'Hey there!',
  'A colleague of mine recommended this page.',
  'I am not good with computers, so please bear with me.',
  'We have used a notebook for ten years and it fell apart.',
  'Our old spreadsheet was a nightmare and nobody could find anything.',
  'So, some background: my predecessor had everything in his head.',
  'Sorry, this is my first time here.',
  'I saw your site on my phone this morning.',
  'It is late and I am so tired.',
  'Up to now it was all on sticky notes.',
  'My son says this could help us.',
  'Not sure how this works.',
  'I tried two other programs and hated both of them.',
  'Last week I lost the paper again.',
  'Thanks for your help.',
  'My laptop broke in January and all of it was gone.',
  'I have been thinking about this for months.',
  'Everyone asks me the same questions every day.',
  'My wife laughed at me.',
];
const BEHIND = [
  'Thanks!',
  'thank you so much for your help',
  'Cheers',
  'please',
  'Pls and thanks',
  'Nothing special.',
  'That is all for now.',
  'That would be lovely!',
  'No hurry at all.',
  'Kind regards from Ann',
  'I am looking forward to it.',
  'Much appreciated.',
  'It does not have to be pretty.',
];
/** What begins or ends so asks for something, or says what is kept. */
const KEPT = [
  'Hello Kitty figures: name, price, shelf',
  'Time sheet. Date, hours, project',
  'I run a bakery. Name, price, weight',
  'We lend tools to each other. Tool, borrower, back on',
  'My sister collects stamps. Country, year, value',
  'Phone list with name and number',
  'I need to find my keys. Place, day',
  'Work, people and places',
  'Thank you letters: to whom, for what, sent',
  'guests with name and a button for it would be nice',
  'gifts: giver, what, thank you note sent',
  'complaints: who, what, when, how to help',
  'Show the sum per week. Week, sum',
  'my books: title, read or not',
  'We are a choir. Singer, voice, phone',
];

describe('[READ-01] talk around a request', () => {
  it.each(AHEAD)('is cut off in front: %s', (talk) => {
    expect(withoutTalk(`${talk} ${WISH}`).text).toBe(WISH);
    const apart = withoutTalk(`${talk}\n\n${WISH}`);
    expect([apart.text, apart.talk.join(' ')]).toEqual([WISH, talk]);
  });

  it('is cut off in front one sentence after the other', () => {
    expect(withoutTalk(`${AHEAD.slice(0, 6).join(' ')} ${WISH}`).text).toBe(WISH);
  });

  it.each(BEHIND)('is cut off behind: %s', (talk) => {
    expect(withoutTalk(`${WISH} ${talk}`).text).toBe(WISH);
    expect(withoutTalk(`- room\n- watts\n\n${talk}`).text).toBe('- room\n- watts');
  });

  it.each(KEPT)('is not what says anything: %s', (text) => {
    expect(withoutTalk(text)).toEqual({ text, talk: [] });
  });

  it('leaves something to be read', () => {
    for (const text of ['Hello', 'Thanks!', 'please', 'Hi there! Thank you.', '', ' \n'])
      expect(withoutTalk(text).text).toBe(text === 'Hi there! Thank you.' ? 'Thank you.' : text.trim());
  });

  it('is told from what is kept by its words alone', () => {
    expect(isSmallTalk('My daughter set this up for me.')).toBe(true);
    expect(isSmallTalk('My daughter rides horses.')).toBe(false);
  });
});
