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
  it('[MODEL-08] are several for every table, and valid', () => {
    const models = [...PROMPTS, 'Books (title, author) and loans (book, borrower, due date, returned)'].map(
      modelOf,
    );
    const counts = models.flatMap(({ entities }) => entities.map(({ samples }) => samples.length));
    expect(counts.every((count) => count >= 4 && count <= 12)).toBe(true);
    expect(models.flatMap((model) => checkModel(model).filter(({ passed }) => !passed))).toEqual([]);
  });

  it('[MODEL-08] take the names of what else is kept, and plain ones of what nobody knows', () => {
    const { entities } = modelOf('clients with name and town, and bells with name, client and klirrfaktor');
    const [clients, bells] = entities;
    if (!clients || !bells) throw new Error('There are two tables');
    const ids = clients.samples.map(({ id }) => id);
    expect(shown(bells, 'Client').filter((id) => id === undefined || !ids.includes(id))).toEqual([]);
    expect(new Set(shown(bells, 'Client')).size).toBeGreaterThan(1);
    expect(shown(bells, 'Klirrfaktor').slice(0, 2)).toEqual(['Klirrfaktor 1', 'Klirrfaktor 2']);
  });

  it('[MODEL-08] are named after what is kept', () => {
    expect(shown(entityOf('A recipe box'), 'Name')).toContain('Leek and potato soup');
    expect(shown(entityOf('customers with name, email and phone'), 'Name')).toContain('Rosa Lindqvist');
    expect(shown(entityOf('customers with name, email and phone'), 'Email')).toContain(
      'rosa.lindqvist@example.com',
    );
    expect(shown(entityOf('zeppelins with name and length'), 'Name')).toContain('Harbour zeppelin');
  });

  it('[MODEL-08] are named by their own noun, not by that of another trade', () => {
    expect(shown(entityOf('Cake orders: couple, wedding date, price'), 'Couple')).toContain('Harbour couple');
    expect(shown(entityOf('Honey jars (name, size, price)'), 'Name')).toContain('Harbour honey jar');
  });

  it('[MODEL-08] have a part that is smaller than its whole, and no two amounts alike', () => {
    const order = entityOf('Cake orders: couple, deposit paid, price, insurance amount');
    const amounts = (name: string) => shown(order, name).map(Number);
    const prices = amounts('Price');
    expect(amounts('Deposit paid').every((deposit, place) => deposit < (prices[place] ?? 0))).toBe(true);
    expect(amounts('Insurance amount').every((amount, place) => amount !== prices[place])).toBe(true);
  });

  it('[MODEL-08] have the days of a record in their order', () => {
    const boat = entityOf('Boats: name, arrival date, launch date');
    const launched = shown(boat, 'Launch date').map(Number);
    expect(launched).toHaveLength(6);
    expect(shown(boat, 'Arrival date').every((day, place) => Number(day) < (launched[place] ?? 0))).toBe(
      true,
    );
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

  it.each(['test results', 'tests'])('[MODEL-08] stay where nobody wants any %s', (noun) => {
    expect(entityOf(`Patients with name and age, no ${noun}`).samples).not.toEqual([]);
  });

  it.each([
    ['competitors', 1950, 2005],
    ['applications', 1950, 2005],
    ['dogs', 2010, 2030],
  ])('[MODEL-08] of %s were born when such are', (records, first, last) => {
    const days = shown(entityOf(`${records} with name and date of birth`), 'Date of birth');
    const years = days.map((day) => Number(day?.slice(0, 4)));
    expect(years.length).toBeGreaterThan(5);
    expect(years.every((year) => year >= first && year <= last)).toBe(true);
  });

  it.each([
    ['warranty years', 'Warranty years', 0, 50],
    ['years of experience', 'Years of experience', 0, 50],
    ['vintage', 'Vintage', 1900, 2030],
    ['model year', 'Model year', 1900, 2030],
  ])('[MODEL-08] tell a count of years from a year: %s', (words, name, least, most) => {
    const years = shown(entityOf(`things with name, ${words} as a number and place`), name).map(Number);
    expect(years.length).toBeGreaterThan(5);
    expect(years.every((year) => year >= least && year <= most)).toBe(true);
  });

  it('[MODEL-08] take a word for itself, not for a part of another', () => {
    const regions = entityOf('regions with name, manager and heartland stores as a number');
    expect(Math.max(...shown(regions, 'Heartland stores').map(Number))).toBeLessThanOrEqual(40);
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

  it.each([
    ['title, status (open, done), priority (low, high), a kanban board by priority', 'board', 'By priority'],
    ['title, due date, start date, status (open, done). A calendar of start dates', 'calendar', 'Start date'],
  ])('[MODEL-04] goes by the field that was named: tasks with %s', (words, kind, by) => {
    const tasks = entityOf(`tasks with ${words}`);
    const nameOf = (id: string) => tasks.fields.find((field) => field.id === id)?.name;
    const shownBy = tasks.views.flatMap((view) =>
      view.kind === 'board' ? [view.name] : view.kind === 'calendar' ? [nameOf(view.start)] : [],
    );
    expect(shownBy).toContain(by);
    expect(stateOf(`tasks with ${words}`, kind)).toBe('built');
  });

  it.each([
    [
      'title, due date, status (open, done) and assignee, a board by assignee',
      'board',
      'The board goes by status',
    ],
    [
      'title, due date, status (open, done), a calendar by title',
      'calendar',
      'The calendar goes by due date',
    ],
  ])('[MODEL-16] is different where it goes by another field: tasks with %s', (words, kind, why) => {
    const { coverage } = create(`tasks with ${words}`);
    expect(coverage.find(({ phrase }) => phrase.includes(kind))).toMatchObject({ state: 'different', why });
  });

  it('[MODEL-16] is not built where only one of two is there', () => {
    const model = modelOf('tasks with title and status (open, done)');
    const both = {
      phrase: 'a board and a chart',
      state: 'missing',
      why: 'Charts are not built yet',
    } as const;
    expect(proveCoverage(model, [both])).toEqual([both]);
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

  it('[MODEL-09] gives what is kept its icon, and the application another one', () => {
    expect(entityOf('recipes with name and minutes').icon).toBe('chef-hat');
    for (const { theme, entities } of [...PROMPTS, 'Meals and recipes', 'Zeppelins and klirrs'].map(
      modelOf,
    )) {
      expect(isKnownIcon(theme.icon)).toBe(true);
      expect(entities.map(({ icon }) => icon)).not.toContain(theme.icon);
    }
  });

  it.each([
    'Hives (name, place), honeys (name, jars)',
    'Flowers (name, colour), bouquets (name, price)',
    'Recipes (title, time), cakes (name, price), menu items (name, price)',
  ])('[MODEL-09] gives no two sections one icon: %s', (prompt) => {
    const icons = modelOf(prompt).entities.map(({ icon }) => icon);
    expect(icons.length).toBeGreaterThan(1);
    expect(icons).not.toContain(undefined);
    expect(new Set(icons).size).toBe(icons.length);
  });

  it('[MODEL-09] is what the words say where they say something', () => {
    expect(modelOf('Recipes with name and minutes, dark, with a teal accent').theme).toMatchObject({
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
    const icons = DOMAINS.flatMap((domain) => [
      ...readWords(domain.icons).map(([, [icon]]) => icon),
      ...domain.marks,
    ]);
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
