import { changeApplication } from '../../change';
import { accessBy, shop, signInBy } from '../access/access-testing';

/** What a message adds, in short: 'Customer.Login text'. */
function added(message: string, model = shop): string {
  const result = changeApplication(model, message);
  if (result.kind !== 'changed') return 'nothing';
  const before = new Set(model.entities.flatMap(({ fields }) => fields.map(({ id }) => id)));
  return result.model.entities
    .flatMap(({ name, fields }) =>
      fields.filter(({ id }) => !before.has(id)).map((field) => `${name}.${field.name} ${field.type}`),
    )
    .join(', ');
}

const LOGIN = 'Customer.Login text';
const BOTH = `${LOGIN}, Customer.Note longtext`;

describe('a login in a list of columns', () => {
  it.each([
    ['add a login and a note to customers', BOTH],
    ['Please add a login and a note to our customers.', BOTH],
    ['could you add a login and a note to the customers?', BOTH],
    ['add a login plus a note to each customer', BOTH],
    ['insert login & note into the customers table', BOTH],
    ['add a note and a login to customers', BOTH],
    ['add login, note and phone to customers', BOTH],
    [
      'add a login, a password hint and a note to customers',
      `${LOGIN}, Customer.Password hint text, Customer.Note longtext`,
    ],
    ['add a portal login and a fax to customers', 'Customer.Portal login text, Customer.Fax phone'],
    ['customers: add a login and a note', BOTH],
    ['in customers, add a login and a note', BOTH],
    ['add to customers: a login, a note', BOTH],
    [
      'give each customer a login, a website and a note',
      `${LOGIN}, Customer.Website url, Customer.Note longtext`,
    ],
    ['customers should have a login and a note', BOTH],
    ['I want a login and a note on customers', BOTH],
    ['add the columns login and note to customers', BOTH],
    ['add a login field to customers', LOGIN],
    ['add a field called login to customers', LOGIN],
    ['add a login to customers', LOGIN],
    [
      'add a login and a website to customers and a due time to tasks',
      `${LOGIN}, Customer.Website url, Task.Due time date`,
    ],
    ['add a login and a note to customers and sort orders by total', BOTH],
  ])('[READ-05] is one: %s', (message, fields) => {
    expect(added(message)).toBe(fields);
    expect(signInBy(message)).toBe('nobody');
  });

  it('[READ-05] is told of in the words of the message, without the one that it was read with', () => {
    const result = changeApplication(shop, 'add a login and a note to customers');
    expect(JSON.stringify(result)).not.toMatch(/username|loginname/i);
    expect(result.answer).toContain('Field Login (text) added to Customer');
  });

  it('[READ-05] is one of a new table', () => {
    expect(added('add a table sites with name, login and note')).toBe(
      'Site.Name text, Site.Login text, Site.Note longtext',
    );
  });

  it('[READ-05] is read also where a table has the word that it is read with', () => {
    const named = changeApplication(shop, 'add username to orders');
    expect(named.kind === 'changed' && added('add a login and a note to customers', named.model)).toBe(BOTH);
  });

  it('[READ-05] that is there already is not added again, and nobody is kept out by it', () => {
    const first = changeApplication(shop, 'add a login and a note to customers');
    if (first.kind !== 'changed') throw new Error('Nothing was added');
    expect(added('add a login and a fax to customers', first.model)).not.toContain('Login');
    expect(signInBy('add a login and a fax to customers', first.model)).toBe('nobody');
  });
});

describe('a login that is no column', () => {
  it.each([
    'add a login',
    'add a login to the app',
    'add a login page',
    'for customers, add a login',
    'add a login page and a note to customers',
    'add a login to the app and a note to customers',
    'add a login for my team and a note to customers',
    'add a login and add a note to customers',
    'add a login, and let customers see their orders',
    'add a login and a dark mode',
    'add a login and a chart to orders',
    'add a login and a board to orders',
    'add a login and a report on customers',
  ])('[DATA-03] is a wish that people sign in: %s', (message) => {
    expect(accessBy(message)).toContain('invited editor');
  });

  it.each([
    'let customers log in',
    'add a login for customers',
    'customers need a login and a password',
    'give customers a login and a password',
  ])('[DATA-03] is a wish that they sign in: %s', (message) => {
    expect(accessBy(message)).toContain('open editor');
  });
});
