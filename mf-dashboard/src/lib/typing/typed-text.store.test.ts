import type { TypedReading } from '@tessera/builder/typing';
import type { ApplicationModel } from '@tessera/shared/contracts';
import { createTypedTextStore } from './typed-text.store';
import type { TypingAnswer, TypingMessage } from './typing-messages';

const readingOf = (name: string): TypedReading => ({
  spans: [],
  records: [{ name, fields: [] }],
  wishes: [],
});

function setUp(model?: ApplicationModel) {
  const said: TypingMessage[] = [];
  const frames: (() => void)[] = [];
  const timers = new Set<() => void>();
  const report = jest.fn();
  const close = jest.fn();
  const worker: { hear?: (answer: TypingAnswer) => void; fail?: (error: unknown) => void } = {};
  const start = jest.fn((hear: (answer: TypingAnswer) => void, fail: (error: unknown) => void) => {
    Object.assign(worker, { hear, fail });
    return Promise.resolve({ say: (message: TypingMessage) => said.push(message), close });
  });
  const typed = createTypedTextStore({
    start,
    readModel: () => Promise.resolve(model),
    nextFrame: (run) => {
      frames.push(run);
      return () => frames.splice(frames.indexOf(run), 1);
    },
    schedule: (run) => {
      timers.add(run);
      return () => timers.delete(run);
    },
    report,
  });
  const asked = () => said.flatMap((message) => (message.say === 'read' ? [message.text] : []));
  const answer = (name: string) => {
    const last = said.findLast((message) => message.say === 'read');
    worker.hear?.({ number: last?.say === 'read' ? last.number : 0, reading: readingOf(name) });
  };
  return {
    ...typed,
    start,
    report,
    close,
    worker,
    said,
    asked,
    answer,
    nextFrame: () => frames.splice(0).forEach((run) => run()),
    runTimers: () => [...timers].forEach((run) => run()),
    shown: () => typed.store.getState().reading?.records[0]?.name,
  };
}

const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

describe('what is typed', () => {
  it('[READ-06] starts nothing before the first key', async () => {
    const typed = setUp();
    typed.write('   ');
    await settle();
    expect(typed.start).not.toHaveBeenCalled();
    typed.write('a');
    expect(typed.start).toHaveBeenCalledTimes(1);
  });

  it('[READ-06] is read once for each picture of the page, the newest text alone', async () => {
    const typed = setUp();
    typed.write('a');
    await settle();
    typed.answer('first');
    for (const text of ['ab', 'abc', 'abcd']) typed.write(text);
    typed.nextFrame();
    expect(typed.asked()).toEqual(['a', 'abcd']);
  });

  it('[READ-06] shows nothing of a text that is no longer the newest', async () => {
    const typed = setUp();
    typed.write('a');
    await settle();
    typed.write('ab');
    typed.nextFrame();
    typed.answer('of the older text');
    expect(typed.shown()).toBeUndefined();
    typed.answer('of the newest');
    expect(typed.shown()).toBe('of the newest');
    expect(typed.asked()).toEqual(['a', 'ab']);
  });

  it('[READ-06] is read as a message once it is known which application it is about', async () => {
    const model = { title: 'Loans' } as unknown as ApplicationModel;
    const typed = setUp(model);
    typed.write('add a due date');
    await settle();
    expect(typed.said.map(({ say }) => say)).toEqual(['about', 'read']);
    expect(typed.said[0]).toEqual({ say: 'about', model });
  });

  it('[READ-06] leaves no marks behind when the field is emptied', async () => {
    const typed = setUp();
    typed.write('loans');
    await settle();
    typed.answer('Loan');
    typed.write('');
    expect(typed.store.getState()).toEqual({ text: '', reading: undefined });
  });

  it('[READ-06] goes on without marks when the worker cannot start, and says so once', async () => {
    const typed = setUp();
    const why = new Error('refused');
    typed.start.mockRejectedValue(why);
    for (const text of ['a', 'ab', 'abc']) {
      typed.write(text);
      await settle();
      typed.nextFrame();
    }
    expect(typed.report.mock.calls).toEqual([[why]]);
    expect(typed.start).toHaveBeenCalledTimes(1);
    expect(typed.asked()).toEqual([]);
  });

  it('[READ-06] takes the marks away when the worker breaks or hangs, and asks it no more', async () => {
    for (const breakIt of ['fail', 'hang'] as const) {
      const typed = setUp();
      typed.write('a');
      await settle();
      typed.answer('A');
      typed.write('ab');
      typed.nextFrame();
      if (breakIt === 'fail') typed.worker.fail?.(new Error('broken'));
      else typed.runTimers();
      expect(typed.shown()).toBeUndefined();
      expect(typed.close).toHaveBeenCalledTimes(1);
      expect(typed.report).toHaveBeenCalledTimes(1);
      typed.write('abc');
      typed.nextFrame();
      expect(typed.asked()).toEqual(['a', 'ab']);
    }
  });

  it('[READ-06] begins anew after the page was put away and shown again', async () => {
    const typed = setUp();
    typed.write('a');
    typed.dispose();
    typed.write('a');
    await settle();
    expect(typed.close).toHaveBeenCalledTimes(1);
    expect(typed.asked()).toEqual(['a']);
    expect(typed.report).not.toHaveBeenCalled();
  });
});
