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
      'missing: It sends nothing: no e-mails, texts, push messages or reminders. What is due can be marked and listed instead',
    ],
    [
      'Food parcels: family, date, contents. No family twice in one week.',
      'No family twice in one week',
      'built',
    ],
    [
      'Radio contacts with callsign, band, date. No duplicate callsign on the same band.',
      'No duplicate callsign on the same band',
      'built',
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
      'Catering quotes: client, price, tax. Tax calculated automatically.',
      'tax',
      'different: You type it in; it is not worked out for you yet',
    ],
    [
      'Choir scores: title, composer, number of copies, copies left',
      'copies left',
      'different: You type it in; it is not worked out for you yet',
    ],
    [
      'Ski patrol: incident number, date, slope, injury, incidents by slope',
      'incidents by slope',
      'different: You type it in; it is not worked out for you yet',
    ],
    [
      'Egg stall: date, eggs collected, price per box, profit per week',
      'profit per week',
      'missing: This was not understood',
    ],
    [
      'Kiln sharing: member, firing date, cone, glaze, pieces. No two firings on one day.',
      'No two firings on one day',
      'built',
    ],
    [
      'Dialect words: word, meaning, region, recording',
      'recording',
      'different: Files cannot be uploaded yet, so it holds a link to one',
    ],
    [
      'Boats: name, sail number, last inspection. No boat out with open defects.',
      'No boat out with open defects',
      'missing: This was not understood',
    ],
    [
      'Lost things: item, colour, found on. Show the unclaimed ones older than 30 days',
      'Show the unclaimed ones older than 30 days',
      'missing: It cannot do this yet',
    ],
    ['Ski rental shop: skis with length, brand, price, status', 'skis', 'built'],
  ])('[MODEL-16] %s', (prompt, phrase, state) => {
    expect(stateOf(prompt, phrase)).toBe(state);
  });

  it('[MODEL-16] gives each wish of a sentence its own reason', () => {
    const { coverage } = createApplication(
      'Fir trees with height, price, sold on. Checkout with card reader, receipts by email, map of deliveries',
      { name: 'My app' },
    );
    expect(coverage.filter(({ state }) => state === 'missing')).toMatchObject([
      {
        phrase: 'Checkout with card reader',
        why: 'It cannot take or move money: amounts can be noted down and ticked off as paid',
      },
      {
        phrase: 'receipts by email',
        why: 'It sends nothing: no e-mails, texts, push messages or reminders. What is due can be marked and listed instead',
      },
      {
        phrase: 'map of deliveries',
        why: 'There are no maps, routes or positions: a place can be kept as an address',
      },
    ]);
  });

  it('[MODEL-16] builds the list that a prompt begins with, whatever is said behind it', () => {
    const { model, coverage } = createApplication(
      'Allotment waiting list: applicant, address, phone, answer. The application date decides.',
      { name: 'My app' },
    );
    expect(model.entities[0]?.fields.map(({ name }) => name)).toEqual([
      'Applicant',
      'Address',
      'Phone',
      'Answer',
    ]);
    expect(coverage[0]).toMatchObject({ phrase: 'Allotment waiting list', state: 'built' });
  });

  it.each([
    ['Tickets: title, status = open/closed, cost', 'status = open/closed'],
    ['Hut reservations (guest, arrival date, nights, half board, price)', 'half board'],
    ['Log piles: wood, tonnes, price per tonne, felled by', 'price per tonne'],
    ['Reading room for old maps: map title, sheet, drawer, year', 'sheet'],
    ['Speakers: name, age, village, language. Search by village.', 'Search by village'],
    ['Kiln sharing: member, firing date, cone, glaze, pieces', 'glaze'],
    ['Singers with voice part, email and birthday; songs with key and composer', 'voice part'],
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
