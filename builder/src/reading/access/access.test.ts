import { changeApplication } from '../../change';
import { changeAbout } from '../../pointing/change-about';
import { accessBy, accessIn, shop } from './access-testing';

const after = (...messages: readonly string[]): string =>
  accessIn(
    messages.reduce((model, message) => {
      const result = changeApplication(model, message);
      return result.kind === 'changed' ? result.model : model;
    }, shop),
  );

/** Rights in the order read, add, change, delete. Usual are 'Orders racd, Customers -a--, Tasks racd'. */
const MEANT: readonly (readonly [message: string, becomes: string])[] = [
  ['only I can edit', 'Orders r---, Customers ----, Tasks r---'],
  ['only I can edit tasks', 'Tasks r---'],
  ['no one may change a task after adding it except me', 'Tasks ra-d'],
  ['anyone can add tasks, but nobody can close or delete them', 'Tasks ra--'],
  ['visitors can add tasks but not see what others added', 'Tasks -a--'],
  ['the public must not see the list of orders', 'Orders -a--'],
  ['only people who registered can see the orders', 'open editor, Orders -a--'],
  ['outsiders see nothing', 'Orders -a--, Tasks -a--'],
  ['without an account you can only look', 'Orders r---, Customers r---, Tasks r---'],
  ['tasks are only visible to the person who added them', 'open editor, Tasks ---- own'],
  ['only the person who added a task can delete it', 'open editor, Tasks ---- own'],
  ['orders can only be changed by their author', 'open editor, Orders ---- own'],
  ['users register and get their own list of orders', 'open editor, Orders ---- own'],
  ['teachers can change tasks, parents may only look', 'invited editor, Tasks ----'],
  ['guests can look around, members can add tasks', 'invited editor, Tasks r---'],
  ['Only the owner can edit the orders.', 'Orders r---'],
  ['I want to be the only one who can edit tasks', 'Tasks r---'],
  ['tasks can only be edited by me', 'Tasks r---'],
  ['editing tasks is only for me', 'Tasks r---'],
  ['only allow me to edit tasks', 'Tasks r---'],
  ['nobody but me may change or delete orders', 'Orders ra--'],
  ['nobody except the owner should see orders', 'Orders -a--'],
  ['no one else can edit the orders', 'Orders ra-d'],
  ['only I can add tasks', 'Tasks r-cd'],
  ['only admins can delete', 'Orders rac-, Tasks rac-'],
  ['Can you make it so that only admins can add and delete orders?', 'Orders r-c-'],
  ['only me and the admins can see orders', 'Orders -a--'],
  ["I'd like only me to be able to delete orders", 'Orders rac-'],
  ['Only I should be able to change anything', 'Orders r---, Customers ----, Tasks r---'],
  ['visitors can look but not change anything', 'Orders r---, Customers r---, Tasks r---'],
  ["the public can read tasks but can't touch them", 'Tasks r---'],
  ['let people see but not edit orders', 'Orders r---'],
  ['everyone except me can only view tasks', 'Tasks r---'],
  ['make it read-only for visitors', 'Orders r---, Customers ----, Tasks r---'],
  ['make tasks view-only', 'Tasks r---'],
  ['make customers public and read-only', 'Customers r---'],
  ['Tasks should be read only for everyone but me', 'Tasks r---'],
  ['give visitors read-only access to orders', 'Orders r---'],
  ['only let visitors see tasks', 'Tasks r---'],
  ['make the customers private', 'Customers ----'],
  ['keep the orders private', 'Orders ----'],
  ['make orders visible only to me', 'Orders ----'],
  ['show tasks only to me', 'Tasks ----'],
  ['make the app private', 'Orders ----, Customers ----, Tasks ----'],
  ['hide orders from visitors', 'Orders ----'],
  ['hide orders and tasks from strangers', 'Orders ----, Tasks ----'],
  ["don't show orders to visitors", 'Orders -a--'],
  ['keep visitors out of the tasks', 'Tasks ----'],
  ["revoke visitors' access to tasks", 'Tasks ----'],
  ['anyone can add an order, but only I see them', 'Orders -a--'],
  ['people with the link can add tasks but not see them', 'Tasks -a--'],
  ['people can submit the form but not read the answers', 'Orders -a--, Tasks -a--'],
  ['visitors can only add tasks', 'Tasks -a--'],
  ['let visitors add and change tasks but not delete them', 'Tasks rac-'],
  ['Anyone can add tasks but only the owner can remove them', 'Tasks rac-'],
  ['visitors can see tasks, nothing else', 'Tasks r---'],
  ['make it so visitors can add but not edit', 'Orders ra--, Tasks ra--'],
  ['stop visitors deleting records', 'Orders rac-, Tasks rac-'],
  ['stop visitors from deleting orders', 'Orders rac-'],
  ["don't let anyone delete orders", 'Orders rac-'],
  ['prevent users from editing tasks', 'Tasks ra-d'],
  ['visitors may no longer add tasks', 'Tasks r-cd'],
  ["users shouldn't be able to delete tasks", 'Tasks rac-'],
  ["guests can't see orders", 'Orders -a--'],
  ['strangers must not read the tasks', 'Tasks -a--'],
  ['orders may not be deleted by visitors', 'Orders rac-'],
  ['nobody can delete a task', 'Tasks rac-'],
  ['Please make sure that visitors cannot change orders or tasks', 'Orders ra-d, Tasks ra-d'],
  ['visitors can do nothing', 'Orders ----, Customers ----, Tasks ----'],
  ['no deleting for visitors', 'Orders rac-, Tasks rac-'],
  ["I don't want strangers to see the orders", 'Orders -a--'],
  ["remove visitors' right to delete tasks", 'Tasks rac-'],
  ['make it impossible for visitors to delete tasks', 'Tasks rac-'],
  ['restrict editing to me', 'Orders r---, Customers ----, Tasks r---'],
  ['visitors can do everything but delete', 'Orders rac-, Customers rac-, Tasks rac-'],
  ['visitors can do everything except delete tasks', 'Tasks rac-'],
  ['Everyone can see everything, but only I can change it', 'Orders r---, Customers r---, Tasks r---'],
  ["people can add but they can't delete orders", 'Orders rac-'],
  ["visitors aren't allowed to delete orders any more", 'Orders rac-'],
  ['orders: read only for visitors', 'Orders r---'],
  ['each customer sees their own orders only', 'open editor, Orders ---- own'],
  ['show each user only their own tasks', 'open editor, Tasks ---- own'],
  ['people can add orders and see only their own', 'open editor, Orders -a-- own'],
  ['lock the app', 'Orders ----, Customers ----, Tasks ----'],
  ['close tasks to visitors', 'Tasks ----'],
  ['make everything public', 'Customers ra--'],
  ['make customers public', 'Customers ra--'],
  ['let everyone see the customers', 'Customers ra--'],
  ['show customers to everyone', 'Customers ra--'],
  ['open customers to everyone', 'Customers racd'],
  ['visitors can do everything', 'Customers racd'],
  ['visitors can change customers', 'Customers rac-'],
  ['everyone sees their own orders', 'open editor, Orders ---- own'],
  [
    'each person sees only what they added',
    'open editor, Orders ---- own, Customers ---- own, Tasks ---- own',
  ],
  ['customers should only see their own orders', 'open editor, Orders ---- own'],
  ['people may only see their own tasks', 'open editor, Tasks ---- own'],
  ['users can only edit their own orders', 'open editor, Orders ---- own'],
  ["people should not see each other's orders", 'open editor, Orders ---- own'],
  ["customers can't see other people's orders", 'open editor, Orders ---- own'],
];

