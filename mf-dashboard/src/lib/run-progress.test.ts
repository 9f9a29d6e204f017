import type { RunEvent } from '@tessera/shared/contracts';
import { buildReceipt, buildVersionChecks, uuid } from '@tessera/shared/testing';
import { applyRunEvent, emptyProgress, isOver } from './run-progress';

function play(events: readonly (readonly [RunEvent, number])[]) {
  return events.reduce((progress, [event, now]) => applyRunEvent(progress, event, now), emptyProgress);
}

function plan(state: 'waiting' | 'running' | 'done' | 'failed'): RunEvent {
  return { type: 'plan', steps: [{ id: 'understand', title: 'Understanding', state }] };
}

describe('the progress of a run', () => {
  it('[SCR-03] times a step that it saw start and end', () => {
    const progress = play([
      [plan('waiting'), 0],
      [plan('running'), 100],
      [plan('done'), 350],
      [plan('done'), 900],
    ]);

    expect(progress.steps).toEqual([
      { id: 'understand', title: 'Understanding', state: 'done', startedAt: 100, took: 250 },
    ]);
  });

  it('[SCR-03] keeps what was understood while the steps after it go on', () => {
    const tables = [{ name: 'Plant', fields: ['Name', 'Room'] }];
    const progress = play([
      [{ ...plan('running'), tables } as RunEvent, 0],
      [plan('done'), 100],
    ]);

    expect(progress.tables).toEqual(tables);
  });

  it('says no time for a step that was over before the page looked', () => {
    expect(play([[plan('done'), 100]]).steps[0]?.took).toBeUndefined();
    expect(
      play([
        [plan('running'), 100],
        [plan('done'), 101],
      ]).steps[0]?.took,
    ).toBeUndefined();
  });

  it('collects text, files once each, checks and the end', () => {
    const [receipt, checks] = [buildReceipt(), buildVersionChecks()];
    const progress = play([
      [{ type: 'run', status: 'running' }, 0],
      [{ type: 'text', delta: 'Mak' }, 0],
      [{ type: 'text', delta: 'ing' }, 0],
      [{ type: 'file', path: 'src/App.tsx', change: 'added' }, 0],
      [{ type: 'file', path: 'src/App.tsx', change: 'modified' }, 0],
      [{ type: 'check', id: 'a', title: 'Compiles', state: 'passed' }, 0],
      [{ type: 'receipt', receipt, checks }, 0],
      [{ type: 'end', status: 'succeeded', versionId: uuid(1), credits: 0, balance: 50 }, 0],
    ]);

    expect(progress).toMatchObject({
      status: 'succeeded',
      text: 'Making',
      files: [{ path: 'src/App.tsx', change: 'modified' }],
      receipt,
      checks,
      versionId: uuid(1),
      balance: 50,
      hasEnded: true,
    });
  });

  it('knows which statuses are final', () => {
    expect(['queued', 'running'].map((status) => isOver(status as 'queued'))).toEqual([false, false]);
    expect(
      ['succeeded', 'no_effect', 'failed', 'stopped'].map((status) => isOver(status as 'failed')),
    ).toEqual([true, true, true, true]);
  });
});
