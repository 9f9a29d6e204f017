import { createEarlyPreview, FIRST_LOOK_MS } from './early-preview.service';

describe('[SCR-03] the preview of a first version', () => {
  it('is told of at once, and left the processor for a moment', async () => {
    const told: string[] = [];
    const early = createEarlyPreview(
      {
        journal: {
          report: (_: string, events: readonly object[]) => {
            told.push(JSON.stringify(events.at(-1)));
            return Promise.resolve();
          },
        } as never,
        previews: {
          announce: () => Promise.resolve({ url: 'http://preview.test/' } as never),
          open: () => Promise.resolve(),
          keep: () => Promise.resolve(),
        },
      },
      { id: 'run', projectId: 'project' },
    );
    await early.announce({ type: 'text', delta: 'Books' });
    const begun = performance.now();
    const opened = early.open({ title: 'Books', treeHash: 'tree' }).then(() => performance.now() - begun);
    await Promise.resolve();
    await Promise.resolve();
    expect(told.at(-1)).toBe('{"type":"preview","url":"http://preview.test/"}');
    // A timer may be a millisecond early.
    expect(await opened).toBeGreaterThanOrEqual(FIRST_LOOK_MS - 1);
  });
});
