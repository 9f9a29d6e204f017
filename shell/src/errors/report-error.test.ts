import type { ErrorReport } from '@tessera/shared/contracts';
import { RemoteFailure } from '../remotes/remote-failure';
import { createErrorReporter } from './report-error';

function setUp(answer: () => Promise<never> = () => new Promise(() => undefined)) {
  const send = jest.fn<Promise<never>, [ErrorReport]>(answer);
  const report = createErrorReporter(send, () => 'user-1');
  const sent = () => send.mock.calls.map(([body]) => body);
  return { report, send, sent };
}

describe('error reports', () => {
  it('[ERR-05] carry message, stack, place and user', () => {
    const { report, sent } = setUp();
    report(new Error('it broke'), { componentStack: 'in Page' });
    expect(sent()[0]).toMatchObject({
      message: 'it broke',
      componentStack: 'in Page',
      userId: 'user-1',
      url: 'http://localhost/',
      buildVersion: '0.0.0-test',
    });
  });

  it("[ERR-05] carry the reference of the section's card, and which version of which remote failed", () => {
    const { report, sent } = setUp();
    const failure = new RemoteFailure('mf-deploy', '1.2.3', 'mount', 'timeout', 'mount did not end in time');
    report(failure);
    report(new Error('of the shell'));
    expect(sent()[0]).toMatchObject({
      reference: failure.traceId,
      remote: 'mf-deploy',
      remoteVersion: '1.2.3',
      phase: 'mount',
      reason: 'timeout',
    });
    expect(sent()[1]).not.toHaveProperty('reference');
  });

  it('[ERR-05] carry which version of which remote told of an error that it survived', () => {
    const { report, sent } = setUp();
    report(new Error('the answer makes no sense'), { remote: 'mf-deploy', version: '1.2.3' });
    expect(sent()[0]).toMatchObject({ remote: 'mf-deploy', remoteVersion: '1.2.3' });
    expect(sent()[0]).not.toHaveProperty('reference');
  });

  it('[ERR-05] leave tokens, codes and passwords out', () => {
    const { report, sent } = setUp();
    report(new Error('GET /verify?otp=123456&token=abc.def failed: "password":"hunter2"'));
    expect(sent()[0]?.message).not.toMatch(/123456|abc\.def|hunter2/);
  });

  it('[ERR-05] stop after ten a minute, and are cut to size', () => {
    const { report, sent } = setUp();
    for (let round = 0; round < 30; round += 1) report(new Error('x'.repeat(10_000)));
    expect(sent()).toHaveLength(10);
    expect(sent()[0]?.message).toHaveLength(2000);
    expect(sent()[0]?.stack?.length).toBeLessThanOrEqual(20_000);
  });

  it('[ERR-05] are small enough for the server in every language', () => {
    const { report, sent } = setUp();
    const error = new Error('エラー'.repeat(1000));
    error.stack = `x${'😀\n'.repeat(10_000)}`;
    report(error, { componentStack: '画面の部品'.repeat(4000) });
    const [body] = sent();
    expect(new TextEncoder().encode(JSON.stringify(body)).length).toBeLessThan(65_536);
    expect(body?.stack).toMatch(/^x(?:😀\n)+😀?$/u);
    expect(body?.componentStack).toHaveLength(6666);
  });

  it('[ERR-05] never throw, whatever becomes of them', async () => {
    const { report, send } = setUp(() => Promise.reject(new Error('offline')));
    expect(() => report('not even an error')).not.toThrow();
    await Promise.resolve();
    expect(send).toHaveBeenCalledTimes(1);
  });
});
