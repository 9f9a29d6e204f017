import { changeApplication } from '../change';
import { shop } from '../reading/access/access-testing';
import { answerQuestion } from './answer-question';

function ask(question: string, message?: string): string {
  const result = message === undefined ? undefined : changeApplication(shop, message);
  const model = result?.kind === 'changed' ? result.model : shop;
  return answerQuestion(question, { model, checks: [], versions: [] }).answer;
}

describe('questions about who may do what', () => {
  it.each([
    ['Who can see the customers?', 'Visitors may only add customers, as is usual. Owners may do everything.'],
    [
      'Who can delete a task?',
      'Visitors may read, add, change and delete tasks, as is usual. Owners may do everything.',
    ],
    ['Can visitors delete tasks?', 'Yes: visitors may read, add, change and delete tasks, as is usual.'],
    ['Can anyone see the customers?', 'No: visitors may only add customers, as is usual.'],
    ['Can only I edit tasks?', 'No: visitors may read, add, change and delete tasks, as is usual.'],
    ['Are the customers private?', 'Yes: visitors may only add customers, as is usual.'],
    ['Are the customers public?', 'No: visitors may only add customers, as is usual.'],
  ])('[SCR-02] [DATA-02] %s', (question, answer) => {
    expect(ask(question)).toBe(answer);
  });

  it('[SCR-02] [DATA-02] are answered from the model', () => {
    const only = 'only I can edit tasks';
    expect(ask('Can visitors delete tasks?', only)).toBe('No: visitors may only read tasks.');
    expect(ask('Can only I edit tasks?', only)).toBe('Yes: visitors may only read tasks.');
    expect(ask('Are tasks read-only?', only)).toBe('Yes: visitors may only read tasks.');
    expect(ask('Does everyone see their own orders?', 'everyone sees their own orders')).toBe(
      'Yes: visitors may not see orders; editors see and change only what they added.',
    );
  });

  it('[SCR-02] [DATA-02] go through all tables where they name none', () => {
    expect(ask('What can visitors do?', 'only I can edit tasks')).toBe(
      'What visitors may do:\n• visitors may read, add, change and delete orders, as is usual\n' +
        '• visitors may only add customers, as is usual\n• visitors may only read tasks\nOwners may do everything.',
    );
  });

  it.each([
    ['Who can sign in?', 'Nobody but the owner can sign in.'],
    ['Can anyone sign up?', 'No: nobody but the owner can sign in.'],
    [
      'Is there a login?',
      'No: nobody but the owner can sign in. Say ‘people sign in’ or ‘only people I invite can use it’ to change that.',
    ],
  ])('[SCR-02] [DATA-03] where nobody signs in: %s', (question, answer) => {
    expect(ask(question)).toBe(answer);
  });

  it.each([
    ['Who can sign in?', 'Anyone with an email address can sign in, and add and change records.'],
    ['Can anyone sign up?', 'Yes: anyone with an email address can sign in, and add and change records.'],
    [
      'Do people have to log in?',
      'Yes: anyone with an email address can sign in, and add and change records.',
    ],
    [
      'Are there user roles?',
      'Yes: anyone with an email address can sign in, and add and change records. Editors add, change and delete records, ' +
        'and viewers only see them.',
    ],
    [
      'Who can see orders?',
      'Visitors may not see orders; editors see and change only what they added. Anyone with an email address can sign in, ' +
        'and add and change records. Owners may do everything.',
    ],
  ])('[SCR-02] [DATA-03] where everyone has their own orders: %s', (question, answer) => {
    expect(ask(question, 'customers log in and see their own orders')).toBe(answer);
  });

  it('[SCR-02] [DATA-03] where one is invited', () => {
    const invited = 'only people I invite can use it';
    expect(ask('Can anyone sign in?', invited)).toBe('No: only people you invite can sign in.');
    expect(ask('Can my team log in?', invited)).toBe('Yes: only people you invite can sign in.');
  });

  it.each(['Is there a login?', 'Who books a table?', 'Can I delete a task?', 'What is the price?'])(
    '[SCR-02] are none of these: %s',
    (question) => {
      expect(ask(question)).not.toMatch(/[Vv]isitors may/);
    },
  );
});
