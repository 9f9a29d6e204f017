import { createApplication } from '../../create';

const made = (prompt: string) => {
  const { model, coverage } = createApplication(prompt, { name: 'App' });
  const fields = model.entities.flatMap((entity) => entity.fields.map(({ name }) => name));
  return { model, fields, signIn: model.signIn?.who, coverage };
};

describe('a login beside the names of fields', () => {
  it.each([
    ['A list of sites with a login, a password hint and a note', 'Login, Password hint, Note'],
    ['customers with login and email', 'Login, Email'],
    ['A CRM with customers with login and email', 'Login, Email'],
    ['a list of servers with name, IP address, login and notes', 'Name, IP address, Login, Notes'],
    ['Track software licenses with name, login and expiry date', 'Name, Login, Expiry date'],
    ['devices with serial number, a login and a location', 'Serial number, Login, Location'],
    ['wifi networks: name, login, password, location', 'Name, Login, Password, Location'],
    ['machines with name, login and last login date', 'Name, Login, Last login date'],
    ['a list of vendors with contact, portal login and phone', 'Contact, Portal login, Phone'],
    ['a registry of domains with username, login, expiry date', 'Username, Login, Expiry date'],
  ])('[READ-01] is one: %s', (prompt, fields) => {
    const { coverage, ...rest } = made(prompt);
    expect([rest.signIn, rest.fields.join(', ')]).toEqual([undefined, fields]);
    expect(coverage.filter(({ state }) => state !== 'built')).toEqual([]);
  });

  it('[READ-01] is told of in the words of the prompt, without the one that it was read with', () => {
    const { model, coverage } = made('customers with login and email');
    expect(JSON.stringify([model, coverage])).not.toMatch(/username|loginname/i);
  });
});

describe('a login that is no field', () => {
  it.each([
    ['A CRM with login', 'invited'],
    ['A task list with login for my team', 'invited'],
    ['A gallery with login required', 'invited'],
    ['a list of books with login', 'invited'],
    ['a habit tracker with login, so everyone sees only their own habits', 'open'],
    ['A todo app with login and tasks', 'invited'],
    ['A CRM with customers and login', 'invited'],
    ['a to-do list with title and due date, with login', 'invited'],
    ['An expense tracker with amount, date and category, and a login', 'invited'],
    ['a shop with products, orders and customer login', 'open'],
    ['A booking app with login and registration', 'open'],
  ])('[DATA-03] is a wish that people sign in: %s', (prompt, who) => {
    const { signIn, fields, coverage } = made(prompt);
    expect([signIn, fields.filter((name) => /login/i.test(name))]).toEqual([who, []]);
    // What is told of it is in the prompt's own words.
    for (const { phrase } of coverage) expect(prompt.toLowerCase()).toContain(phrase.toLowerCase());
  });
});
