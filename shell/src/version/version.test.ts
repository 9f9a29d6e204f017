import type { EnvironmentDocument, Pin } from '@tessera/shared/contracts';
import type { LoadedRemote } from '../remotes/releases.store';
import { buildTimeOf, integrityOf, remoteRows, type RecordCheck } from './remote-rows';
import { systemStatus } from './system-status';
import { versionText } from './version-text';

const pin = (version: string): Pin => ({ version, digest: `sha256:${version}` });

function rowsOf(
  loaded: Readonly<Record<string, LoadedRemote>>,
  checks: Readonly<Record<string, RecordCheck>> = {},
) {
  const document = {
    pins: {
      'mf-auth': { stable: pin('2.0.0'), fallback: pin('1.9.0') },
      'mf-deploy': { stable: pin('1.0.0'), fallback: null },
    },
  } as unknown as EnvironmentDocument;
  return remoteRows({ environment: { document, source: 'server' }, loaded }, checks);
}

const fallback: LoadedRemote = { ...pin('1.9.0'), wanted: pin('2.0.0').digest, outcome: 'fallback' };
const verified: RecordCheck = { outcome: 'verified', builtAt: '2026-01-02T03:04:05.000Z' };

describe('the table of remotes', () => {
  it('[APP-09] says what is pinned, what is in this page and what would stand in', () => {
    expect(rowsOf({ 'mf-auth': fallback })).toMatchObject([
      { id: 'mf-auth', pinned: '2.0.0', loaded: '1.9.0 (fallback)', fallback: '1.9.0', isFallback: true },
      { id: 'mf-deploy', pinned: '1.0.0', loaded: 'Not loaded', fallback: 'None', isFallback: false },
    ]);
  });

  it('[APP-09] is about the record of the version in this page, else of the pinned one', () => {
    const rows = rowsOf(
      { 'mf-auth': fallback },
      { 'sha256:1.9.0': verified, 'sha256:2.0.0': { outcome: 'failed', reason: 'network' } },
    );
    expect(rows.map(buildTimeOf)).toEqual(['2026-01-02T03:04:05.000Z', 'Checking…']);
    expect(rows.map((row) => integrityOf(row).text)).toEqual(['Verified', 'Checking…']);
  });

  it('[APP-09] never says verified of what was not', () => {
    const text = (check: RecordCheck, isLoaded = false) => integrityOf({ check, isLoaded }).text;
    expect(text(verified)).toBe('Record verified');
    expect(text({ outcome: 'failed', reason: 'integrity' }, true)).toBe('Does not match');
    expect(text({ outcome: 'failed', reason: 'contract' })).toBe('Not for this shell');
    expect(text({ outcome: 'failed', reason: 'timeout' }, true)).toBe('Not checked');
    expect(buildTimeOf({ check: { outcome: 'verified', builtAt: null } })).toBe('Not recorded');
  });
});

describe('the state of the system', () => {
  const ready = { step: 'ready' } as const;

  it('[APP-09] is operational when the server is ready and everything is what is pinned', () => {
    expect(systemStatus(ready, 'server', rowsOf({}))).toEqual({
      title: 'System Operational',
      tone: 'ok',
      reasons: [],
    });
  });

  it('[APP-09] is not claimed before the server has answered', () => {
    expect(systemStatus({ step: 'asking' }, 'server', []).title).toBe('Checking…');
  });

  it('[APP-09] is not operational when the server is away or not ready, and says why', () => {
    expect(systemStatus({ step: 'unreachable' }, 'server', [])).toMatchObject({
      title: 'System not operational',
      reasons: ['The server does not answer.'],
    });
    expect(systemStatus({ step: 'notReady', message: 'No database' }, 'server', []).reasons).toEqual([
      'The server is not ready: No database',
    ]);
  });

  it('[APP-09] is partly operational with a fallback, a forged record or old release information', () => {
    const integrity: RecordCheck = { outcome: 'failed', reason: 'integrity' };
    const status = systemStatus(
      ready,
      'last good',
      rowsOf({ 'mf-auth': fallback }, { 'sha256:1.0.0': integrity }),
    );
    expect(status.title).toBe('System partly operational');
    expect(status.reasons).toEqual([
      'The list of live versions came from: last good.',
      'mf-auth runs its fallback version.',
      'mf-deploy does not match the version that was released.',
    ]);
  });

  it('[APP-09] is copied as text with the facts and the remotes', () => {
    const rows = rowsOf({}, { 'sha256:2.0.0': verified });
    const text = versionText(
      systemStatus(ready, 'server', rows),
      [{ label: 'Version', value: '1.0.4' }],
      rows,
    );
    expect(text).toContain('System Operational\n\nVersion: 1.0.4\n');
    expect(text).toContain(
      'mf-auth: pinned 2.0.0, in this page Not loaded, fallback 1.9.0, built 2026-01-02T03:04:05.000Z, integrity Record verified, sha256:2.0.0\n',
    );
  });
});
