import { create, tablesOf } from '../../create-testing';

describe('[READ-02] a sentence that says what people do with things', () => {
  it.each([
    [
      'An app for a hot sauce club. Members taste sauces and write a verdict',
      'Hot sauce club',
      'Sauces: Name text, Member text, Verdict longtext',
    ],
    [
      'An app for a book club. Members read books and give a rating',
      'Book club',
      'Books: Title text, Member text, Rating rating',
    ],
    [
      'An app for our choir. Singers learn pieces and record a note',
      'Choir',
      'Pieces: Title text, Singer text, Note longtext',
    ],
    ['Volunteers walk dogs and write a report', 'Dogs', 'Dogs: Name text, Volunteer text, Report longtext'],
    [
      'An app for a school. Pupils borrow books and write a review',
      'School',
      'Books: Title text, Pupil text, Review longtext',
    ],
    [
      'Tool for a running club: runners do races and log a time',
      'Running club',
      'Races: Title text, Runner text, Time duration',
    ],
    [
      'An app for a wine club where members taste wines and give each wine a score from 1 to 10 and a comment',
      'Wine club',
      'Wines: Name text, Member text, Score rating, Comment longtext',
    ],
    [
      'An app for beekeepers. They inspect hives and note the weight',
      'Beekeepers',
      'Hives: Name text, Weight number',
    ],
    ['Residents report faults and add a photo', 'Faults', 'Faults: Name text, Resident text, Photo image'],
    [
      'Each member reads a book and writes a verdict',
      'Books',
      'Books: Title text, Member text, Verdict longtext',
    ],
    [
      'Singers learn songs, and the conductor gives a mark',
      'Songs',
      'Songs: Title text, Singer text, Conductor text, Mark text',
    ],
    [
      'Members of our club taste jams and award points out of 20',
      'Jams',
      'Jams: Name text, Member text, Points integer',
    ],
    [
      'App for a food bank. Donors drop off food and get a receipt',
      'Food bank',
      'Foods: Name text, Donor text, Receipt text',
    ],
    [
      'Students glaze pots and say what they learned',
      'Pots',
      'Pots: Name text, Student text, What they learned longtext',
    ],
  ])('%s', (prompt, title, tables) => {
    expect(create(prompt).model.title).toBe(title);
    expect(tablesOf(prompt)).toBe(tables);
  });

  it('takes the people for the table that tells more of them', () => {
    const prompt =
      'Members taste sauces and write a verdict. Each sauce has a name and a heat from 1 to 10. Members have a name and an email';
    expect(tablesOf(prompt)).toBe(
      'Sauces: Member reference, Verdict longtext, Name text, Heat rating; Members: Name text, Email email',
    );
  });

  it.each([
    ['An app for a book club. Members read books and discuss them', 'discuss them'],
    ['Singers learn songs and rehearse on Tuesdays', 'rehearse on Tuesdays'],
    ['Neighbours grow tomatoes and swap them', 'swap them'],
  ])('says of what nothing can be kept that it is missing: %s', (prompt, phrase) => {
    const part = create(prompt).coverage.find((one) => one.phrase === phrase);
    expect(part).toMatchObject({ state: 'missing' });
  });

  it.each([
    'Users can sort tasks and add a note',
    'Support desk where customers send requests and staff reply',
    'The older pupils mentor younger pupils and fill in a form',
  ])('is not seen in one that says something else: %s', (prompt) => {
    const whole = create(prompt).coverage.find(
      (one) => one.phrase.includes(' and ') && one.state === 'built',
    );
    expect(whole).toBeUndefined();
  });
});

describe('[MODEL-16] what a prompt is about', () => {
  const stateOf = (prompt: string, phrase: string) =>
    create(prompt).coverage.find((part) => part.phrase.includes(phrase));

  it.each([
    ['An app for a hot sauce club. Members taste sauces and write a verdict', 'Members taste sauces'],
    ['An app for our choir. Singers learn pieces and record a note', 'Singers learn'],
    ['Volunteers walk dogs and write a report', 'Volunteers walk'],
    ['A tool library. Neighbours borrow tools and write a review', 'Neighbours borrow'],
    ['Clerks check forms and add a remark', 'Clerks check'],
  ])('is built where the model has all of its nouns: %s', (prompt, phrase) => {
    const { model } = create(prompt);
    const nodes = stateOf(prompt, phrase)?.nodes ?? [];
    expect(stateOf(prompt, phrase)?.state).toBe('built');
    expect(nodes).toContain(model.entities[0]?.id);
  });

  it.each([
    'Make an app for a chess club. Players play games and note the winner',
    'Build an app for a running club. Members run races and log a time',
  ])('is told of once: %s', (prompt) => {
    const [asking = ''] = prompt.split('. ');
    const parts = create(prompt).coverage.filter(({ phrase }) => phrase.startsWith(asking));
    expect(parts.map(({ state }) => state)).toEqual(['built']);
  });

  it('says which of its nouns nothing stands for', () => {
    expect(
      stateOf('The orchestra owns 40 instruments. Each instrument has a number', 'orchestra'),
    ).toMatchObject({
      state: 'different',
    });
  });
});

describe('[PRJ-02] the title of an application', () => {
  it.each([
    ['Members taste sauces. They write a verdict with stars', 'Verdicts'],
    ['Parents bake cakes and sell them', 'Cakes'],
    ['My neurologist asked for a diary: date, start, end, how bad from 0 to 10', /^Diary$/],
    ['log of every swim: date, pool, lengths', 'Swims'],
    [
      "I'm the caretaker of a school and every morning I note broken things: what, where, date",
      /^(?!.*caretaker)/i,
    ],
    ['Seeds I have (variety, packets). And swaps: which seed, with whom, when', 'Seeds and swaps'],
    ['The orchestra owns 40 instruments. Each instrument has a number', 'Instruments'],
  ])('is a name, and no piece of a sentence: %s', (prompt, title) => {
    expect(create(prompt).model.title).toMatch(title);
  });
});
