import { changeApplication } from '../../change';
import { create } from '../../create-testing';
import { columnsOf } from '../../emit/columns';

/** The answers to messages, one after the other. */
function answers(prompt: string, messages: readonly string[]): string[] {
  let { model } = create(prompt);
  return messages.map((message) => {
    const result = changeApplication(model, message);
    if (result.kind === 'changed') model = result.model;
    return result.answer;
  });
}

const CHORES = 'A list of chores with chore, person, due date and done.';
const CLIENTS =
  'A list of clients with name, company, email, phone, city, status (new, active, gone), since (date) and fee (money).';
const SCORED =
  'A list of clients with name, company, email, phone, city, status (new, active, gone), since (date), fee (money) and score (rating)';

describe('[READ-05] what a message changed is told once', () => {
  it('tells a figure and the place that shows it as one thing', () => {
    expect(
      answers(CHORES, [
        'how many chores each person has',
        'a chart of chores per month',
        'how many chores are done',
      ]),
    ).toEqual([
      'Figure Chores by person added. Page Overview added.',
      'Chart Chores per month added to Overview.',
      'Figure Chores, Done added to Overview.',
    ]);
  });

  it('tells two charts by their names', () => {
    const [, told] = answers(CHORES, [
      'how many chores are done',
      'chores by person and a chart of chores per month',
    ]);
    expect(told).toBe('Chart Chores by person added to Overview. Chart Chores per month added to Overview.');
  });

  it('says that one figure became two, and not where two were asked for', () => {
    const [two, asked] = answers(CHORES, [
      'how many chores each person did each month',
      'how many chores per person and per month',
    ]);
    expect(two).toContain('A figure is told apart by one thing: there is one by person and one per month.');
    expect(asked).not.toContain('told apart');
  });
});

describe('[READ-05] columns that make room are told of', () => {
  it('names the column that a new field took the place of', () => {
    expect(answers(CLIENTS, ['add a birthday'])).toEqual([
      'Field Birthday (a date) added to Client. City is no longer a column of the list of clients, which has room for 7.',
    ]);
  });

  it('says nothing where there is room, or where the field itself was removed', () => {
    expect(answers(CHORES, ['add a rating'])).toEqual([
      'Field Rating (a rating from 1 to 5) added to Chore.',
    ]);
    expect(answers(CLIENTS, ['remove the company'])[0]).not.toContain('no longer a column');
  });
});

describe('[MODEL-17] a field that holds another kind of value', () => {
  it.each(['make fee text', 'make score a number', 'make score text'])(
    'stays a column of the list: %s',
    (message) => {
      const { model } = create(SCORED);
      const result = changeApplication(model, message);
      if (result.kind !== 'changed') throw new Error(result.answer);
      expect(result.answer).not.toContain('no longer');
      const [before] = model.entities;
      const shown = before && columnsOf(before).flatMap(({ id }) => (id === before.labelField ? [] : [id]));
      const views = result.model.entities[0]?.views ?? [];
      const tables = views.filter((view) => view.kind === 'table');
      expect(tables.map((view) => view.fields)).toEqual([shown]);
    },
  );

  it.each([
    ['make status text', 'and with it the view By status', ['Table', 'Calendar']],
    ['make due date text', 'and with it the view Calendar', ['Table', 'By status']],
  ])('takes along the views that stand on what it was, and tells of them: %s', (message, told, left) => {
    const { model } = create('A list of tasks with title, status (new, active, done) and due date');
    const result = changeApplication(model, message);
    if (result.kind !== 'changed') throw new Error(result.answer);
    expect(result.answer).toContain(told);
    expect(result.model.entities[0]?.views.map(({ name }) => name)).toEqual(left);
  });

  it('leaves the list to itself where there is room', () => {
    const { model } = create(CHORES);
    const result = changeApplication(model, 'make due date text');
    if (result.kind !== 'changed') throw new Error(result.answer);
    expect(JSON.stringify(result.model.entities[0]?.views)).not.toContain('fields');
  });
});

describe('[READ-05] what was so already is told beside what was done', () => {
  it.each([
    ['add a phone number and sort by due date', "'sort by due date' (Chores already stand in this order)"],
    ['add notes, make chore required', "'make chore required' (Chore is required already)"],
    [
      'add a phone number, and it should be searchable',
      "'it should be searchable' (Every list can be searched)",
    ],
  ])('%s', (message, told) => {
    const { model } = create(CHORES);
    const result = changeApplication(model, message);
    expect(result.kind).toBe('changed');
    expect(result.answer).toContain('added to Chore.');
    expect(result.answer).toContain(`Nothing changed for ${told}.`);
  });

  it.each([
    ['add a phone number and export to Excel', 'export to Excel'],
    ['remove notes, colour everything green and print the list', 'print the list'],
  ])('and is part of what a plan tells: %s', (message, phrase) => {
    const result = changeApplication(create(CHORES.replace('and done', 'notes and done')).model, message);
    expect(result.kind === 'changed' && result.coverage).toEqual([
      { phrase, state: 'built', why: expect.stringMatching(/^Every list can be printed/) as string },
    ]);
  });

  it("and an order of two words that is not understood: 'print it'", () => {
    const { answer } = changeApplication(create(CHORES).model, 'add a phone number and print it');
    expect(answer).toContain("Not done: 'print it' (This was not understood).");
  });

  it('sorts where the order is another one', () => {
    expect(answers(CHORES, ['sort by chore', 'add a phone number and sort by due date'])[1]).toBe(
      'Field Phone number (a phone number) added to Chore. The list shows chores by due date, earliest first.',
    );
  });

  it('and beside what was not understood', () => {
    const [told] = answers(CHORES, ['sort by due date and frobnicate the widgets']);
    expect(told).toContain("I did not understand 'frobnicate the widgets', so nothing was changed.");
    expect(told).toContain("Nothing changed for 'sort by due date'");
  });
});

describe('[PRJ-03] what amounts are in', () => {
  const INVOICES = 'An invoices app with client, amount, donation and due date';

  it.each([
    ['change dollars to euros', 'EUR'],
    ['change $ to €', 'EUR'],
    ['swap USD for CHF', 'CHF'],
    ['show £ instead of $ and add notes', 'GBP'],
    ['dollars should be yen', 'JPY'],
  ])('%s', (message, currency) => {
    const result = changeApplication(create(INVOICES).model, message);
    expect(result.kind === 'changed' && result.model.format.currency).toBe(currency);
    expect(result.answer).toContain(`Amounts are now in ${currency}.`);
  });

  it('is one currency: the other amounts are told of where one is named', () => {
    expect(answers(INVOICES, ['make the donation in euros'])).toEqual([
      'Amounts are now in EUR. An application has one currency: Amount changed with Donation.',
    ]);
  });
});
