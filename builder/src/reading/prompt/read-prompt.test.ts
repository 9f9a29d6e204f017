import { createApplication } from '../../create';

const kept = (prompt: string) =>
  createApplication(prompt, { name: 'Application' }).model.entities.map(
    ({ name, fields }) => `${name}: ${fields.map((field) => `${field.name} ${field.type}`).join(', ')}`,
  );

describe('a prompt that is read', () => {
  it.each([
    [
      'a plain list',
      'A log of kayak tours: date, river, distance in km, who came along, water level (low, medium, high)',
      ['Kayak tour: Date date, River text, Distance number, Who came along tags, Water level choice'],
    ],
    [
      'background around it',
      'Hi! My aunt left me forty orchids and I know nothing about them. For each orchid I want to note its name, where it came from, when I watered it last and whether it is in bloom. Thanks a million.',
      ['Orchid: Name text, Came from text, Last watered date, In bloom boolean'],
    ],
    [
      'several kinds of records, linked by their names',
      'Kennel:\n- dogs: name, breed, owner, birthday\n- owners (name, phone, email)\n- stays: dog, arrival, departure',
      [
        'Dog: Name text, Breed text, Owner reference, Birthday date',
        'Owner: Name text, Phone phone, Email email',
        'Stay: Dog reference, Arrival date, Departure date',
      ],
    ],
    [
      'a pasted table',
      'my vinyl\n\nTitle | Artist | Year | Mint\nBlue | Joni Mitchell | 1971 | yes\nKind of Blue | Miles Davis | 1959 | no',
      ['Vinyl: Title text, Artist text, Year integer, Mint boolean'],
    ],
    [
      'values behind a colon and between slashes',
      'Clothes:\n- piece\n- size: small, medium or large\n- keep / give away / sell',
      ['Clothes: Piece text, Size choice, Keep / give away / sell choice'],
    ],
  ])('[READ-01] [READ-02] has %s', (_what, prompt, expected) => {
    expect(kept(prompt)).toEqual(expected);
  });

  it('[READ-04] takes the archetype where words name a domain and no fields', () => {
    const { model } = createApplication('something for my beehives please', { name: 'Application' });
    expect(model.entities.length).toBeGreaterThan(1);
    expect(model.entities.some(({ samples }) => samples.length > 0)).toBe(true);
  });

  it('[READ-02] makes nothing that was not understood a field, and says so', () => {
    const { model, coverage } = createApplication('Books: title, author, pages. Blorf the wumpus at dawn.', {
      name: 'Application',
    });
    expect(model.entities.flatMap(({ fields }) => fields.map(({ name }) => name))).toEqual([
      'Title',
      'Author',
      'Pages',
    ]);
    expect(
      coverage.filter(({ phrase }) => phrase.includes('wumpus')).every(({ state }) => state !== 'built'),
    ).toBe(true);
  });

  it('[READ-07] gives the same for the same words', () => {
    const prompt =
      'track my runs: date, km, shoes, how it felt 1-5, newest first, and a chart of km per week';
    expect(createApplication(prompt, { name: 'A' })).toEqual(createApplication(prompt, { name: 'A' }));
  });
});