/** What has the same words and says nothing of who may do what. */
const NOT_MEANT: readonly string[] = [
  'only show open orders',
  'hide the done column',
  'hide orders that are done',
  'a private lesson has a price',
  'tasks are private lessons',
  'let me sort by name',
  'let people sort by due date',
  'users have a name and an email',
  'a public holiday calendar',
  'add an owner field',
  'add a private checkbox to tasks',
  'add an option private to status',
  'add a field public',
  'who can see it',
  'who can see it?',
  'can visitors delete tasks?',
  'is it public?',
  'only show the tasks that are not done',
  'orders can only be open or done',
  'only one order per customer',
  'no customer may have two open orders',
  'every customer has their own orders',
  'visitors come to the museum on Sundays',
  'I can only see open orders',
  'an order can only be deleted when it is done',
  'the price must not be changed after it is done',
  'make the accent green for everyone',
  'make the title private tasks',
  'make the price read only',
  'show only my own tasks',
  'everyone can search',
  'share the list with my team',
  'keep done tasks at the end',
  'people work on tasks',
  'hide the email from visitors',
  'just for me',
  "the customer doesn't have to be filled in any more",
];

describe('what a message says of who may do what', () => {
  it.each(MEANT)('[DATA-02] [DATA-03] “%s” gives %s', (message, becomes) => {
    expect(accessBy(message)).toBe(becomes);
  });

  it.each(NOT_MEANT)('[DATA-02] is none in “%s”', (message) => {
    expect(accessBy(message)).toBe('nothing');
  });

  it('[DATA-02] is none where visitors are what a table keeps', () => {
    const museum = changeApplication(shop, 'add a table visitors with name and ticket');
    if (museum.kind !== 'changed') throw new Error('No table was added');
    expect(accessBy('visitors can see the museum', museum.model)).toBe('nothing');
    expect(accessBy('visitors have a ticket and an age', museum.model)).toBe('nothing');
  });

  it('[DATA-02] goes on from what was said before', () => {
    const orders = (...messages: readonly string[]) => after(...messages).split(', ')[0];
    expect(orders('lock the app', 'visitors can see orders')).toBe('Orders r---');
    expect(orders('visitors can only see orders', 'let visitors add orders too')).toBe('Orders ra--');
    expect(orders('everyone sees only their own orders', 'make orders public')).toBe('Orders r---');
    expect(orders('make orders private', 'open orders to everyone again')).toBe('Orders racd');
  });

  it('[DATA-02] is done beside what else a message asks for', () => {
    const result = changeApplication(shop, 'add a note to tasks and stop visitors deleting tasks');
    expect(result.kind === 'changed' && result.modelChanges).toEqual([
      'field Note (long text) added to Task',
      'visitors may read, add and change tasks',
    ]);
  });

  it('[DATA-02] tells what it took along and where it counts, each once', () => {
    const { answer } = changeApplication(shop, 'guests can not see orders, only I can delete tasks');
    expect(answer).toBe(
      'Visitors may only add orders. Visitors may read, add and change tasks. Whoever may not see orders cannot change or delete ' +
        'them. This applies where the live app keeps its records in a project database.',
    );
  });

  it('[DATA-02] is about the table that was pointed at', () => {
    const [orders] = shop.entities;
    const read = changeAbout(shop, 'make this private', { kind: 'part', part: orders?.id ?? '' }, {});
    expect(read.kind === 'changed' && accessIn(read.model)).toBe('Orders ----, Customers -a--, Tasks racd');
  });

  it('[DATA-02] says that it is so already', () => {
    expect(changeApplication(shop, 'anyone can add tasks').answer).toBe(
      'Nothing was changed: visitors may read, add, change and delete tasks, as is usual already.',
    );
  });

  it('[DATA-02] says of a column that it is said of whole tables', () => {
    expect(changeApplication(shop, 'hide the email from visitors').answer).toContain(
      'What visitors may do is said of whole tables',
    );
  });

  it('[DATA-02] tells what becomes of a table that gets its first personal column', () => {
    const result = changeApplication(shop, 'add a phone number to tasks');
    expect(result.kind === 'changed' && result.assumptions).toContain(
      'Visitors can add tasks, but not see them: they have phone number.',
    );
  });
});
