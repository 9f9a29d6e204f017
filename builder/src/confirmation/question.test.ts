import type { ApplicationModel, HeldRecords } from '@tessera/shared/contracts';
import { changeApplication } from '../change';
import { createApplication } from '../create';
import { readAnswer } from './answer';
import { askInWords, questionAbout } from './question';

const { model } = createApplication(
  'CRM with contacts (name, email, phone) and deals (title, amount, priority, stage: lead/won/lost, contact)',
  { name: 'CRM' },
);
const fieldKeys = new Map(
  model.entities.flatMap(({ fields }) => fields.map(({ key, name }): [string, string] => [name, key])),
);
const [contacts = '', deals = ''] = model.entities.map(({ id }) => id);
const lost =
  model.entities
    .flatMap(({ fields }) => fields.flatMap(({ options = [] }) => options))
    .find(({ label }) => label === 'Lost')?.id ?? '';

const nothing: HeldRecords = { records: {}, values: {}, options: {} };

function values(counts: Record<string, number>): HeldRecords {
  const byKey = Object.entries(counts).map(([name, count]): [string, number] => [
    fieldKeys.get(name) ?? name,
    count,
  ]);
  return { ...nothing, values: Object.fromEntries(byKey) };
}

function ask(message: string, held: HeldRecords | undefined, before: ApplicationModel = model) {
  const result = changeApplication(before, message);
  if (result.kind !== 'changed') throw new Error(result.answer);
  expect(result.blast.needsConfirmation).toBe(result.blast.records.length > 0);
  return questionAbout({ message, before, after: result.model, held });
}

