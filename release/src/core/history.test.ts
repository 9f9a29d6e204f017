import fc from 'fast-check';
import { arbitraryChanges, chainOf, filesOf, pinOf } from '../testing/documents';
import type { ResolvedOp } from './apply-ops';
import { canonicalBytes } from './canonical';
import { sealed } from './documents';
import { pinsBefore, verifyHistory } from './history';

describe('verifyHistory', () => {
  it('[REL-04] accepts every chain that was written', () => {
    fc.assert(
      fc.property(arbitraryChanges, (changes) => {
        const documents = chainOf(changes);
        expect(verifyHistory('prod', filesOf(documents))).toEqual({ documents, fault: null });
      }),
    );
  });

  it('[REL-04] names the serial in which any one byte was changed, the newest included', () => {
    fc.assert(
      fc.property(
        arbitraryChanges,
        fc.nat(),
        fc.nat(),
        fc.integer({ min: 1, max: 255 }),
        (changes, at, byte, mask) => {
          const files = filesOf(chainOf(changes));
          const target = files[at % files.length];
          if (!target) throw new Error('a chain has a document');
          const position = byte % target.bytes.length;
          target.bytes[position] = (target.bytes[position] ?? 0) ^ mask;
          expect(verifyHistory('prod', files).fault?.serial).toBe(target.serial);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('[REL-04] names a serial that is missing, and one that was rewritten with a right seal', () => {
    const documents = chainOf(['1.0.0', '1.1.0', '1.2.0'].map(pinAuth));
    const files = filesOf(documents);
    expect(verifyHistory('prod', files.toSpliced(1, 1)).fault?.serial).toBe(2);

    const second = documents[1];
    if (!second) throw new Error('there are three documents');
    const forged = sealed({ ...second, change: { ...second.change, actor: 'mallory' } });
    const rewritten = files.with(1, { serial: 2, bytes: canonicalBytes(forged) });
    expect(verifyHistory('prod', rewritten).fault?.serial).toBe(2);
  });

  it('[REL-04] names newest serials that were removed or rewritten, by the copy of the last change', () => {
    const documents = chainOf(['1.0.0', '1.1.0', '1.2.0'].map(pinAuth));
    const files = filesOf(documents);
    const [first, second, third] = files;
    if (!first || !second || !third) throw new Error('there are three documents');
    expect(verifyHistory('prod', files, third)).toEqual({ documents, fault: null });
    // A process that stopped between the serial and its copy leaves the copy before.
    expect(verifyHistory('prod', files, second)).toEqual({ documents, fault: null });
    expect(verifyHistory('prod', [first, second], third).fault).toMatchObject({ serial: 3, hasCopy: true });
    expect(verifyHistory('prod', [first], third).fault).toEqual({ serial: 2, cause: 'its file is missing' });

    const [, , newest] = documents;
    if (!newest) throw new Error('there are three documents');
    const forged = sealed({ ...newest, change: { ...newest.change, actor: 'mallory' } });
    const rewritten = files.with(2, { serial: 3, bytes: canonicalBytes(forged) });
    expect(verifyHistory('prod', rewritten, third)).toMatchObject({
      documents: documents.slice(0, 2),
      fault: { serial: 3, cause: 'it differs from the copy that was kept of it', hasCopy: true },
    });
  });

  it('[REL-04] accepts no document of another environment', () => {
    expect(verifyHistory('staging', filesOf(chainOf([pinAuth('1.0.0')]))).fault?.cause).toBe(
      'it is serial 1 of prod',
    );
  });
});

describe('pinsBefore', () => {
  const before = (changes: (readonly ResolvedOp[])[]) =>
    pinsBefore(chainOf(changes), 'mf-auth')?.stable.version;

  it('[REL-04] is the version before, whatever happened to other remotes since', () => {
    const other: ResolvedOp = { op: 'pin', remote: 'mf-billing', pin: pinOf('mf-billing', '1.0.0') };
    expect(before([pinAuth('1.0.0'), pinAuth('1.1.0'), [other]])).toBe('1.0.0');
  });

  it('[REL-04] is never the version that was just rolled back from', () => {
    const one = { stable: pinOf('mf-auth', '1.0.0'), fallback: null };
    const two = { stable: pinOf('mf-auth', '1.1.0'), fallback: one.stable };
    const versions = [pinAuth('1.0.0'), pinAuth('1.1.0'), pinAuth('1.2.0')];
    const once = [...versions, [{ op: 'rollback' as const, remote: 'mf-auth', pins: two }]];
    expect(before(once)).toBe('1.0.0');
    expect(before([...once, [{ op: 'rollback', remote: 'mf-auth', pins: one }]])).toBeUndefined();
  });

  it('[REL-04] follows a pin back to an older version', () => {
    expect(before([pinAuth('1.0.0'), pinAuth('1.1.0'), pinAuth('1.0.0')])).toBe('1.1.0');
  });

  it('[REL-04] is nothing for a remote with one version, none, or one that was unpinned in between', () => {
    expect(before([pinAuth('1.0.0')])).toBeUndefined();
    expect(before([])).toBeUndefined();
    expect(
      before([pinAuth('1.0.0'), [{ op: 'unpin', remote: 'mf-auth' }], pinAuth('1.1.0')]),
    ).toBeUndefined();
  });
});

function pinAuth(version: string): ResolvedOp[] {
  return [{ op: 'pin', remote: 'mf-auth', pin: pinOf('mf-auth', version) }];
}
