import { createFixing, isTriedTwice, problemOf } from './fixing';

const sent = (text: string, hasChanged = true) => ({ text, hasChanged });
const problem = { message: 'boom at 12:5' };

describe("[SCR-02] 'Fix this'", () => {
  it('sends an error only while the conversation can take it', () => {
    const fixing = createFixing();
    const send = jest.fn();
    const stop = fixing.listen(send);
    fixing.fix(problem);
    expect(send).not.toHaveBeenCalled();

    fixing.tell({ whyNot: undefined, sent: [] });
    fixing.fix(problem);
    expect(send).toHaveBeenCalledWith('Fix this: boom at 12:5', problem);

    stop();
    fixing.fix(problem);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('stops after the same error was fixed twice in a row, whatever its line is', () => {
    const twice = [sent('add notes'), sent('Fix this: boom at 1:1'), sent('Fix this: boom at 2:2')];
    expect(isTriedTwice(twice, problem)).toBe(true);
    expect(isTriedTwice([...twice, sent('Fix this: boom at 3:3', false)], problem)).toBe(true);
    expect(isTriedTwice([...twice, sent('add a rating')], problem)).toBe(false);
    expect(isTriedTwice(twice.slice(0, 2), problem)).toBe(false);
    expect(isTriedTwice([sent('Fix this: boom', false), sent('Fix this: boom', false)], problem)).toBe(false);
    expect(isTriedTwice(twice, { message: 'another' })).toBe(false);
  });

  it('says in which functions it happened, as browsers name them', () => {
    const chrome =
      'Error: boom\n    at List (http://a/app.js:1:2)\n    at Object.render (http://a/app.js:3:4)\n    at http://a/app.js:5:6';
    expect(problemOf('boom', { stack: chrome })).toEqual({ message: 'boom', within: ['List', 'render'] });
    const firefox = 'List@http://a/app.js:1:2\nApp/render@http://a/app.js:3:4\n@http://a/app.js:5:6\n';
    expect(problemOf('boom', { stack: firefox })).toEqual({ message: 'boom', within: ['List', 'render'] });
    expect(problemOf('boom', { stack: 'at App' })).toEqual({ message: 'boom' });
  });

  it('takes as much of an error as a message may have, and nothing where nothing is known', () => {
    expect(problemOf('x'.repeat(3000))?.message).toHaveLength(2000);
    expect(problemOf('boom', { path: 'src/App.tsx', line: 2 })).toEqual({
      message: 'boom',
      path: 'src/App.tsx',
      line: 2,
    });
    expect(problemOf('  ')).toBeUndefined();
    expect(problemOf(undefined)).toBeUndefined();
  });
});