describe('what is asked before records are reached', () => {
  it.each<[string, HeldRecords | undefined, string, string]>([
    ['remove the phone', values({ Phone: 12 }), '12 contacts will lose Phone.', 'Remove Phone'],
    ['remove the phone', values({ Phone: 1 }), '1 contact will lose Phone.', 'Remove Phone'],
    ['remove the phone', undefined, 'Contacts will lose Phone.', 'Remove Phone'],
    [
      'make the title a number',
      values({ Title: 3 }),
      'Title of 3 deals will become a number, or empty where it does not fit.',
      'Change Title',
    ],
    [
      'remove lost from the stages',
      { ...nothing, options: { [lost]: 1200 } },
      '1,200 deals with Lost will have no stage.',
      'Remove Lost',
    ],
    ['remove the deals', { ...nothing, records: { [deals]: 5 } }, '5 deals will be removed.', 'Remove deals'],
    ['remove the deals', undefined, 'All deals will be removed.', 'Remove deals'],
  ])('[MODEL-17] %s: %#', (message, held, text, confirm) => {
    expect(ask(message, held)).toMatchObject({ message, effects: [{ text }], confirm, keep: 'Keep it' });
  });

  it('[MODEL-17] asks nothing where no record has what goes', () => {
    expect(ask('remove the phone', values({ Email: 12 }))).toBeUndefined();
    expect(ask('remove the phone', nothing)).toBeUndefined();
    expect(ask('remove the deals', { ...nothing, records: { [contacts]: 4 } })).toBeUndefined();
  });

  describe('of a field that changed its type', () => {
    const phone = fieldKeys.get('Phone')?.replace(/\.\d+$/, '') ?? '';
    const retyped = changeApplication(model, 'make the phone a whole number');
    if (retyped.kind !== 'changed') throw new Error(retyped.answer);
    const counted = (counts: Record<string, number>) => ({ ...nothing, values: counts });

    it('[MODEL-17] speaks of what it shows now', () => {
      const held = counted({ [`${phone}.1`]: 12, [`${phone}.2`]: 2 });
      expect(ask('remove the phone', held, retyped.model)?.effects[0]?.text).toBe(
        '2 contacts will lose Phone.',
      );
      const emptied = counted({ [`${phone}.1`]: 12, [`${phone}.2`]: 0 });
      expect(ask('remove the phone', emptied, retyped.model)).toBeUndefined();
    });

    it.each([`${phone}.1`, phone])(
      '[MODEL-17] speaks of what it showed before, where nothing newer is known: %s',
      (key) => {
        const held = counted({ [key]: 12 });
        expect(ask('remove the phone', held, retyped.model)?.effects[0]?.text).toBe(
          '12 contacts will lose Phone.',
        );
      },
    );
  });

  it('[MODEL-17] asks nothing where records only gain, or show the same', () => {
    expect(ask('add a birthday', undefined)).toBeUndefined();
    expect(ask('rename phone to mobile', undefined)).toBeUndefined();
    expect(ask('make the title a long text', values({ Title: 3 }))).toBeUndefined();
  });

  describe('where a choice takes several', () => {
    const { model: one } = createApplication(
      'Build a list of books with title and genres (crime/essays/poetry)',
      { name: 'Books' },
    );
    const books: ApplicationModel = {
      ...one,
      entities: one.entities.map((entity) => ({
        ...entity,
        fields: entity.fields.map((field) => (field.type === 'choice' ? { ...field, many: true } : field)),
      })),
    };
    const genres = books.entities[0]?.fields.find(({ many }) => many === true);
    const idOf = (label: string) => genres?.options?.find((option) => option.label === label)?.id ?? label;
    const message = 'remove crime and essays from the genres';

    it('[MODEL-17] says of each option how many lose it, not that nothing is left', () => {
      const held = { ...nothing, options: { [idOf('Crime')]: 3, [idOf('Essays')]: 1, [idOf('Poetry')]: 3 } };
      const text = '3 books will lose Crime and 1 book will lose Essays.';
      expect(ask(message, held, books)).toMatchObject({
        effects: [{ text }],
        confirm: 'Remove Crime and Essays',
      });
      expect(ask(message, undefined, books)?.effects).toMatchObject([
        { text: 'Books will lose Crime and Essays.' },
      ]);
    });

    it('[MODEL-17] says the same when it is done', () => {
      const done = changeApplication(books, message);
      expect(done).toMatchObject({
        blast: { records: ['Records no longer show Crime and Essays in Genre; undo brings them back'] },
      });
    });
  });

  it('[MODEL-17] asks once about all that a message does', () => {
    const two = ask('remove the phone and the email', values({ Phone: 2, Email: 3 }));
    expect(two?.confirm).toBe('Remove Email and Phone');
    expect(two?.keep).toBe('Keep them');
    expect(two && askInWords(two)).toBe(
      '3 contacts will lose Email. 2 contacts will lose Phone. You can undo this.',
    );
  });
});

describe('answers', () => {
  const question = ask('remove the phone', undefined) ?? { message: '', effects: [], confirm: '', keep: '' };

  it.each([
    'yes',
    'Yes please.',
    'go on',
    'OK, go ahead',
    'sure',
    'do it',
    'remove Phone',
    'Yes, remove it',
    'Yes, remove Phone',
    'yes remove the phone',
    'ok, do it',
    'Yes, please remove the phone.',
  ])('[MODEL-17] takes %s for yes', (message) => {
    expect(readAnswer(message, question)).toBe('yes');
  });

  it.each([
    'no',
    'No thanks',
    'Keep it',
    'never mind',
    'cancel',
    'No, keep it.',
    'No, keep the phone',
    'never mind, keep Phone',
  ])('[MODEL-17] takes %s for no', (message) => {
    expect(readAnswer(message, question)).toBe('no');
  });

  it.each([
    'no, do it',
    'never mind, do it',
    'yes, keep it',
    'no, remove Phone',
    "ok, don't",
    'yes, do not remove the phone',
  ])('[MODEL-17] asks again where %s says both', (message) => {
    expect(readAnswer(message, question)).toBe('unclear');
  });

  it.each([
    'add a birthday',
    'yes or no field for paid',
    'no phone',
    'go to the list',
    'remove the email',
    'yes, and add a birthday',
    'ok, remove the email',
    'keep a log of calls',
  ])('[MODEL-17] takes %s for something else', (message) => {
    expect(readAnswer(message, question)).toBeUndefined();
  });
});
