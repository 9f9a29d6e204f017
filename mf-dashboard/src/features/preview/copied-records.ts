import type { PreviewPorts } from '../../lib/preview.store';

/**
 * The same records to look at, without a way to change them: what the application writes is kept for as long as it is open, and
 * nobody else hears of it. What is written elsewhere meanwhile takes its place.
 */
export function copiedRecords(ports: PreviewPorts): PreviewPorts {
  let own: string | undefined;
  return {
    ...ports,
    loadData: async () => own ?? (await ports.loadData()),
    saveData: (value) => {
      own = value;
      return Promise.resolve(undefined);
    },
    keepDrafts: () => undefined,
    onForeignSave: (hear) =>
      ports.onForeignSave(() => {
        own = undefined;
        hear();
      }),
  };
}
