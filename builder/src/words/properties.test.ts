import { applicationModelSchema } from '@tessera/shared/contracts';
import fc from 'fast-check';
import { changeApplication } from '../change';
import { checkModel } from '../checks/check-model';
import { createApplication } from '../create';

const WORDS =
  'a the with and or each has have title name date price rating from to 1 5 10 notes status (open, closed) : , . - \n - " \' ( ) / ? called sorted by newest first dark theme green no without add remove rename make required choice of as cards table list field fields call it everything €'.split(
    ' ',
  );
const prose = fc.array(fc.constantFrom(...WORDS), { maxLength: 40 }).map((words) => words.join(' '));
const anything = fc.oneof(
  fc.string({ maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  prose,
);
const create = (prompt: string) => createApplication(prompt, { name: 'Project' });

function expectValid(model: ReturnType<typeof create>['model']) {
  expect(applicationModelSchema.safeParse(model).success).toBe(true);
  expect(checkModel(model).filter((check) => !check.passed)).toEqual([]);
}

const FIELDS = [
  'song',
  'composer',
  'minutes',
  'tempo',
  'date practised',
  'mastered',
  'notes',
  'venue',
  'ticket price',
  'phone',
  'rating out of 10',
  'priority (low, high)',
];
const subset = fc.shuffledSubarray(FIELDS, { minLength: 3 });
const described = (prompt: string) =>
  create(prompt)
    .model.entities[0]?.fields.map(
      (field) =>
        `${field.name} ${field.type} ${(field.options ?? []).map((option) => option.label).join('/')}`,
    )
    .sort();
const listed = (fields: readonly string[]) => `${fields.slice(0, -1).join(', ')} and ${fields.at(-1) ?? ''}`;

const toFullLength = (piece: string) => piece.repeat(8000).slice(0, 8000);

/** Reads a text of full length: what is made of it, and in how many ms. */
function timed(piece: string): { readonly made: ReturnType<typeof create>; readonly time: number } {
  const text = toFullLength(piece);
  const started = performance.now();
  const made = create(text);
  return { made, time: performance.now() - started };
}

/** The shortest of up to three readings: what else the machine does makes it only longer, and one that is short will do. */
function bestTime(first: number, piece: string, enough: number): number {
  let best = first;
  for (let again = 0; again < 2 && best >= enough; again += 1) best = Math.min(best, timed(piece).time);
  return best;
}

describe('any text at all', () => {
  it('[PRJ-02] has no choice without words, whatever stands between bars', () => {
    for (const prompt of ['J[D|!', 'bikes with level low|!|?', 'tasks with state open / ! / done'])
      expectValid(create(prompt).model);
  });

  it('[PRJ-02] has no choice with one option twice', () => {
    for (const prompt of ['table or table', 'cars with status open or Open'])
      expectValid(create(prompt).model);
  });

  it('[PRJ-02] becomes a valid application, and the same one twice', () => {
    fc.assert(
      fc.property(anything, (prompt) => {
        const first = create(prompt);
        expectValid(first.model);
        expect(JSON.stringify(create(prompt))).toBe(JSON.stringify(first));
      }),
      { numRuns: 400 },
    );
  });

  it('[PRJ-03] changes a valid application into a valid one or leaves it alone', () => {
    const { model } = create(
      'practice journal with song, minutes, date, mastered, status (open, done) and notes',
    );
    fc.assert(
      fc.property(fc.array(anything, { minLength: 1, maxLength: 3 }), (messages) => {
        let current = model;
        for (const message of messages) {
          const result = changeApplication(current, message);
          if (result.kind !== 'changed') continue;
          expectValid(result.model);
          expect(result.model.next.field).toBeGreaterThanOrEqual(current.next.field);
          current = result.model;
        }
      }),
      { numRuns: 250 },
    );
  });

  it('[PRJ-02] takes for 8,000 characters of the worst kind at most eight times as long as for ordinary ones', () => {
    const ordinary = 'Track the bikes in our shop: frame number, brand, size (S, M, L), price, in stock. ';
    const usual = bestTime(timed(ordinary).time, ordinary, 0);
    for (const piece of [
      'a, ',
      '(((',
      '"\'',
      'x and ',
      'field: ',
      'or ',
      'the each has ',
      '1-5 ',
      'aaaaaaaa',
      '- \n',
    ]) {
      const { made, time } = timed(piece);
      expectValid(made.model);
      expect([piece, bestTime(time, piece, usual * 8) / usual < 8]).toEqual([piece, true]);
    }
  });
});

describe('the same wish in other words', () => {
  it('[PRJ-02] gives the same fields in any order of the list', () => {
    fc.assert(
      fc.property(subset, fc.integer(), (fields, seed) => {
        const turned = [
          ...fields.slice(Math.abs(seed) % fields.length),
          ...fields.slice(0, Math.abs(seed) % fields.length),
        ];
        expect(described(`a practice journal with ${listed(turned)}`)).toEqual(
          described(`a practice journal with ${listed(fields)}`),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('[PRJ-02] keeps what is told of a record where its list begins with it', () => {
    for (const first of ['notes', 'comments', 'remarks'])
      expect(described(`Make me a practice journal including ${first}, minutes, venue`)).toHaveLength(3);
  });

  it('[PRJ-02] gives the same fields with other verbs, cases and fillers', () => {
    fc.assert(
      fc.property(subset, (fields) => {
        const expected = described(`Build a practice journal with ${listed(fields)}`);
        const list = listed(fields);
        for (const prompt of [
          `please create a simple practice journal with ${list}.`,
          `I need a practice journal that has ${list}`,
          `practice journal: ${list}`,
          `Make me a practice journal including ${fields.join(', ')}`,
          `PRACTICE JOURNAL WITH ${list.toUpperCase()}`,
          `A practice journal. Fields: ${fields.join('; ')}`,
          `A practice journal\n${fields.map((field) => `- ${field}`).join('\n')}`,
          `a practice journal with a ${fields.join(', a ')}`,
        ]) {
          expect([prompt, described(prompt)]).toEqual([prompt, expected]);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('[PRJ-02] cuts a list at its marks alone, and loses nothing of it', () => {
    for (const [prompt, fields] of [
      ['A practice journal. Fields: tempo; date practised; rating out of 10', 3],
      ['a practice journal with a song, a mastered, a venue, a rating out of 10', 4],
      ['a practice journal with a minutes, a mastered, a notes, a ticket price, a rating out of 10', 5],
    ] as const)
      expect([prompt, described(prompt)?.length]).toEqual([prompt, fields]);
  });

  it("[PRJ-02] adds exactly one field for 'with a notes field'", () => {
    const without = FIELDS.filter((field) => field !== 'notes');
    fc.assert(
      fc.property(fc.shuffledSubarray(without, { minLength: 3 }), (fields) => {
        const before = described(`a practice journal with ${fields.join(', ')}`) ?? [];
        const after = described(`a practice journal with ${fields.join(', ')}, with a notes field`) ?? [];
        expect(after.filter((field) => !before.includes(field))).toEqual(['Notes longtext ']);
        expect(after).toHaveLength(before.length + 1);
      }),
      { numRuns: 40 },
    );
  });
});
