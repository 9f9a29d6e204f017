import { createErrorReporter } from './report-error';

interface SentReport {
  readonly body: {
    readonly message: string;
    readonly stack: string;
    readonly url: string;
    readonly userId: string | null;
  };
}

function setUp(answer: () => Promise<never> = () => new Promise(() => undefined)) {
  const call = jest.fn(answer);
  const report = createErrorReporter({ call: call as never }, () => 'user-1');
  const sent = () => call.mock.calls.map((words: unknown[]) => words[1] as SentReport);
  return { report, call, sent };
}

describe('error reports', () => {
  it('[ERR-05] carry message, stack, place and user', () => {
    const { report, sent } = setUp();
    report(new Error('it broke'), 'in Page');
    expect(sent()[0]?.body).toMatchObject({
      message: 'it broke',
      componentStack: 'in Page',
      userId: 'user-1',
      url: 'http://localhost/',
      buildVersion: '0.0.0-test',
    });
  });

  it('[ERR-05] leave tokens, codes and passwords out', () => {
    const { report, sent } = setUp();
    report(new Error('GET /verify?otp=123456&token=abc.def failed: "password":"hunter2"'));
    expect(sent()[0]?.body.message).not.toMatch(/123456|abc\.def|hunter2/);
  });

  it('[ERR-05] stop after ten a minute, and are cut to size', () => {
    const { report, sent } = setUp();
    for (let round = 0; round < 30; round += 1) report(new Error('x'.repeat(10_000)));
    expect(sent()).toHaveLength(10);
    expect(sent()[0]?.body.message).toHaveLength(2000);
    expect(sent()[0]?.body.stack.length).toBeLessThanOrEqual(20_000);
  });

  it('[ERR-05] never throw, whatever becomes of them', async () => {
    const { report, call } = setUp(() => Promise.reject(new Error('offline')));
    expect(() => report('not even an error')).not.toThrow();
    await Promise.resolve();
    expect(call).toHaveBeenCalledTimes(1);
  });
});
