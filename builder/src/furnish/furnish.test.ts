import type { ApplicationModel, Entity } from '@tessera/shared/contracts';
import { checkModel } from '../checks/check-model';
import { proveCoverage } from '../coverage/prove-coverage';
import { create } from '../create-testing';
import { contrast } from '../emit/look/color';
import { colorTokens } from '../emit/look/palette';
import { isKnownIcon } from '../emit/icons/emit-icons';
import { DOMAINS } from './look/domains';
import { readWords } from './words/read-words';

const modelOf = (prompt: string): ApplicationModel => create(prompt).model;

function entityOf(prompt: string): Entity {
  const [entity] = modelOf(prompt).entities;
  if (!entity) throw new Error('There is always a table');
  return entity;
}

/** What a field of the samples shows, as a person reads it. */
function shown(entity: Entity, name: string): (string | undefined)[] {
  const field = entity.fields.find((candidate) => candidate.name === name);
  return entity.samples.map(({ values }) => {
    const value = values[field?.id ?? ''];
    const option = field?.options?.find(({ id }) => id === value);
    return option?.label ?? (value === undefined ? undefined : String(value));
  });
}

const viewsOf = (prompt: string) => entityOf(prompt).views.map(({ kind }) => kind);

function tonesOf(prompt: string, name: string): (string | undefined)[] {
  const field = entityOf(prompt).fields.find((candidate) => candidate.name === name);
  return (field?.options ?? []).map(({ tone }) => tone);
}

const PROMPTS = [
  'A recipe box',
  'Bug tracker',
  'Plant care diary',
  'Invoices of my studio',
  'Gym log',
  'A reading list',
  'Trips we plan',
  'A zeppelin log',
];

describe('samples of an application made from words', () => {
  it('[MODEL-08] are six to eight for every table, and valid', () => {
    const models = [...PROMPTS, 'Books (title, author) and loans (book, borrower, due date, returned)'].map(
      modelOf,
    );
    const counts = models.flatMap(({ entities }) => entities.map(({ samples }) => samples.length));
    expect(counts.every((count) => count >= 6 && count <= 8)).toBe(true);
    expect(models.flatMap((model) => checkModel(model).filter(({ passed }) => !passed))).toEqual([]);
  });

  it('[MODEL-08] are named after what is kept', () => {
    expect(shown(entityOf('A recipe box'), 'Name')).toContain('Lemon lentil soup');
    expect(shown(entityOf('customers with name, email and phone'), 'Name')).toContain('Rosa Lindqvist');
    expect(shown(entityOf('customers with name, email and phone'), 'Email')).toContain(
      'rosa.lindqvist@example.com',
    );
    expect(shown(entityOf('zeppelins with name and length'), 'Name')).toContain('Harbour zeppelin');
  });

  it('[MODEL-08] have something behind and something ahead, and states that agree with it', () => {
    const tasks = entityOf('Tasks with title, due date and status (open, done)');
    const days = shown(tasks, 'Due date').map(Number);
    const states = shown(tasks, 'Status');
    expect(new Set(states)).toEqual(new Set(['Open', 'Done']));
    expect(days.some((day, index) => day < 0 && states[index] === 'Open')).toBe(true);
    expect(days.some((day, index) => day > 0 && states[index] === 'Open')).toBe(true);
    expect(days.every((day, index) => states[index] === 'Open' || day < 0)).toBe(true);
  });

  it('[MODEL-08] end after they began', () => {
    const bookings = entityOf('Bookings with guest, room, check in and check out');
    const [from, to] = ['Check in', 'Check out'].map((name) => shown(bookings, name).map(Number));
    expect(from?.length).toBeGreaterThan(5);
    expect(from?.every((day, index) => day < (to?.[index] ?? 0))).toBe(true);
  });

  it('[MODEL-08] are left out where nobody wants any', () => {
    expect(entityOf('A reading list with title and author, no sample data').samples).toEqual([]);
  });

  it('[MODEL-16] make no phrase built', () => {
    const model = modelOf('customers with name, email and phone');
    expect(proveCoverage(model, [{ phrase: 'Rosa Lindqvist', asks: 'subject' }])).toEqual([
      { phrase: 'Rosa Lindqvist', state: 'different', why: 'It keeps customers' },
    ]);
  });
});

