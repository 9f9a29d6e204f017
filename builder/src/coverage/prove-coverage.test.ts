import { createApplication } from '../create';
import { buildEntity, buildField, buildModel } from '../emit/build-model';
import type { Claim, Said } from './claim';
import { proveCoverage } from './prove-coverage';

const model = buildModel({
  title: 'Order book',
  entities: [
    buildEntity({
      name: 'Order',
      plural: 'Orders',
      fields: [
        buildField(1, { name: 'Customer' }),
        buildField(2, { name: 'Amount', type: 'money' }),
        buildField(3, { name: 'Total', type: 'money' }),
        buildField(4, { name: 'Picked up', type: 'date' }),
      ],
    }),
  ],
});

const prove = (...said: Said[]) => proveCoverage(model, said);
const field = (phrase: string, name: string): Claim => ({ phrase, asks: 'field', name });
const changes = (
  phrase: string,
  ...operations: Extract<Claim, { asks: 'changes' }>['operations']
): Claim => ({
  phrase,
  asks: 'changes',
  operations,
});

describe('what counts as built', () => {
  it('[MODEL-16] takes a field for built when the model has it, and names it', () => {
    expect(prove(field('the amount', 'Amount'))).toEqual([
      { phrase: 'the amount', state: 'built', nodes: ['f2'] },
    ]);
    expect(prove(field('the weight', 'Weight'))).toMatchObject([{ state: 'missing' }]);
  });

  it('[MODEL-16] takes no field that is typed in for the figure that was asked for', () => {
    const [said] = prove(field('show the total of all orders', 'Total'));
    expect(said).toMatchObject({ state: 'missing', why: expect.stringContaining('This figure') as string });
    const computed = {
      ...model,
      entities: model.entities.map((entity) => ({
        ...entity,
        fields: entity.fields.map((one) => (one.id === 'f3' ? { ...one, computed: 'f2 * 2' } : one)),
      })),
    };
    expect(proveCoverage(computed, [field('show the total of all orders', 'Total')])).toMatchObject([
      { state: 'built' },
    ]);
  });

  it.each([
    ['amounts', 'Amount is still there'],
    ['dates', 'Picked up is still there'],
  ])('[MODEL-16] takes "without %s" for built only when they are not there', (noun, why) => {
    expect(prove({ phrase: `without ${noun}`, asks: 'absence', nouns: [noun] })).toMatchObject([
      { state: 'missing', why },
    ]);
  });

  it('[MODEL-16] takes "without pictures" for built where there are none', () => {
    expect(prove({ phrase: 'no pictures', asks: 'absence', nouns: ['pictures'] })).toMatchObject([
      { state: 'built' },
    ]);
  });

  it('[MODEL-16] takes a change for built when the finished model still has it', () => {
    const sorted = changes('sorted by amount', { kind: 'setSort', field: 'f2', direction: 'asc' });
    const titled = changes('call it Sales', { kind: 'setTitle', title: 'Sales' });
    expect(prove(sorted, titled).map(({ state }) => state)).toEqual(['missing', 'missing']);
    expect(prove(changes('call it so', { kind: 'setTitle', title: 'Order book' }))).toMatchObject([
      { state: 'built' },
    ]);
  });

  it('[MODEL-16] says what it keeps instead where nothing carries the words', () => {
    expect(prove({ phrase: 'a zeppelin log', asks: 'subject' })).toEqual([
      { phrase: 'a zeppelin log', state: 'different', why: 'It keeps orders' },
    ]);
    expect(prove({ phrase: 'each order has', asks: 'subject' })).toMatchObject([
      { state: 'built', nodes: ['title', 'e1'] },
    ]);
  });

  it('[MODEL-16] names the checks that show a change or a refusal', () => {
    const prompt =
      'tasks with title, due date, status (open, done), a kanban board; validation; sorted by due date';
    const { coverage } = createApplication(prompt, { name: 'x' });
    const checksOf = (phrase: string) => coverage.find((part) => part.phrase === phrase)?.behaviours;
    expect(checksOf('sorted by due date')).toEqual(['e1.order']);
    expect(checksOf('validation')).toEqual(['f1.required']);
    expect(checksOf('a kanban board')).toEqual([
      expect.stringMatching(/^v\d+\.shows$/),
      expect.stringMatching(/^v\d+\.move$/),
    ]);
  });

  it('[MODEL-16] names the checks that perform what every application promises', () => {
    const promise = (phrase: string, of: 'search' | 'design'): Claim => ({
      phrase,
      asks: 'promise',
      promise: of,
      why: 'Every list can be searched',
    });
    expect(prove(promise('search', 'search'))).toMatchObject([{ state: 'built', behaviours: ['e1.search'] }]);
    expect(prove(promise('a clean design', 'design'))).toMatchObject([{ state: 'different' }]);
  });
});

