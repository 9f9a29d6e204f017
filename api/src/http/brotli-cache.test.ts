import { readFile } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import { createBrotliCache } from './brotli-cache';

async function readScript(): Promise<Buffer> {
  return readFile(require.resolve('typescript'));
}

async function waitUntil(isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error('it never came true');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe('createBrotliCache', () => {
  it('answers at once, and with the smallest form from then on, having read the file once', async () => {
    const script = (await readScript()).subarray(0, 100_000);
    const load = jest.fn(() => Promise.resolve(script));
    const cache = createBrotliCache(jest.fn());
    const first = await cache.read('a.js', load);
    await waitUntil(async () => (await cache.read('a.js', load)).length < first.length);
    const best = await cache.read('a.js', load);
    expect(brotliDecompressSync(first).equals(script)).toBe(true);
    expect(brotliDecompressSync(best).equals(script)).toBe(true);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('passes a failure on, keeps none, and does not report what the caller hears', async () => {
    const onFailure = jest.fn();
    const cache = createBrotliCache(onFailure);
    await expect(cache.read('a.js', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    const bytes = await cache.read('a.js', () => Promise.resolve(Buffer.from('here')));
    expect(brotliDecompressSync(bytes).toString()).toBe('here');
    expect(onFailure).not.toHaveBeenCalled();
  });
});
