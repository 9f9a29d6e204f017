import Fastify from 'fastify';
import { handleErrors } from '../../http/error-handler';
import { ByteCounts } from './byte-counts.service';
import { CallPlaces } from './call-places.service';
import { DATA_PREFIX } from './data-call.http';
import { shareFairly } from './fair-share.http';

describe('the places of calls', () => {
  it('[DATA-06] are for several networks: one takes neither all of an application nor all there are', () => {
    const places = new CallPlaces();
    const take = (network: string, label: string) => places.take(network, label);
    const first = take('192.0.2.1', 'one');
    for (let count = 1; count < 50; count += 1) expect(take('192.0.2.1', 'one')).toBeDefined();
    expect(take('192.0.2.1', 'one')).toBeUndefined();
    expect(take('192.0.2.2', 'one')).toBeDefined();
    for (let count = 50; count < 200; count += 1) {
      expect(take('192.0.2.1', `app-${String(count % 5)}`)).toBeDefined();
    }
    expect(take('192.0.2.1', 'another')).toBeUndefined();
    // Given back once, however often.
    first?.();
    first?.();
    expect(take('192.0.2.1', 'one')).toBeDefined();
    expect(take('192.0.2.1', 'one')).toBeUndefined();
  });
});

describe('the bytes of a network', () => {
  it('[DATA-06] are counted by the minute', () => {
    const counts = new ByteCounts(1000);
    counts.add('one', 999, 0);
    expect(counts.waitOf('one', 10)).toBe(0);
    counts.add('one', 1, 20_000);
    expect([counts.waitOf('one', 30_000), counts.waitOf('other', 30_000)]).toEqual([30, 0]);
    expect(counts.waitOf('one', 60_000)).toBe(0);
    counts.add('one', 1, 61_000);
    expect(counts.waitOf('one', 62_000)).toBe(0);
  });
});

describe('a host of records', () => {
  it('[DATA-06] answers 429 to who was sent too much, or has too many calls waiting, and to nobody else', async () => {
    const app = Fastify({ trustProxy: true });
    handleErrors(app);
    let answer = () => undefined as void;
    const waiting = new Promise<void>((resolve) => (answer = resolve));
    await app.register((scope) => {
      shareFairly(scope, 2);
      scope.get(`${DATA_PREFIX}/much`, () => 'x'.repeat(600_000));
      scope.get(`${DATA_PREFIX}/later`, () => waiting.then(() => 'done'));
      return Promise.resolve();
    });
    const get = async (from: string, path: string) => {
      const url = DATA_PREFIX.replace(':label', 'rooms') + path;
      return app.inject({ url, headers: { 'x-forwarded-for': from } });
    };
    for (const status of [200, 200, 429]) expect((await get('192.0.2.1', '/much')).statusCode).toBe(status);
    expect((await get('192.0.2.2', '/much')).statusCode).toBe(200);
    const calls = Array.from({ length: 50 }, () => get('192.0.2.3', '/later'));
    const refused = await get('192.0.2.3', '/later');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1']);
    answer();
    for (const { statusCode } of await Promise.all(calls)) expect(statusCode).toBe(200);
    expect((await get('192.0.2.3', '/later')).statusCode).toBe(200);
    await app.close();
  });
});
