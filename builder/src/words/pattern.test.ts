import { pattern } from './pattern';

describe('pattern', () => {
  it('leaves line breaks and indentation out', () => {
    expect(pattern('iu')`
      ^add
      [ ](?:a|an)?
      \s*(.+)$
    `).toEqual(/^add[ ](?:a|an)?\s*(.+)$/iu);
  });

  it('keeps spaces inside of a line', () => {
    expect(pattern()`^due date$`.test('due date')).toBe(true);
  });

  it('takes the longest entry of a list, in whichever order they are listed', () => {
    const match = pattern('i')`(${['e-mail', 'e-mail address', 'mails?']})`.exec('my E-mail address');

    expect(match?.[1]).toBe('E-mail address');
  });

  it('puts another pattern in as a whole', () => {
    const verb = pattern()`add|remove`;

    expect(pattern()`^${verb}s$`.test('removes')).toBe(true);
    expect(pattern()`^${verb}s$`.test('add')).toBe(false);
  });
});
