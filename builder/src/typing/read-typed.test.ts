import { createApplication } from '../create';
import { readTyped, type TypedReading } from './index';

const marksOf = (text: string, { spans }: TypedReading) =>
  spans.map(({ start, end, mark }) => `${mark}: ${text.slice(start, end)}`);

const read = (text: string) => marksOf(text, readTyped(text));

describe('a prompt while it is typed', () => {
  const PROMPT =
    'Track the tools I lend to neighbours. For each loan: tool, lent on, due date and whether it is back. Show loans per month as a chart.';

  it('[READ-06] shows its records with the types of their fields', () => {
    const { records } = readTyped(PROMPT);
    const [loan] = records.filter(({ name }) => name === 'Loan');
    expect(loan?.fields).toEqual(
      expect.arrayContaining([
        { name: 'Tool', type: 'text' },
        { name: 'Lent on', type: 'date' },
        { name: 'Due date', type: 'date' },
      ]),
    );
  });

  it('[READ-06] marks what became of its words', () => {
    expect(read(PROMPT)).toEqual(
      expect.arrayContaining(['record: loan', 'field: tool', 'field: lent on', 'field: due date']),
    );
  });

  it('[READ-06] tells what is wished for', () => {
    expect(readTyped(PROMPT).wishes.map(({ kind }) => kind)).toEqual(['figure']);
  });

  it.each([
    [
      'Honey jars with kind and price. Use this as the logo. Show it on the jars page.',
      ['picture', 'picture'],
    ],
    ['Guests: name, table. Put the attached photo at the top of the guests page', ['picture']],
    ['Guests: name, table. Show them on a board by table', ['view']],
    // The photo is one of theirs.
    ['Jars: name, photo. Show the photo on the list', ['view']],
  ])('[READ-06] tells a wish for a picture from one for a view: %s', (text, kinds) => {
    expect(readTyped(text).wishes.map(({ kind }) => kind)).toEqual(kinds);
  });

  it('[READ-06] has its marks in order, without overlaps, at the letters that were typed', () => {
    const odd = 'Dogs:\n- name\n- born “when”\n\n- weight (kg)…   \n\tand a plumbus, sorted by name';
    for (let length = 0; length <= odd.length; length += 1) {
      const text = odd.slice(0, length);
      let at = 0;
      for (const { start, end } of readTyped(text).spans) {
        expect(start).toBeGreaterThanOrEqual(at);
        expect(end).toBeGreaterThan(start);
        at = end;
      }
      expect(at).toBeLessThanOrEqual(text.length);
    }
  });

  it('[READ-06] leaves words grey that nobody knows, once they are typed to their end', () => {
    expect(read('I once had a lovely gromblefitz in the garden')).toEqual(['unknown: gromblefitz']);
    expect(read('I once had a lovely gromblefitz')).toEqual([]);
  });

  it('[READ-06] takes neither names, figures nor quotations for unknown', () => {
    expect(read('Hello, we are Zwiebelmann & Krankenfeld at 44b "Xyloqu hof", since 1998.')).toEqual([]);
  });

  it('[READ-06] marks nothing where it is clear that the words are of another language', () => {
    const text =
      'Ich möchte eine Liste für meine Bücher mit Titel und Autor, und wann ich sie gelesen habe. ';
    expect(readTyped(text)).toEqual({ spans: [], records: [], wishes: [] });
  });

  it.each(['', ' \n ', '?!', '\u0000', '((((', "'", '\ud83d\udc36', 'a'.repeat(9000), 'name, '.repeat(300)])(
    '[READ-06] reads any text: %#',
    (text) => {
      expect(readTyped(text)).toEqual(readTyped(text));
    },
  );
});

describe('a message while it is typed', () => {
  const { model } = createApplication(
    'Loans: tool, lent on, status (out, returned). Borrowers: name, phone.',
    { name: 'Shed' },
  );
  const about = (text: string) => marksOf(text, readTyped(text, model));

  it('[READ-06] has the names of the application marked, and what is to be done with them', () => {
    expect(about('rename the borrowers and hide status returned')).toEqual([
      'wish: rename',
      'record: borrowers',
      'wish: hide',
      'field: status',
      'field: returned',
    ]);
  });

  it('[READ-06] shows which tables and fields it is about', () => {
    const { records } = readTyped('sort loans by lent on', model);
    expect(records).toEqual([{ name: 'Loan', fields: [{ name: 'Lent on', type: 'date' }] }]);
  });

  it('[READ-06] shows what is new with its type, and says nothing of where it goes', () => {
    const { records } = readTyped('add a due date and an email', model);
    expect(records).toEqual([
      {
        name: undefined,
        fields: [
          { name: 'Due date', type: 'date' },
          { name: 'Email', type: 'email' },
        ],
      },
    ]);
  });

  it('[READ-06] makes no field of words that only join others', () => {
    expect(about('add an email to the loans from now on')).toEqual([
      'wish: add',
      'field: email',
      'record: loans',
    ]);
  });

  it('[READ-06] leaves words grey that nobody knows', () => {
    expect(about('make the gromblefitz required ')).toEqual(['wish: make', 'unknown: gromblefitz']);
  });
});
