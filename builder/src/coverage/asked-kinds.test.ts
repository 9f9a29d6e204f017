import { createApplication } from '../create';

function stateOf(prompt: string, phrase: string): string {
  const { coverage } = createApplication(prompt, { name: 'My app' });
  const part = coverage.find((one) => one.phrase === phrase);
  return part ? `${part.state}${part.why === undefined ? '' : `: ${part.why}`}` : 'not mentioned';
}

describe('built is what is of the kind that was asked for', () => {
  it.each([
    [
      'Donation register with donor, amount, date, largest donation',
      'largest donation',
      'different: You type it in; it is not worked out for you yet',
    ],
    [
      'Puppet shows with title, date, seats and seats left',
      'seats left',
      'different: You type it in; it is not worked out for you yet',
    ],
    [
      'Stone blocks with length, width, height, volume. The volume should be worked out from the sides.',
      'volume',
      'different: You type it in; it is not worked out for you yet',
    ],
    [
      'Sauna visits: guest, date, minutes, pay by card',
      'pay by card',
      'missing: It cannot take payments yet',
    ],
    [
      'Ferry times with route, departure time, price, live delays',
      'live delays',
      'missing: It cannot get data from other services yet',
    ],
    [
      'Harp lessons: pupil, date, fee. Email parents the homework.',
      'Email parents the homework',
      'missing: It cannot send messages or reminders yet',
    ],
    [
      'Food parcels: family, date, contents. No family twice in one week.',
      'No family twice in one week',
      'missing: Rules cannot be asked for in words yet',
    ],
    [
      'Radio contacts with callsign, band, date. No duplicate callsign on the same band.',
      'No duplicate callsign on the same band',
      'missing: Rules cannot be asked for in words yet',
    ],
    [
      'a map of trails with name, length and surface',
      'a map of trails',
      'different: Maps are not built yet; the application keeps trails in a list instead',
    ],
    [
      'a quiz app for teachers',
      'a quiz app for teachers',
      'different: Quizzes and flashcards are not built yet; the application keeps quizzes in a list instead',
    ],
    [
      'Ski rental shop: skis with length, brand, price, status',
      'skis with length',
      'different: Skis with length is one field, no list of its own',
    ],
  ])('[MODEL-16] %s', (prompt, phrase, state) => {
    expect(stateOf(prompt, phrase)).toBe(state);
  });

  it.each([
    ['Oyster bags: bed, seeded on, count of oysters, weight', 'count of oysters'],
    ['Tree survey: species, height, map reference, location', 'map reference'],
    ['Pub teams with name, captain, quiz score, email', 'quiz score'],
    ['Enquiries: name, email, message, received on', 'message'],
    ['Meters: name, timer setting (minutes), chat (text), location', 'chat (text)'],
    ['Caves: name, depth, highest point, location', 'highest point'],
    ['Glass blowing pieces: name, maker, colour, price', 'Glass blowing pieces'],
    ['Recipes without photos, with title, minutes and rating', 'without photos'],
    ['Members with name, phone and email. No customer fax.', 'No customer fax'],
  ])('[MODEL-16] leaves a value built whose name has such a word: %s', (prompt, phrase) => {
    expect(stateOf(prompt, phrase)).toMatch(/^built/);
  });
});
