import { ReleaseWorker } from './release-worker';

const FILE = new URL('https://tessera.example/mf/files/mf-x/1.0.0/7.js');

class FakeWorker extends EventTarget {
  static readonly opened: string[] = [];

  constructor(address: string) {
    super();
    FakeWorker.opened.push(address);
  }
}

describe('a worker of a release', () => {
  const fetched = jest.fn();
  const revoked = jest.fn();
  beforeEach(() => {
    jest.clearAllMocks();
    FakeWorker.opened.length = 0;
    Object.assign(globalThis, {
      __TESSERA_SRI__: (address: string) => `sha384-of ${address}`,
      Worker: FakeWorker,
      fetch: fetched.mockResolvedValue(new Response('code')),
    });
    URL.createObjectURL = () => 'blob:code';
    URL.revokeObjectURL = revoked;
  });
  afterAll(() => {
    Reflect.deleteProperty(globalThis, '__TESSERA_SRI__');
    Reflect.deleteProperty(globalThis, 'Worker');
  });

  it('[READ-06] runs only code that has the hash of the release', async () => {
    await new ReleaseWorker(FILE).start();
    expect(fetched).toHaveBeenCalledWith(FILE.href, { integrity: `sha384-of ${FILE.href}` });
    expect(FakeWorker.opened).toEqual(['blob:code']);
  });

  it('[READ-06] gives its code back to the browser once it has spoken', async () => {
    const worker = await new ReleaseWorker(FILE).start();
    expect(revoked).not.toHaveBeenCalled();
    worker.dispatchEvent(new Event('message'));
    expect(revoked).toHaveBeenCalledWith('blob:code');
  });

  it('[READ-06] does not start where its code is missing, changed, or of no release', async () => {
    fetched.mockResolvedValueOnce(new Response('', { status: 404 }));
    await expect(new ReleaseWorker(FILE).start()).rejects.toThrow('404');
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(new ReleaseWorker(FILE).start()).rejects.toThrow('Failed to fetch');
    Object.assign(globalThis, {
      __TESSERA_SRI__: () => {
        throw new Error('no verified release lists it');
      },
    });
    await expect(new ReleaseWorker(FILE).start()).rejects.toThrow('no verified release lists it');
    expect(FakeWorker.opened).toEqual([]);
  });
});
