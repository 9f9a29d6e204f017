import { brotliCompressSync } from 'node:zlib';
import { stop } from 'esbuild';
import type { ApplicationModel } from '@tessera/shared/contracts';
import { buildEntity, buildModel, practiceFields } from './build-model';
import { bundle } from './bundle-testing';
import { emit } from './emit';
import { buildEveryPartModel } from './every-part-model';

/** One list of records as a table, and nothing else. */
const table = buildModel({
  entities: [buildEntity({ fields: practiceFields, views: [{ id: 'v1', kind: 'table', name: 'Table' }] })],
});

/** What a visitor loads of the application's own at first, as it is sent; React comes from what all sites share. */
async function firstLoad(model: ApplicationModel): Promise<Record<'script' | 'style', number>> {
  const { script, style } = await bundle(emit(model), 'outside', { isMinified: true });
  const size = (text: string) => brotliCompressSync(text).byteLength;
  return { script: size(script), style: size(style) };
}

afterAll(() => stop());

describe('[MODEL-09] the first load of an application', () => {
  it('carries of a plain table no more than it needs', async () => {
    const { script, style } = await firstLoad(table);
    expect(script).toBeLessThan(55_000);
    expect(style).toBeLessThan(9000);
  });

  it('stays small with every part', async () => {
    const { script, style } = await firstLoad(buildEveryPartModel());
    expect(script).toBeLessThan(78_500);
    expect(style).toBeLessThan(13_000);
  });
});
