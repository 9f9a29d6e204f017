import type { PreviewPorts } from './preview.store';

export const ADDRESS = 'http://abc.preview.localhost/';

/** Ports of a preview whose address is always there. */
export function buildPorts(overrides: Partial<PreviewPorts> = {}): PreviewPorts {
  let kept: string | undefined;
  return {
    readAddress: jest.fn(() => Promise.resolve({ url: ADDRESS, versionId: 'v1' })),
    describe: (error) => ({ message: error instanceof Error ? error.message : 'failed' }),
    loadData: jest.fn(() => Promise.resolve(kept)),
    saveData: jest.fn((value: string) => {
      kept = value;
      return Promise.resolve(undefined);
    }),
    readDrafts: jest.fn(() => null),
    keepDrafts: jest.fn(),
    onForeignSave: () => () => undefined,
    now: () => 0,
    schedule: (run, milliseconds) => {
      const timer = setTimeout(run, milliseconds);
      return () => {
        clearTimeout(timer);
      };
    },
    ...overrides,
  };
}
