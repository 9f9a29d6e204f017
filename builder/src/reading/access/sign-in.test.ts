import { changeApplication } from '../../change';
import { accessBy, signInBy, shop } from './access-testing';

/** Who signs in, then the tables of which something else holds; usual are 'Orders racd, Customers -a--, Tasks racd'. */
const MEANT: readonly (readonly [message: string, becomes: string])[] = [
  ['people sign in', 'open editor, Orders ----, Customers ----, Tasks ----'],
  ['let anyone sign up', 'open editor'],
  ['only people I invite can use it', 'invited editor, Orders ----, Customers ----, Tasks ----'],
  ['my team can edit, everyone else only reads', 'invited editor, Orders r---, Customers r---, Tasks r---'],
  ['everyone sees only their own orders', 'open editor, Orders ---- own'],
  ['customers see their own orders', 'open editor, Orders ---- own'],
  ['users log in by email', 'open editor, Orders ----, Customers ----, Tasks ----'],
  ['only I can see this', 'Orders -a--, Tasks -a--'],
  ['anyone can read, my team edits', 'invited editor, Orders r---, Customers r---, Tasks r---'],
  ['add a login', 'invited editor, Orders ----, Customers ----, Tasks ----'],
  ['I want user accounts', 'open editor, Orders ----, Customers ----, Tasks ----'],
  ['make it invite-only', 'invited editor, Orders ----, Customers ----, Tasks ----'],
  ['password protect it', 'invited editor, Orders ----, Customers ----, Tasks ----'],
  ['only my team can see the orders', 'invited editor, Orders -a--'],
  ['only signed-in users can add tasks', 'open editor, Tasks r-cd'],
  ['people must log in to edit tasks', 'open editor, Tasks r---'],
  ['nobody can see orders without an account', 'open editor, Orders -a--'],
  ['customers log in and see their own orders', 'open editor, Orders ---- own'],
  ['you have to sign in before you can change anything', 'open editor, Orders ra-d, Tasks ra-d'],
  ['with login', 'invited editor, Orders ----, Customers ----, Tasks ----'],
  ['users can sign in', 'open editor'],
  ['each user has their own login', 'open editor, Orders ----, Customers ----, Tasks ----'],
  ['login required', 'invited editor, Orders ----, Customers ----, Tasks ----'],
  ['hide orders from everyone except my team', 'invited editor, Orders ----'],
  ['signed-in users can see orders but not edit them', 'open viewer, Orders ----'],
  ['whoever signs in can read, only I can edit', 'open viewer, Orders ----, Customers ----, Tasks ----'],
  ['let my staff edit the tasks', 'invited editor, Tasks r---'],
  ['adding orders requires a login', 'open editor, Orders r-cd'],
  ['put it behind a login', 'invited editor, Orders ----, Customers ----, Tasks ----'],
  ['only members can see orders', 'invited editor, Orders -a--'],
  ['my team can see everything but not change it', 'invited viewer, Orders ----, Customers ----, Tasks ----'],
  ['let people register', 'open editor'],
  ["people can't sign up themselves", 'invited editor'],
  ['staff can only view', 'invited viewer, Orders ----, Customers ----, Tasks ----'],
  ['make people sign in first', 'open editor, Orders ----, Customers ----, Tasks ----'],
  ['everybody has to log in', 'open editor, Orders ----, Customers ----, Tasks ----'],
  ['users must be logged in', 'open editor, Orders ----, Customers ----, Tasks ----'],
  ['I need a login for this', 'invited editor, Orders ----, Customers ----, Tasks ----'],
  ['Could you add a sign-in page?', 'invited editor, Orders ----, Customers ----, Tasks ----'],
  ['add user login with email', 'invited editor, Orders ----, Customers ----, Tasks ----'],
  ['we need accounts for our customers', 'open editor, Orders ----, Customers ----, Tasks ----'],
  ['please require a login', 'invited editor, Orders ----, Customers ----, Tasks ----'],
  ['the app should have a login screen', 'invited editor, Orders ----, Customers ----, Tasks ----'],
  ['set up authentication', 'invited editor, Orders ----, Customers ----, Tasks ----'],
  ['give each user an account', 'open editor, Orders ----, Customers ----, Tasks ----'],
  ['customers should have their own accounts', 'open editor, Orders ----, Customers ----, Tasks ----'],
  ['only invited people may use this', 'invited editor, Orders ----, Customers ----, Tasks ----'],
  ['nobody except people I invite should get in', 'invited editor, Orders ----, Customers ----, Tasks ----'],
  ['limit it to people I invite', 'invited editor, Orders ----, Customers ----, Tasks ----'],
  ['keep everyone out unless I invited them', 'invited editor, Orders ----, Customers ----, Tasks ----'],
  ['restrict the app to my team', 'invited editor, Orders ----, Customers ----, Tasks ----'],
  ['make the orders visible only to my team', 'invited editor, Orders ----'],
  ['tasks may only be edited by people I invite', 'invited editor, Tasks r---'],
  ['only staff can delete orders', 'invited editor, Orders rac-'],
  ['only my colleagues and I can see the customers', 'invited editor'],
  [
    'me and my team can edit, others can only look',
    'invited editor, Orders r---, Customers r---, Tasks r---',
  ],
  ['let my wife add and change tasks, nobody else', 'invited editor, Tasks r--d'],
  ['the whole family can edit the tasks', 'invited editor, Tasks r---'],
  [
    'visitors can look, but only signed-in people can change things',
    'open editor, Orders ra-d, Customers ra--, Tasks ra-d',
  ],
  [
    'anyone can read it without signing in, but to edit you need an account',
    'open editor, Orders r---, Customers r---, Tasks r---',
  ],
  ['to add an order people have to sign in', 'open editor, Orders r-cd'],
  ['sign-in is needed for editing', 'open editor, Orders r---, Customers ----, Tasks r---'],
  ['everyone can register and then add tasks', 'open editor, Tasks r-cd'],
  ['let visitors create an account', 'open editor'],
  ['anyone with an email address can sign in', 'open editor'],
  ['everyone who signs up can only view', 'open viewer, Orders ----, Customers ----, Tasks ----'],
  ['new people can sign up but only look', 'open viewer, Orders ----, Customers ----, Tasks ----'],
  ['registered users can add orders and delete them', 'open editor, Orders r-c-'],
  ['clients log in to see their own orders', 'open editor, Orders ---- own'],
  [
    'customers sign in and see only what they ordered',
    'open editor, Orders ---- own, Customers ---- own, Tasks ---- own',
  ],
  [
    'users should only see their own records',
    'open editor, Orders ---- own, Customers ---- own, Tasks ---- own',
  ],
  ['members sign in with a code by email', 'open editor, Orders ----, Customers ----, Tasks ----'],
  ["people can't register on their own", 'invited editor'],
  ['hide everything behind a login', 'invited editor, Orders ----, Customers ----, Tasks ----'],
  ['it should be private to my team', 'invited editor, Orders ----, Customers ----, Tasks ----'],
  ['share it only with people I invite', 'invited editor, Orders ----, Customers ----, Tasks ----'],
  ['lock everyone out except my staff', 'invited editor, Orders ----, Customers ----, Tasks ----'],
  ['the app is for members only', 'invited editor, Orders ----, Customers ----, Tasks ----'],
  [
    'my employees can see everything but only managers can edit',
    'invited editor, Orders ----, Customers ----, Tasks ----',
  ],
  ['signed in people may change orders, visitors may only read them', 'open editor, Orders r---'],
  ['let logged-in users edit their own orders only', 'open editor, Orders ---- own'],
  ['anyone can sign up and see their own orders', 'open editor, Orders ---- own'],
  [
    'staff can log in and edit orders, customers only read',
    'invited editor, Orders r---, Customers r---, Tasks r---',
  ],
  ['viewers sign in to look, nothing else', 'open editor, Orders -a--, Tasks -a--'],
  ['allow registration', 'open editor'],
  ['switch on user accounts', 'open editor, Orders ----, Customers ----, Tasks ----'],
  ['can you make it so users have to sign in', 'open editor, Orders ----, Customers ----, Tasks ----'],
  ['the whole family can edit the tasks', 'invited editor, Tasks r---'],
  ['people can log in and out', 'open editor'],
  ['share it with my team', 'invited editor, Orders ----, Customers ----, Tasks ----'],
  ['I want to share the app with my family', 'invited editor, Orders ----, Customers ----, Tasks ----'],
  ['after logging in everyone sees only their own orders', 'open editor, Orders ---- own'],
  ['once they are signed in, people can add tasks', 'open editor, Tasks r-cd'],
  ['after signing in users should be able to edit tasks', 'open editor, Tasks r---'],
];

