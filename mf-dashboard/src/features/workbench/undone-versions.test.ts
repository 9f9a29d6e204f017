import { undoneVersions, workOf } from './undone-versions';

const made = (number: number, before: number | null) => ({
  id: `v${String(number)}`,
  number,
  runId: 'run',
  positionId: `v${String(number)}`,
  beforeId: before === null ? null : `v${String(before)}`,
});
const step = (number: number, shows: number, before: number | null) => ({
  ...made(number, before),
  runId: null,
  positionId: `v${String(shows)}`,
});

describe('which versions were undone', () => {
  it('[PRJ-03] are none while every change is in place', () => {
    expect(undoneVersions([made(1, null), made(2, 1), made(3, 2)])).toEqual(new Set());
  });

  it('[PRJ-03] are those that undo went back over, until redo', () => {
    const undone = [made(1, null), made(2, 1), made(3, 2), step(4, 2, 1)];
    expect(undoneVersions(undone)).toEqual(new Set(['v3']));
    expect(undoneVersions([...undone, step(5, 1, null)])).toEqual(new Set(['v2', 'v3']));
    expect(undoneVersions([...undone, step(5, 3, 2)])).toEqual(new Set());
  });

  it('[PRJ-03] stay undone when something else is made instead', () => {
    const versions = [made(1, null), made(2, 1), step(3, 1, null), made(4, 1)];
    expect(undoneVersions(versions)).toEqual(new Set(['v2']));
  });

  it('[PRJ-03] are not guessed where older versions made way for newer ones', () => {
    expect(undoneVersions([made(7, 5), made(8, 7)])).toEqual(new Set());
    expect(undoneVersions([])).toEqual(new Set());
  });
});

describe('[PRJ-03] the work that a version shows', () => {
  const versions = [{ id: 'v1', positionId: 'v1' }, { id: 'v3', positionId: 'v1' }, { id: 'v4' }];

  it.each([
    ['is its own', 'v1', 'v1'],
    ['is that of another one after an undo', 'v3', 'v1'],
    ['is its own where nothing else is known', 'v4', 'v4'],
    ['is its own where the version is new', 'v9', 'v9'],
  ])('%s', (_, id, work) => {
    expect(workOf(versions, id)).toBe(work);
  });
});
