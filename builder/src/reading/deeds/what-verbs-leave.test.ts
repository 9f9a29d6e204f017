import { create, tablesOf } from '../../create-testing';

/** What the claim says whose phrase is these words. */
const claimOf = (prompt: string, phrase: string) =>
  create(prompt).coverage.find((part) => part.phrase === phrase);

const builtWith = (prompt: string, words: string) =>
  create(prompt).coverage.filter(({ state, phrase }) => state === 'built' && phrase.includes(words));

describe('[MODEL-16] what people do outside of an application', () => {
  it.each([
    ['Librarians lend books and mail a notice', 'mail a notice', /sends nothing/],
    ['Vets treat cats and phone an owner', 'phone an owner', /sends nothing/],
    ['The coach trains swimmers and texts a parent', 'texts a parent', /sends nothing/],
    ['Editors read articles and notify an author', 'notify an author', /sends nothing/],
    [
      'Surveyors visit houses and upload a contract',
      'upload a contract',
      /^‘Contract’ .*Files cannot be kept/,
    ],
    ['Students take tests and submit a file', 'submit a file', /^‘File’ .*Files cannot be kept/],
    ['Salespeople visit shops and send invoices', 'send invoices', /^‘Invoice’ .*sends nothing/],
    ['Clerks stamp permits and print a copy', 'print a copy', /Files cannot be kept/],
    ['Plumbers fix leaks and bill a customer', 'bill a customer', /cannot take or move money/],
    ['Guides lead walks and charge a fee', 'charge a fee', /^‘Fee’ .*cannot take or move money/],
    ['Porters move crates and scan a code', 'scan a code', /no scanner/],
    ['Poets write poems and publish a booklet', 'publish a booklet', /shares the same ones/],
    ['Gardeners water plants and sync a calendar', 'sync a calendar', /cannot exchange data/],
  ])('is never built, whatever field its noun became: %s', (prompt, phrase, why) => {
    expect(claimOf(prompt, phrase)).toMatchObject({
      state: 'different',
      why: expect.stringMatching(why) as string,
    });
    expect(builtWith(prompt, phrase)).toEqual([]);
  });

  it.each(['Climbers follow routes and attach a photo', 'Inspectors check lifts and upload a picture'])(
    'is built where a picture is all there is of it: %s',
    (prompt) => {
      expect(tablesOf(prompt)).toContain('Photo image');
      expect(claimOf(prompt, prompt)?.state).toBe('built');
    },
  );
});

describe('[MODEL-16] a verb that leaves nothing', () => {
  it.each([
    [
      'Divers explore wrecks and reserve a boat',
      'reserve a boat',
      '‘Boat’ can be noted down, without a date',
    ],
    ['Golfers play courses and book a caddie', 'book a caddie', '‘Caddie’ can be noted down, without a date'],
    [
      'Volunteers walk dogs and hire a van',
      'hire a van',
      '‘Van’ can be noted down, and nothing stands for ‘hire’',
    ],
    [
      'Nannies mind children and order a taxi',
      'order a taxi',
      '‘Taxi’ can be noted down, and nothing stands for ‘order’',
    ],
  ])('is told of: %s', (prompt, phrase, why) => {
    expect(claimOf(prompt, phrase)).toEqual({ phrase, state: 'different', why });
    expect(builtWith(prompt, phrase)).toEqual([]);
  });

  it('leaves what stands behind it as it is', () => {
    const prompt = 'Referees watch matches, book a hall and write a report';
    expect(claimOf(prompt, 'write a report')?.state).toBe('built');
    expect(claimOf(prompt, 'Referees watch matches')?.state).toBe('built');
  });
});

describe('[READ-02] what verbs of value leave', () => {
  it.each([
    ['Climbers rate routes and add a photo', 'Routes: Name text, Climber text, Rating rating, Photo image'],
    [
      'Guests rate rooms and write a comment',
      'Rooms: Title text, Guest text, Rating rating, Comment longtext',
    ],
    ['Tenants report repairs and rate a plumber', 'Repairs: Name text, Tenant text, Plumber rating rating'],
    ['Rangers spot birds and count the eggs', 'Birds: Name text, Ranger text, Eggs integer'],
    ['Walkers follow paths and count a gate', 'Paths: Name text, Walker text, Gates integer'],
    ['Members rate wines and give a score', 'Wines: Name text, Member text, Score number'],
  ])('is a field of that kind: %s', (prompt, tables) => {
    expect(tablesOf(prompt)).toBe(tables);
    expect(claimOf(prompt, prompt)?.state).toBe('built');
  });
});

describe('[READ-02] verbs that change records', () => {
  it.each([
    ['Detectives open cases and assign a suspect', 'Cases: Name text, Detective text, Suspect text'],
    ['Managers close shops and assign an heir', 'Shops: Title text, Manager text, Heir text'],
    ['Hikers find trails and choose a leader', 'Trails: Name text, Hiker text, Leader text'],
    ['Cooks test soups and remove a spice', 'Soups: Name text, Cook text'],
    ['Curators archive letters and delete a copy', 'Letters: Name text, Curator text'],
  ])('are no part of a name: %s', (prompt, tables) => {
    expect(tablesOf(prompt)).toBe(tables);
  });

  it.each([
    ['Cooks test soups and remove a spice', 'remove a spice', 'Nothing stands for ‘spice’'],
    ['Clerks file claims and close a claim', 'close a claim', 'Nothing stands for ‘close’'],
  ])('are missing where nothing is kept for them: %s', (prompt, phrase, why) => {
    expect(claimOf(prompt, phrase)).toEqual({ phrase, state: 'missing', why });
  });

  it('are what every record can do where they are said of the records', () => {
    expect(claimOf('Cooks test soups and delete a soup', 'delete a soup')?.state).toBe('built');
  });
});

describe('[READ-02] people of whom no list knows', () => {
  it.each([
    ['Knights guard castles and hire a squire', 'Castles: Name text, Knight text, Squire text'],
    ['Pharaohs visit pyramids and email a priest', 'Pyramids: Name text, Pharaoh text, Priest text'],
    ['Grandmas bake cakes and order a box', 'Cakes: Name text, Grandma text, Box text'],
    [
      'An app where pirates bury treasures and count a coin',
      'Treasures: Name text, Pirate text, Coins integer',
    ],
  ])('do something where the sentence says so: %s', (prompt, tables) => {
    expect(tablesOf(prompt)).toBe(tables);
  });

  it.each(['Books win prizes and get a sticker', 'Cars need services and have a plate'])(
    'are no things that are kept: %s',
    (prompt) => {
      expect(tablesOf(prompt)).not.toMatch(/: (?:Name|Title) text, (?:Book|Car) text/);
    },
  );
});