describe('a view that was asked for', () => {
  const stateOf = (prompt: string, word: string) =>
    create(prompt).coverage.find(({ phrase }) => phrase.includes(word))?.state;

  it('[MODEL-16] is built where the application has it', () => {
    const tasks = 'tasks with title, due date and status (open, done), ';
    expect(stateOf(`${tasks}a calendar of tasks`, 'calendar')).toBe('built');
    expect(stateOf(`${tasks}a kanban board`, 'board')).toBe('built');
  });

  it('[MODEL-16] is missing where it has none, or where more is asked for than a view', () => {
    expect(stateOf('expenses with description, amount and a calendar', 'calendar')).toBe('missing');
    expect(stateOf('tasks with title, due date and a calendar synced with Google', 'calendar')).toBe(
      'missing',
    );
  });
});

describe('the look of an application made from words', () => {
  it('[MODEL-09] is another one for another domain, and the same for the same words', () => {
    const themes = PROMPTS.map((prompt) => modelOf(prompt).theme);
    expect(new Set(themes.map(({ accent }) => accent)).size).toBe(PROMPTS.length);
    expect(new Set(themes.map(({ font }) => font)).size).toBeGreaterThanOrEqual(3);
    expect(PROMPTS.map((prompt) => modelOf(prompt).theme)).toEqual(themes);
  });

  it('[MODEL-09] gives what is kept its icon', () => {
    expect(modelOf('A recipe box')).toMatchObject({
      theme: { icon: 'chef-hat' },
      entities: [{ icon: 'chef-hat' }],
    });
  });

  it('[MODEL-09] is what the words say where they say something', () => {
    expect(modelOf('A recipe box, dark, with a teal accent').theme).toMatchObject({
      mode: 'dark',
      accent: '#008080',
    });
  });

  it('[MODEL-09] has accents that can be read in both themes, and icons that are there', () => {
    const pairs = DOMAINS.flatMap(({ accents }) => accents).flatMap((accent) =>
      (['light', 'dark'] as const).map((scheme) => colorTokens(accent, scheme)),
    );
    for (const { accent = '', bg = '', 'accent-fill': fill = '', 'on-accent': on = '' } of pairs) {
      expect(contrast(accent, bg)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(on, fill)).toBeGreaterThanOrEqual(4.5);
    }
    const icons = DOMAINS.flatMap((domain) => readWords(domain.icons).map(([, [icon]]) => icon));
    expect(icons.filter((icon) => !isKnownIcon(icon))).toEqual([]);
  });

  it.each([
    [
      'jobs with title and status (new, in progress, done, cancelled)',
      'Status',
      ['info', 'accent', 'good', 'bad'],
    ],
    ['orders with item and stage (requested, waiting, shipped)', 'Stage', ['info', 'warning', 'good']],
    ['tickets with title and priority (low, high, urgent)', 'Priority', [undefined, 'warning', 'bad']],
    ['books with title and genre (new wave, crime, essays)', 'Genre', [undefined, undefined, undefined]],
  ])('[MODEL-09] colours states by what they mean: %s', (prompt, name, tones) => {
    expect(tonesOf(prompt, name)).toEqual(tones);
  });
});

describe('views of an application made from words', () => {
  it.each([
    ['tasks with title, due date and status (open, done)', ['table', 'board', 'calendar']],
    ['expenses with description, amount, date and category', ['table', 'list', 'cards']],
    ['appointments with name and date and time', ['table', 'calendar']],
    ['tasks with title and status (open, done), shown as cards', ['cards', 'board']],
    ['tasks with title, due date and status (open, done), no calendar', ['table', 'board']],
  ])('[MODEL-04] fit what is kept: %s', (prompt, kinds) => {
    expect(viewsOf(prompt)).toEqual(expect.arrayContaining(kinds));
    expect(viewsOf(prompt).length).toBeLessThanOrEqual(3);
  });

  it('[MODEL-04] open with the table, and with the board where a pipeline is asked for', () => {
    const openingOf = ({ views, defaultView }: Entity) => views.find(({ id }) => id === defaultView)?.kind;
    expect(openingOf(entityOf('tasks with title and status (open, done)'))).toBe('table');
    expect(openingOf(entityOf('Sales pipeline with title, amount and stage (lead, won, lost)'))).toBe(
      'board',
    );
  });
});
