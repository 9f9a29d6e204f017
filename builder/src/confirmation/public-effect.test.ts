import { changeApplication } from '../change';
import { shop } from '../reading/access/access-testing';
import { readAnswer } from './answer';
import { askInWords, questionAbout } from './question';

function questionOf(message: string, model = shop) {
  const result = changeApplication(model, message);
  if (result.kind !== 'changed') throw new Error(`Nothing was changed: ${result.answer}`);
  return questionAbout({ message, before: model, after: result.model, held: undefined });
}

const changed = (message: string) => {
  const result = changeApplication(shop, message);
  return result.kind === 'changed' ? result.model : shop;
};

describe('what becomes public', () => {
  it.each([
    'make the customers public',
    'make everything public',
    'let visitors change customers',
    'visitors can do everything',
  ])('[DATA-02] is asked for once more, with its columns: %s', (message) => {
    const question = questionOf(message);
    expect(question && askInWords(question)).toBe(
      'Customers have email and phone. Everyone who opens the app will be able to read them. Make them public?',
    );
    expect([question?.message, question?.confirm, question?.keep]).toEqual([
      message,
      'Make them public',
      'Keep them private',
    ]);
  });

  it('[DATA-02] is done by a yes and by nothing else', () => {
    const question = questionOf('make the customers public');
    if (!question) throw new Error('Nothing was asked');
    const answers = [
      'yes',
      'Make them public',
      'ok',
      'no',
      'keep them private',
      'make the customers public',
      'hm',
    ];
    expect(answers.map((answer) => readAnswer(answer, question))).toEqual([
      ...['yes', 'yes', 'yes', 'no', 'no'],
      ...[undefined, undefined],
    ]);
  });

  it('[DATA-02] is asked for a column that comes to a public table', () => {
    const open = changed('visitors can only see tasks');
    const question = questionOf('add a phone number to tasks', open);
    expect(question?.effects[0]?.text).toBe(
      'Tasks have phone number. Everyone who opens the app will be able to read it.',
    );
  });

  it.each([
    'make the customers private',
    'make tasks public read only',
    'only I can edit',
    'add a phone number to tasks',
  ])('[DATA-02] is nothing where strangers read nothing new: %s', (message) => {
    expect(questionOf(message)).toBeUndefined();
  });

  it('[DATA-02] comes beside what records lose', () => {
    const question = questionOf('remove the total from orders and make customers public');
    expect(question?.effects.map(({ text }) => text)).toEqual([
      'Orders will lose Total.',
      'Customers have email and phone. Everyone who opens the app will be able to read them.',
    ]);
    expect(question && askInWords(question)).toMatch(/Make these changes\?$/);
  });
});
