import { createApplication } from '../../create';
import { accessIn } from './access-testing';

const made = (prompt: string) => createApplication(prompt, { name: 'App' });

describe('what a first prompt says of who may not see something, in words that nobody knows', () => {
  it.each([
    'Patient notes that nobody outside the practice may ever see',
    'A wish list my husband should not see',
    'Notes, visible to nobody except those I share it with',
    'Expenses with date and amount. Mind that what stands here is not for the eyes of colleagues.',
    'A support desk: customers open tickets and see just theirs; agents see all tickets.',
  ])('[DATA-02] shows visitors nothing until it is said in others: “%s”', (prompt) => {
    const { model, coverage } = made(prompt);
    expect(accessIn(model)).not.toMatch(/ r/);
    expect(coverage).toContainEqual(
      expect.objectContaining({
        state: 'different',
        why: expect.stringContaining('Who may see what was not understood') as string,
      }),
    );
  });

  it.each([
    'A todo list with title and due date. Done tasks should not be visible.',
    'Secret recipes with ingredients and steps',
    'Private lessons with student, date and price',
    'Books with title; show only the ones that are not read',
    'A reading list with title and pages read; nobody likes long books',
    'Hotel rooms with view and price. Guests cannot book a room twice on one day.',
  ])('[DATA-02] is none in “%s”', (prompt) => {
    expect(made(prompt).model.entities.flatMap(({ access }) => access ?? [])).toEqual([]);
  });

  it('[DATA-02] leaves what was understood as it is', () => {
    const prompt = 'Tasks with title. Visitors can only look at them. My boss must never see my salary.';
    expect(accessIn(made(prompt).model)).toBe('Tasks r---');
  });
});
