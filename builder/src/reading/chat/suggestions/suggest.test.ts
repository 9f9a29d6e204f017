import { create } from '../../../create-testing';
import { changes, suggest } from './suggest';

const { model } = create('A list of chores with chore, person, due date, points and done.');

describe('what may be said instead of what was not understood', () => {
  it.each([
    ['who did the most chores', /^Show how many chores there are by person$/],
    ['chores should rotate between persons', /by person$/],
    ['compare the chores somehow', /^Show how many chores/],
    ['the due date should wiggle', /due date/],
    ['delete the frumious person at midnight', /^Remove person$/],
  ])('[READ-05] is about what was said: %s', (message, expected) => {
    expect(suggest(model, message)[0]).toMatch(expected);
  });

  it('[READ-05] takes nothing away, and adds no field of a verb, where nobody spoke of that', () => {
    const offered = ['who did the most chores', 'the chores looked funny', 'chores blink'].flatMap(
      (message) => suggest(model, message),
    );
    expect(offered.filter((text) => /^(?:Remove|Rename)|details|looked|blink/.test(text))).toEqual([]);
  });

  it('[READ-05] is three things that each change the application', () => {
    for (const message of ['who did the most chores', 'remove the frobnicator', 'zzz']) {
      const offered = suggest(model, message);
      expect(offered).toHaveLength(3);
      for (const text of offered) expect({ text, done: changes(model, text) }).toEqual({ text, done: true });
    }
  });
});
