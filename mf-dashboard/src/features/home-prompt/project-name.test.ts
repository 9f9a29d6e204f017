import { deriveProjectName } from './project-name';

describe('deriveProjectName', () => {
  it.each([
    ['Build a guitar practice journal with song and tempo', 'Guitar practice'],
    ['create a todo list', 'Todo list'],
    ['Please develop a recipe box, with photos', 'Recipe box'],
    ['make a CRM', 'CRM'],
    ['DESIGN A plant diary', 'Plant diary'],
    ['Build an expense tracker for freelancers', 'Expense tracker'],
  ])('[HOME-06] takes two words after the phrase in %j', (prompt, name) => {
    expect(deriveProjectName(prompt)).toBe(name);
  });

  it.each([
    ['museum visit log with city and date', 'Museum visit log'],
    ['track conference talks: title, event', 'Track conference talks'],
    ['inventory', 'Inventory'],
  ])('[HOME-06] takes three words of %j, which has no phrase', (prompt, name) => {
    expect(deriveProjectName(prompt)).toBe(name);
  });

  it('[HOME-06] strips what is no word character and keeps letters of every language', () => {
    expect(deriveProjectName('Create a "café" — ménu!')).toBe('Café ménu');
  });

  it('[HOME-06] falls back to the first three words when nothing follows the phrase', () => {
    expect(deriveProjectName('please build a')).toBe('Please build a');
  });

  it('names a prompt without any word "New app"', () => {
    expect(deriveProjectName('!? …')).toBe('New app');
  });

  it('stays within the 60 characters that a project name may have', () => {
    expect(deriveProjectName(`build a ${'x'.repeat(80)}`)).toHaveLength(60);
  });
});
