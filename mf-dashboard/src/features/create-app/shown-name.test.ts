import { shownName } from './shown-name';

const creation = (projectName: string, prompt: string, isNameDerived = true) => ({
  projectName,
  prompt,
  isNameDerived,
  idempotencyKey: 'key-of-it',
});
const shown = (name: string, prompt: string) => shownName(creation(name, prompt), name);

describe('[SCR-03] the name of an application that is being made', () => {
  it.each([
    ['Plant diary', 'Build a plant diary with rooms'],
    ['Museum visit log', 'museum visit log, by city'],
    ['CRM', 'make a CRM'],
    ['Todo list', 'create a todo list that two people share'],
    ['Recipe box', 'Please develop a recipe box: name, photo'],
  ])('is %s where the prompt has that as a phrase', (name, prompt) => {
    expect(shown(name, prompt)).toBe(name);
  });

  it.each([
    ['I run a', 'I run a small bakery and lose track of orders'],
    ['Guitar practice', 'Build a guitar practice journal with song and tempo'],
    ['So what we', 'So what we need is somewhere for parking fines'],
    ['A list of', 'A list of everything in the freezer'],
    ['Quiero una lista', 'Quiero una lista bonita de mis discos'],
    ['We rent out', 'We rent out, and clean, eleven canoes'],
  ])('is not %s, which is cut out of the middle', (name, prompt) => {
    expect(shown(name, prompt)).toBe('Your new app');
  });

  it('is what somebody chose, or the application is called by now', () => {
    expect(shownName(creation('I run a', 'I run a bakery', false), 'I run a')).toBe('I run a');
    expect(shownName(creation('I run a', 'I run a bakery'), 'Bakery orders')).toBe('Bakery orders');
  });
});