/** The same of a shop in which anyone can sign in. */
const MEANT_LATER: readonly (readonly [message: string, becomes: string])[] = [
  ['remove the sign-in again', 'nobody'],
  ['turn off login', 'nobody'],
  ["people don't need to log in any more", 'nobody'],
  ['get rid of accounts', 'nobody'],
  ['no one should have to register', 'nobody'],
  ["I don't want a login", 'nobody'],
  ['nobody but me should be able to sign in', 'nobody'],
  ['only I can sign in', 'nobody'],
  ['sign up is closed, I invite people', 'nothing'],
  ['only I can see this', 'nobody, Orders -a--, Tasks -a--'],
  ['no sign-in needed', 'nobody'],
  ['nobody has to log in', 'nobody'],
  ['people can use it without logging in', 'nobody, Customers racd'],
  ['only people I invite can sign in', 'invited editor'],
  ['make the app private', 'Orders ----, Customers ----, Tasks ----'],
  ['close registration', 'invited editor'],
];

/** What has the same words, and says nothing of who signs in. */
const NOT_MEANT: readonly string[] = [
  'add a sign-in sheet',
  'share it with Bob',
  'when an order is signed people can archive it',
  'add a field signature to orders',
  'add a signature field',
  'add a table accounts with name and balance',
  'add an account field to orders',
  'track user accounts',
  'add a login field to customers',
  'add a column last login',
  'customers have a password hint',
  'rename customers to members',
  'add a table team members with name and role',
  'add a staff field',
  'each order is signed by the customer',
  'guests sign in at the front desk',
  'log in the time when the order arrives',
  'log orders by day',
  'customers sign up for classes',
  'add sign-ups with name and date',
  'sign off orders when they are done',
  'show who signed the order',
  'a design for the login page',
  'make the sign in bigger',
  'login page design',
  'people register for the marathon in March',
  'each task is assigned to a team',
  'group tasks by team',
  'only show tasks of my team',
  "show my team's orders first",
  'only orders of registered customers count',
  'add a checkbox account created',
  'add an option signed in to status',
  'invite Bob to the meeting',
  'add an invited checkbox to customers',
  'customers who were invited get a star',
  'the team has five members',
  'my team uses this every day',
  'we sign in the parcels at reception',
  'sign in date is required',
  'accounts receivable per month',
  'on my account',
  'password',
  'login',
  'add a password field',
  'list accounts by balance',
  'what about a login?',
  'who can sign in?',
  'my staff are lovely',
  'my team meets on Mondays',
  'tell my team about it',
  'log the hours of my team',
  'add a user table with name and email',
  'users have an account number',
  'every customer has an account manager',
  'people sign the contract',
  'logged hours per task',
  'only registered letters need a tracking number',
  'members pay by the month',
  'customers log in at the kiosk with their badge',
  'team members are assigned to tasks',
  'employees sign in and out every morning',
];

