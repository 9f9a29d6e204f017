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
