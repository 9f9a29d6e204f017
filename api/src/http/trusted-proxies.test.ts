import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TrustedProxies } from '../config/trusted-proxies';
import { startTestApi, type TestApi } from '../testing/test-api';

/** One report a minute from each network, and twenty calls. */
const RATE_LIMIT = 20;

const apis: TestApi[] = [];
afterEach(async () => {
  for (const api of apis.splice(0)) await api.close();
});

/** Asks a server that listens on 127.0.0.1: what the headers say comes from there. */
type Ask = (path: string, forwardedFor: string | string[]) => Promise<number | undefined>;

async function startBehind(trustProxy: TrustedProxies, host = '127.0.0.1'): Promise<Ask> {
  const api = await startTestApi({ environment: { trustProxy, rateLimit: RATE_LIMIT } });
  apis.push(api);
  await api.app.listen({ port: 0, host });
  const { port } = api.app.server.address() as AddressInfo;
  return (path, forwardedFor) =>
    new Promise((resolve, reject) => {
      const isReport = path === '/errors/report';
      const call = request({
        port,
        host: '127.0.0.1',
        path: `/api${path}`,
        method: isReport ? 'POST' : 'GET',
        headers: { host: 'localhost', 'x-forwarded-for': forwardedFor, 'content-type': 'application/json' },
      });
      call.once('response', (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      call.once('error', reject);
      call.end(
        isReport ? JSON.stringify({ message: 'x', timestamp: '2026-03-01T12:00:00.000Z' }) : undefined,
      );
    });
}

const report = (ask: Ask, forwardedFor: string | string[]) => ask('/errors/report', forwardedFor);

describe('X-Forwarded-For', () => {
  it('[SAFE-08] counts for nothing without a proxy to believe', async () => {
    const ask = await startBehind(0);
    expect(await report(ask, '192.0.2.1')).toBe(202);
    expect(await report(ask, '192.0.2.2')).toBe(429);
  });

  it('[SAFE-08] forged in front of what one hop wrote passes no limit', async () => {
    const ask = await startBehind(1);
    expect(await report(ask, '192.0.2.1')).toBe(202);
    const forged = ['8.8.8.8, 192.0.2.1', 'x, 10.0.0.1, 192.0.2.1', '::ffff:8.8.8.8,::ffff:192.0.2.1'];
    for (const header of forged) expect(await report(ask, header)).toBe(429);
    // Several headers are one list.
    expect(await report(ask, ['8.8.4.4', '192.0.2.1'])).toBe(429);
    expect(await report(ask, '192.0.2.1, 192.0.2.2')).toBe(202);
  });

  it('[SAFE-08] forged in front of what two hops wrote passes no limit', async () => {
    const ask = await startBehind(2);
    expect(await report(ask, '192.0.2.1, 10.0.0.1')).toBe(202);
    expect(await report(ask, '8.8.8.8, 192.0.2.1, 10.0.0.1')).toBe(429);
    expect(await report(ask, ['8.8.8.8, 192.0.2.1', '10.0.0.2'])).toBe(429);
    expect(await report(ask, '192.0.2.1, 192.0.2.2, 10.0.0.1')).toBe(202);
  });

  it('[SAFE-08] is believed from the networks of a list only', async () => {
    const ask = await startBehind(['loopback', '10.0.0.0/8', 'fd00::/8']);
    expect(await report(ask, '192.0.2.1, fd00::7, 10.1.2.3')).toBe(202);
    expect(await report(ask, '8.8.8.8, 192.0.2.1')).toBe(429);
    expect(await report(ask, '10.9.9.9, 192.0.2.1, ::ffff:10.0.0.1')).toBe(429);
    const elsewhere = await startBehind(['192.0.2.0/24']);
    expect(await report(elsewhere, '8.8.8.8')).toBe(202);
    expect(await report(elsewhere, '8.8.4.4')).toBe(429);
  });

  it('[SAFE-08] is believed from a listed IPv4 proxy on a socket that speaks IPv6 as well', async () => {
    const ask = await startBehind(['127.0.0.0/8'], '::');
    expect(await report(ask, '192.0.2.1')).toBe(202);
    expect(await report(ask, '192.0.2.2')).toBe(202);
    expect(await report(ask, '8.8.8.8, 192.0.2.1')).toBe(429);
  });

  it('[SAFE-08] with what is no address, or with the port of one, makes no new client', async () => {
    const ask = await startBehind(1);
    expect(await report(ask, 'one')).toBe(202);
    expect(await report(ask, 'two')).toBe(429);
    expect(await report(ask, "'); --")).toBe(429);
    expect(await report(ask, '192.0.2.1:4000')).toBe(202);
    expect(await report(ask, '192.0.2.1:4001')).toBe(429);
  });

  it('[SAFE-08] of one /64 counts as one network, in the wide limit as well', async () => {
    const ask = await startBehind(1);
    expect(await report(ask, '2001:db8:1:2::1')).toBe(202);
    expect(await report(ask, '2001:db8:1:2:9:9:9:9')).toBe(429);
    expect(await report(ask, '2001:db8:1:3::1')).toBe(202);
    const answers: (number | undefined)[] = [];
    for (let last = 1; last <= RATE_LIMIT + 1; last += 1) {
      answers.push(await ask('/plans', `2001:db8:5:5::${last.toString(16)}`));
    }
    expect(answers).toEqual([...Array<number>(RATE_LIMIT).fill(200), 429]);
  });
});