const open = changeApplication(shop, 'anyone can sign up');
const signing = open.kind === 'changed' ? open.model : shop;

describe('what a message says of who signs in', () => {
  it.each(MEANT)('[DATA-03] “%s” gives %s', (message, becomes) => {
    expect(accessBy(message)).toBe(becomes);
  });

  it.each(MEANT_LATER)('[DATA-03] where anyone can sign in, “%s” gives %s', (message, becomes) => {
    expect(accessBy(message, signing)).toBe(becomes);
  });

  it.each(NOT_MEANT)('[DATA-03] is nothing in “%s”', (message) => {
    expect(signInBy(message)).toBe('nobody');
  });

  it('[DATA-03] is nothing where signing in is what a table keeps', () => {
    const log = changeApplication(shop, 'add a table sign-ins with visitor and time');
    if (log.kind !== 'changed') throw new Error('No table was added');
    expect(signInBy('visitors sign in', log.model)).toBe('nobody');
    expect(signInBy('people must sign in to edit tasks', log.model)).toBe('open editor');
  });

  it('[DATA-03] leaves tables alone of which it was said who may read them', () => {
    const read = changeApplication(shop, 'visitors can only see tasks');
    expect(read.kind === 'changed' && accessBy('add a login', read.model)).toBe(
      'invited editor, Orders ----, Customers ----',
    );
  });

  it('[DATA-03] tells what holds then, and where it counts', () => {
    expect(changeApplication(shop, 'customers log in to see their own orders').answer).toBe(
      'Anyone with an email address can sign in, and add and change records. Visitors may not see orders; editors see and ' +
        'change only what they added. Whoever does not sign in may still read, add, change and delete tasks. This applies ' +
        'where the live app keeps its records in a project database, as the project’s settings say under ‘Database’.',
    );
  });

  it('[DATA-03] tells of a way to sign in that there is not', () => {
    expect(changeApplication(shop, 'people sign in with a password').answer).toContain(
      'People sign in with a code sent by email, and in no other way.',
    );
  });

  it('[DATA-03] says what roles cannot do', () => {
    expect(changeApplication(shop, 'my team can not delete tasks').answer).toContain(
      'Whoever signs in either adds, changes and deletes records, or only sees them, in all tables alike, so nothing was changed.',
    );
  });

  it('[DATA-03] says that it is so already, and what nobody sees without it', () => {
    expect(changeApplication(shop, 'remove the login').answer).toBe(
      'Nothing was changed: nobody but the owner can sign in already.',
    );
    const walled = changeApplication(shop, 'people sign in');
    expect(walled.kind === 'changed' && changeApplication(walled.model, 'remove the login').answer).toBe(
      'Nobody but the owner can sign in. Without signing in, nobody but you sees orders, customers and tasks.',
    );
  });
});
