import { chainOf, pinOf } from '../testing/documents';
import type { ResolvedOp } from './apply-ops';
import { conflictSentence, explainConflict, timeAgo } from './conflict';

const pin = (remote: string, version: string): ResolvedOp => ({
  op: 'pin',
  remote,
  pin: pinOf(remote, version),
});

const documents = chainOf([
  [pin('mf-auth', '1.0.0')],
  [pin('mf-auth', '1.1.0'), pin('mf-billing', '1.0.0')],
  [{ op: 'shell', shell: { contract: '1.0.0', shared: {} } }],
]);

describe('a conflict', () => {
  it.each([
    [['mf-auth'], true],
    [['mf-deploy', 'mf-billing'], true],
    [['shell'], true],
    [['*'], true],
    [['mf-deploy'], false],
  ])('[REL-04] with a change that touches %j since serial 1: same remote %s', (touches, sameRemote) => {
    const conflict = explainConflict(1, documents.slice(1), touches);
    expect(conflict).toMatchObject({ base: 1, current: 3, sameRemote, rebasable: !sameRemote });
    expect(conflict.opsSince.map(({ serial }) => serial)).toEqual([2, 3]);
  });

  it.each([
    [['mf-auth'], 'pin mf-auth → 1.1.0'],
    [['mf-billing', 'mf-auth'], 'pin mf-billing → 1.0.0'],
    [['*'], 'shell → 1.0.0'],
  ])(
    '[REL-04] with a change that touches %j names the newest of the same, and how many more there are',
    (touches, newest) => {
      const conflict = explainConflict(1, documents.slice(1), touches);
      expect(conflictSentence(conflict, touches, new Date('2026-03-01T12:00:40.000Z'))).toBe(
        `you looked at 1, prod is 3 (alice, 40 s ago: ${newest}, "CHG-1"; 2 more since)`,
      );
    },
  );

  it.each([
    [-5, '0 s ago'],
    [89, '89 s ago'],
    [12 * 60, '12 min ago'],
    [3 * 3600, '3 h ago'],
    [5 * 86_400, '5 d ago'],
  ])('calls %d seconds "%s"', (seconds, words) => {
    const at = new Date('2026-03-01T12:00:00.000Z');
    expect(timeAgo(at.toISOString(), new Date(at.getTime() + seconds * 1000))).toBe(words);
  });
});
