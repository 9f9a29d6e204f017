import { copiedRecords } from './copied-records';
import type { PreviewPorts } from '../../lib/preview.store';

function buildPorts() {
  let stored: string | undefined = 'theirs';
  let tell: () => void = () => undefined;
  const ports: PreviewPorts = {
    readAddress: () => Promise.reject(new Error('not asked for')),
    describe: () => ({ message: '' }),
    loadData: () => Promise.resolve(stored),
    saveData: jest.fn(() => Promise.resolve(undefined)),
    readDrafts: () => 'typed',
    keepDrafts: jest.fn(),
    onForeignSave: (hear) => {
      tell = hear;
      return () => undefined;
    },
    now: () => 0,
    schedule: () => () => undefined,
  };
  return {
    ports,
    saveElsewhere: (value: string) => {
      stored = value;
      tell();
    },
  };
}

describe('[PRJ-03] records to look at', () => {
  it('are those of the preview, and what is written to them goes nowhere', async () => {
    const { ports } = buildPorts();
    const copy = copiedRecords(ports);
    expect(await copy.loadData()).toBe('theirs');

    expect(await copy.saveData('mine', () => true)).toBeUndefined();
    copy.keepDrafts('half a word');

    expect(await copy.loadData()).toBe('mine');
    expect(await ports.loadData()).toBe('theirs');
    expect(ports.saveData).not.toHaveBeenCalled();
    expect(ports.keepDrafts).not.toHaveBeenCalled();
  });

  it('follow what the preview itself writes meanwhile', async () => {
    const { ports, saveElsewhere } = buildPorts();
    const copy = copiedRecords(ports);
    const hear = jest.fn();
    copy.onForeignSave(hear);
    await copy.saveData('mine', () => true);

    saveElsewhere('newer');

    expect(hear).toHaveBeenCalledTimes(1);
    expect(await copy.loadData()).toBe('newer');
  });
});
