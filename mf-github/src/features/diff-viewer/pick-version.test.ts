import { buildVersion } from '@tessera/shared/testing';
import { newestFirst, pickVersions } from './pick-version';

const first = buildVersion({ number: 1, runId: 'run-1' });
const second = buildVersion({ number: 2, runId: null });
const third = buildVersion({ number: 3, runId: 'run-3' });
const versions = newestFirst([second, first, third]);

describe('pickVersions', () => {
  it('takes the newest version when the address asks for nothing', () => {
    expect(pickVersions(versions, { runId: null, versionId: null })).toEqual({
      version: third,
      base: second,
    });
  });

  it('[DIFF-06] takes the version that a run made, compared with the one before it', () => {
    expect(pickVersions(versions, { runId: 'run-1', versionId: null })).toEqual({
      version: first,
      base: undefined,
    });
  });

  it('takes the version that the address names', () => {
    expect(pickVersions(versions, { runId: null, versionId: second.id })).toEqual({
      version: second,
      base: first,
    });
  });

  it('finds nothing for a run that made no version', () => {
    expect(pickVersions(versions, { runId: 'run-2', versionId: null })).toBeUndefined();
  });
});
