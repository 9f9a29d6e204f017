import type { ApplicationModel, HeldRecords } from '@tessera/shared/contracts';
import { answerQuestion } from './answer-question';
import { knownOf } from './known-testing';

const LAUNCHES = knownOf('Rocket launches with name, rocket, date, cost, status (planned, launched, lost)');
const CHORES = knownOf('Household chores. People with a name. Chores with title, person, due date, done');
const LOANS = knownOf('Loans with book, lent on, due date, borrower');

const optionOf = ({ entities }: ApplicationModel, label: string) =>
  entities
    .flatMap(({ fields }) => fields.flatMap(({ options = [] }) => options))
    .find((one) => one.label === label)?.id ?? '';
const keyOf = ({ entities }: ApplicationModel, name: string) =>
  entities.flatMap(({ fields }) => fields).find((field) => field.name === name)?.key ?? '';

const LOST: HeldRecords = {
  records: { e1: 14 },
  values: {},
  options: { [optionOf(LAUNCHES.model, 'Lost')]: 3, [optionOf(LAUNCHES.model, 'Planned')]: 5 },
  flags: {},
};
const DONE: HeldRecords = {
  records: { e1: 9, e2: 2 },
  values: {},
  options: {},
  flags: { [keyOf(CHORES.model, 'Done')]: 4 },
};

const say = (known: typeof LAUNCHES, question: string, held?: HeldRecords) =>
  answerQuestion(question, { ...known, held }).answer;

describe('[SCR-02] a question about records', () => {
  it.each([
    ['how many launches are there?', 'You have entered 14 rocket launches in the preview.'],
    ['How many rocket launches do we have', 'You have entered 14 rocket launches in the preview.'],
    [
      'how many launches were lost?',
      '3 of the 14 rocket launches that you entered in the preview: where Status is Lost.',
    ],
    [
      'How many lost launches are there?',
      '3 of the 14 rocket launches that you entered in the preview: where Status is Lost.',
    ],
    [
      'number of planned launches',
      '5 of the 14 rocket launches that you entered in the preview: where Status is Planned.',
    ],
    [
      'how many launches were not lost?',
      '11 of the 14 rocket launches that you entered in the preview: where Status is not Lost.',
    ],
    [
      'how many launches are planned or lost?',
      '8 of the 14 rocket launches that you entered in the preview: where Status is Planned or Lost.',
    ],
  ])('is answered by what the page counted: %s', (question, answer) => {
    expect(say(LAUNCHES, question, LOST)).toBe(`${answer} Samples are not counted.`);
  });

  it.each([
    ['how many chores are done?', '4 of the 9 chores that you entered in the preview: where Done is yes.'],
    ['how many chores are not done', '5 of the 9 chores that you entered in the preview: where Done is no.'],
    [
      'how many chores are still open?',
      '5 of the 9 chores that you entered in the preview: where Done is no.',
    ],
    ['how many people are there', 'You have entered 2 people in the preview.'],
  ])('counts what says yes or no: %s', (question, answer) => {
    expect(say(CHORES, question, DONE)).toBe(`${answer} Samples are not counted.`);
  });

  it('says that there is nothing yet', () => {
    const none = { records: {}, values: {}, options: {}, flags: {} };
    expect(say(LAUNCHES, 'how many launches were lost?', none)).toBe(
      'You have entered no rocket launches in the preview yet. Samples are not counted.',
    );
  });

  it.each([
    [LAUNCHES, 'how many launches were lost?', 'How many rocket launches there are where Status is Lost'],
    [
      LAUNCHES,
      'which launches are planned for May?',
      'Which rocket launches there are where Status is Planned and Date is in May',
    ],
    [
      LAUNCHES,
      'which launches are in June 2026?',
      'Which rocket launches there are where Date is in June 2026',
    ],
    [
      CHORES,
      'how many chores does each person still have?',
      'How many chores there are for each Person where Done is no',
    ],
    [CHORES, 'who did the most chores?', 'Which Person has the most chores where Done is yes'],
    [CHORES, 'which chores are due this week?', 'Which chores there are where Due date is this week'],
    [CHORES, 'which chores are not done?', 'Which chores there are where Done is no'],
  ])('says how it was understood where nobody counted that', (known, question, start) => {
    expect(say(known, question)).toBe(
      `${start} is not known here, as records are kept in the browser. The tab Data shows them.`,
    );
  });

  it('says how the same comes into the application', () => {
    expect(say(CHORES, 'who has the fewest chores?')).toMatch(
      / In Build, “Show how many chores there are by person” puts it on a page\.$/,
    );
  });

  it.each([
    [
      LAUNCHES,
      'how many launches did Anna watch?',
      'nothing of rocket launches says what ‘anna’ and ‘watch’ mean',
    ],
    [LAUNCHES, 'which launches are overdue?', 'nothing of rocket launches says what ‘overdue’ means'],
    [
      LAUNCHES,
      'how many launches does each pilot have?',
      'no field of rocket launches says which pilot it is',
    ],
    [
      LAUNCHES,
      'how many launches are still open?',
      'no one field of rocket launches says which of them are done',
    ],
    [LOANS, 'which loans are in May?', 'loans have several dates, Lent on and Due date, and none was named'],
  ])('says what is not known, and guesses nothing', (known, question, problem) => {
    expect(say(known, question, LOST)).toBe(`This is not known: ${problem}.`);
  });

  it.each([
    [LAUNCHES, 'What does a launch store?', /stores 5 fields/],
    [LAUNCHES, 'How many fields does a launch have?', /has 5 fields/],
    [LAUNCHES, 'Which options does the status have?', /Planned, Launched and Lost/],
    [CHORES, 'How many chores can a person have?', /not known here/],
  ])('leaves what asks about the application to other answers', (known, question, answer) => {
    expect(say(known, question, LOST)).toMatch(answer);
  });
});