describe('wishes at the end of a list of fields', () => {
  it.each([
    'show the total each month',
    "don't let two overlap",
    'a board by status',
    'tell me which ones are late',
    'make sure each table has at most 8',
    'let me filter by customer',
    'count how many there are',
    'work out the average per week',
  ])('[MODEL-16] accounts for "%s" and makes no field of it', (wish) => {
    const { model: made, coverage } = createApplication(`orders with customer, price, date and ${wish}`, {
      name: 'x',
    });
    expect(made.entities[0]?.fields.map(({ name }) => name)).toEqual(['Customer', 'Price', 'Date']);
    const states = coverage.filter(({ phrase }) => wish.includes(phrase)).map(({ state }) => state);
    expect(['built', 'missing', 'different']).toContain(states.at(-1));
  });

  it.each([
    ['show number', 'Show number'],
    ['check in date', 'Check in date'],
    ['total', 'Total'],
    ['mark out of 100', 'Mark'],
    ["can't eat nuts", "Can't eat nuts"],
    ['list price', 'List price'],
  ])('[MODEL-16] still takes "%s" for a field', (phrase, name) => {
    const { model: made } = createApplication(`entries with title, ${phrase}, place and notes`, {
      name: 'x',
    });
    expect(made.entities[0]?.fields.map((one) => one.name)).toContain(name);
  });
});

describe('what a prompt asks for beyond its fields', () => {
  it.each([
    ['Membership list: name, email, joined; only members over 18', 'only members over 18', 'This filter'],
    ['Band gigs with venue, date, fee; how much is outstanding', 'how much is outstanding', 'This figure'],
    [
      'Job applications with company, role, stage; duplicate a record',
      'duplicate a record',
      'cannot do that',
    ],
    ['Study planner with subject, topic, deadline; progress bar', 'progress bar', 'This chart'],
  ])('[MODEL-16] makes no field of a rule, a figure or an action: %s', (prompt, phrase, why) => {
    const { coverage, model: made } = createApplication(prompt, { name: 'My app' });
    const part = coverage.find((one) => one.phrase.includes(phrase));
    expect(part).toMatchObject({ state: 'missing', why: expect.stringContaining(why) as string });
    expect(made.entities.flatMap(({ fields }) => fields.map(({ name }) => name.toLowerCase()))).not.toContain(
      phrase,
    );
  });

  it.each([
    ['Babysitters with child, hours, rate, pay = hours × rate', 'pay = hours × rate', 'Pay'],
    ['Complaints with customer, opened, closed, average days open', 'average days open', 'Average days open'],
  ])('[MODEL-16] works out what a list of fields asks to be worked out: %s', (prompt, phrase, name) => {
    const { coverage, model: made } = createApplication(prompt, { name: 'My app' });
    expect(coverage.find((one) => one.phrase === phrase)?.state).toBe('built');
    const field = made.entities[0]?.fields.find((one) => one.name === name);
    expect(field?.computed ?? made.metrics.find((one) => one.name === name)).toBeDefined();
  });

  it.each([
    ['Room booking with room, person, start, end; bookings cannot overlap', 'bookings cannot overlap'],
    ['Volunteers and shifts, no overlaps', 'no overlaps'],
    ['Shop sales with product, date, amount; top products', 'top products'],
  ])('[MODEL-16] builds the rule or figure that stands behind a list: %s', (prompt, phrase) => {
    const { coverage, model: made } = createApplication(prompt, { name: 'My app' });
    expect(coverage.find((one) => one.phrase === phrase)?.state).toBe('built');
    expect([...made.metrics, ...made.entities.flatMap(({ rules }) => rules)]).not.toEqual([]);
  });

  it('[MODEL-16] leaves out what is said to be left out, and no more', () => {
    const { coverage } = createApplication('A recipe box without photos, with title, minutes and rating', {
      name: 'x',
    });
    const built = coverage.filter(({ state }) => state === 'built').map(({ phrase }) => phrase);
    expect(built).toEqual(expect.arrayContaining(['without photos', 'title', 'minutes', 'rating']));
  });
});
