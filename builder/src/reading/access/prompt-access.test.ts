import { createApplication } from '../../create';
import { accessIn, signInOf } from './access-testing';

const made = (prompt: string) => createApplication(prompt, { name: 'App' });

/** How the clause of a prompt that speaks of access was told of. */
const toldOf = (prompt: string, words: string) =>
  made(prompt).coverage.flatMap(({ phrase, state }) => (phrase.includes(words) ? [state] : []));

describe('what a first prompt says of who may do what', () => {
  it.each([
    ['a task list with title and due date where only I can edit', 'Tasks r---'],
    ['a recipe log with title and minutes that everyone can see but only I can edit', 'Recipes r---'],
    [
      'A booking app for a hair salon: bookings with date, time, name and email. Anyone can add a booking, but only I can see them.',
      'Bookings -a--',
    ],
    ['an app where visitors can submit reviews but not delete them', 'Reviews rac-'],
    ['a feedback form that people can submit but not read', 'Feedback -a--'],
    ['a habit tracker where each person sees only their own habits', 'Habits ---- own'],
    ['track orders with customer and total; make it read-only for visitors', 'Orders r---'],
    ['An inventory with items (name, quantity) - visitors can look but not change anything', 'Items r---'],
    ['a list of clients with name and phone, hidden from visitors', 'Clients ----'],
    [
      'a library: books with title and author, loans with book, borrower and date. Members should only see their own loans.',
      'Books racd, Loans ---- own',
    ],
    ['contacts with name, email and phone that only I can see', 'Contacts -a--'],
    [
      'a task list with title and due date. After logging in, people see only their own tasks',
      'Tasks ---- own',
    ],
    ['a recipe log with title and minutes. I want to share it with my family', 'Recipes ----'],
    ['A bug list with title where visitors can report bugs but cannot see other reports', 'Bugs -a--'],
    ['A list of ideas everyone can read but only I can edit', 'Ideas r---'],
    ['Tickets with title, visible only to whoever added them', 'Tickets ---- own'],
    ['Photos with title. The photos are public, but only I can add new ones.', 'Photos r-cd'],
    ['A film list with title and year. For internal use only.', 'Films ----'],
    ['Talks with title. Visitors browse without an account.', 'Talks racd'],
    [
      'Orders with title and total. Invoices with number and amount. Customers can only see their own orders, only the team can see the invoices.',
      'Orders ---- own, Invoices -a--',
    ],
  ])('[DATA-02] [DATA-03] is set at once: “%s”', (prompt, access) => {
    expect(accessIn(made(prompt).model)).toBe(access);
  });

  it.each([
    'a private task list with title and due date',
    'a public holiday calendar with date and name',
    'private lessons with student, date and price',
    'a museum app: visitors with name, age and ticket; exhibits with title and room',
    'an app where people can add recipes and mark them as favourites',
    'users with name and role; users can be active or not',
  ])('[DATA-02] is none in “%s”', (prompt) => {
    expect(made(prompt).model.entities.flatMap(({ access }) => access ?? [])).toEqual([]);
  });

  it('[DATA-02] is about tables that only it names', () => {
    const { model, coverage } = made(
      'A potluck sign-up sheet: anyone can add a dish, only the organiser can remove dishes',
    );
    expect(accessIn(model)).toContain('Dishes rac-');
    expect(coverage.filter(({ state }) => state !== 'built')).toEqual([]);
    const portal = made('Customer portal: clients log in to see their own invoices, staff see all invoices');
    expect(accessIn(portal.model)).toMatch(/^Invoices ---- own/);
    expect(portal.coverage).toContainEqual(
      expect.objectContaining({
        state: 'different',
        why: expect.stringContaining('nobody but you sees all of them') as string,
      }),
    );
  });

  it('[DATA-02] is covered as built where the model says so', () => {
    const prompt = 'a task list with title and due date where only I can edit';
    expect(toldOf(prompt, 'only I can edit')).toEqual(['built']);
    expect(made(prompt).modelChanges).toContain('visitors may only read tasks');
    expect(made(prompt).model.entities[0]?.fields.map(({ name }) => name)).toEqual(['Title', 'Due date']);
  });

  it('[DATA-02] keeps personal columns private unless it names their table', () => {
    const crm = 'a CRM with contacts (name, email, phone) and deals (title, amount).';
    expect(accessIn(made(`${crm} Visitors can see everything.`).model)).toBe('Contacts -a--, Deals racd');
    expect(toldOf(`${crm} Visitors can see everything.`, 'Visitors can')).toEqual(['different']);
    expect(toldOf(`${crm} Visitors can see the contacts.`, 'Visitors can')).toEqual(['built']);
    expect(accessIn(made(`${crm} Visitors can see the contacts.`).model)).toBe('Contacts ra--, Deals racd');
  });

  it('[DATA-02] is told of where a table keeps what is personal', () => {
    expect(made('customers with name and email').assumptions).toContain(
      'Visitors can add customers, but not see them: they have email.',
    );
  });
});

describe('what a first prompt says of who signs in', () => {
  it.each([
    ['A CRM with login. Contacts with name, email and company.', 'invited editor, Contacts ----'],
    [
      'Booking app for a salon: services (name, price), bookings (service, date, name). Customers sign in and see their own bookings.',
      'open editor, Services racd, Bookings ---- own',
    ],
    [
      'holiday requests (from, to, reason). Everyone in my team signs in with their email and sees only their own requests',
      'invited editor, Holiday requests ---- own',
    ],
    [
      'A recipe collection with title and steps. Anyone can read, only my team can edit.',
      'invited editor, Recipes r---',
    ],
    ['a wiki with title and text. Users can log in.', 'open editor, Entries racd'],
    ['A todo app with user login and signup', 'open editor, Tasks ----'],
    [
      'kids of the camp with name and tent. a login for each leader with their own rights',
      'invited editor, Kids ----',
    ],
    ['A poll app, no login needed: question, option, votes', 'nobody, Polls racd'],
    ['Guests sign in at reception: name, company, host, time', 'nobody, Guests racd'],
    ['A password list: site, username, login, note', 'nobody, Passwords racd'],
    ['Accounts with bank, balance and note', 'nobody, Accounts -a--'],
    ['A blog with posts (title, text). Sign in with Google please.', 'nobody, Posts racd'],
  ])('[DATA-03] “%s” gives %s', (prompt, access) => {
    const { model } = made(prompt);
    expect(`${signInOf(model)}, ${accessIn(model)}`).toBe(access);
  });

  it('[DATA-03] is covered as built, and tells what else holds', () => {
    const prompt = 'a task list with title and due date where people sign in';
    expect(toldOf(prompt, 'people sign in')).toEqual(['built']);
    expect(made(prompt).modelChanges).toContain(
      'anyone with an email address can sign in, and add and change records',
    );
    expect(made(prompt).assumptions.at(-1)).toContain('as the project’s settings say under ‘Database’');
  });
});
