import { addSeconds } from '../../core/clock';
import { createCertificateAsks, type AskedHost } from './certificate-asks.service';

let now = new Date();
let lookedUp = 0;

const classify = (host: string): AskedHost => {
  const [, label] = /^(.+)\.tessera\.app$/.exec(host) ?? [];
  return label === undefined ? { kind: 'unknown' } : { kind: 'site', label };
};
const make = () =>
  createCertificateAsks({
    clock: () => now,
    classify,
    findCustom: (host) => (host === 'shop.example.com' ? 'shop' : undefined),
    isLive(appName) {
      lookedUp += 1;
      return Promise.resolve(appName === 'shop');
    },
    isPreviewOpen: () => Promise.resolve(false),
  });

beforeEach(() => {
  now = new Date();
  lookedUp = 0;
});

describe('asking for certificates', () => {
  it('[SAFE-08] is not used up for real domains by strangers’ names, which cost no question', async () => {
    const ask = make();
    for (let count = 0; count < 20_000; count += 1)
      expect(await ask(`a${String(count)}.example.org`)).toBe(false);
    expect(lookedUp).toBe(0);
    for (let count = 0; count < 6000; count += 1) await ask(`a${String(count)}.tessera.app`);
    await expect(ask('shop.tessera.app')).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      extra: { retryAfter: 60 },
    });
    expect(lookedUp).toBe(6000);
    expect(await ask('shop.example.com')).toBe(true);
    now = addSeconds(now, 60);
    expect(await ask('shop.tessera.app')).toBe(true);
  });

  it('asks about nothing that no name can be', async () => {
    const ask = make();
    for (const label of ['a_b', 'Ä', 'x'.repeat(64), "'"])
      expect(await ask(`${label}.tessera.app`)).toBe(false);
    expect(lookedUp).toBe(0);
  });
});
