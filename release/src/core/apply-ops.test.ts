import fc from 'fast-check';
import { environmentDocumentSchema } from '@tessera/shared/contracts';
import { arbitraryChanges, arbitraryOp, chainOf, pinOf } from '../testing/documents';
import { effectiveOps } from './apply-ops';
import { digestOf } from './canonical';

describe('applyOps', () => {
  it('[REL-04] makes one serial of one change, chained to the document before', () => {
    fc.assert(
      fc.property(arbitraryChanges, (changes) => {
        const documents = chainOf(changes);
        documents.forEach((document, index) => {
          const previous = documents[index - 1];
          expect(document.serial).toBe(index + 1);
          expect(document.prev).toBe(previous ? digestOf(previous) : null);
          expect(document.change.ops).toHaveLength(changes[index]?.length ?? 0);
          expect(environmentDocumentSchema.safeParse(document).success).toBe(true);
        });
      }),
    );
  });

  it('[REL-04] makes the last pin of each remote live, with the stable version before it as fallback', () => {
    fc.assert(
      fc.property(arbitraryChanges, (changes) => {
        const expected = new Map<string, string[]>();
        for (const op of changes.flat()) {
          if (op.op === 'unpin') expected.delete(op.remote);
          if (op.op !== 'pin') continue;
          const trail = expected.get(op.remote) ?? [];
          if (trail.at(-1) !== op.pin.version) expected.set(op.remote, [...trail, op.pin.version]);
        }
        const pins = chainOf(changes).at(-1)?.pins ?? {};
        const live = Object.entries(pins).map(([remote, { stable, fallback }]) => [
          remote,
          stable.version,
          fallback?.version,
        ]);
        const wanted = [...expected].map(([remote, trail]) => [remote, trail.at(-1), trail.at(-2)]);
        expect(live.sort()).toEqual(wanted.sort());
      }),
    );
  });

  it('[REL-04] never makes a version its own fallback', () => {
    fc.assert(
      fc.property(arbitraryChanges, (changes) => {
        for (const { pins } of chainOf(changes)) {
          for (const { stable, fallback } of Object.values(pins))
            expect(fallback?.digest).not.toBe(stable.digest);
        }
      }),
    );
  });

  it('[REL-04] finds nothing left to do in a change that was just made', () => {
    fc.assert(
      fc.property(arbitraryChanges, arbitraryOp, (changes, op) => {
        const document = chainOf([...changes, [op]]).at(-1);
        expect(effectiveOps('prod', document, [op])).toEqual([]);
      }),
    );
  });

  it('[REL-04] leaves the document it started from as it was', () => {
    fc.assert(
      fc.property(arbitraryChanges, (changes) => {
        const [first] = chainOf(changes);
        const before = digestOf(first);
        chainOf(changes);
        expect(digestOf(first)).toBe(before);
      }),
    );
  });

  it('restores the fallback of the time that is rolled back to', () => {
    const [one, two] = [pinOf('mf-auth', '1.0.0'), pinOf('mf-auth', '1.1.0')];
    const documents = chainOf([
      [{ op: 'pin', remote: 'mf-auth', pin: one }],
      [{ op: 'pin', remote: 'mf-auth', pin: two }],
      [{ op: 'rollback', remote: 'mf-auth', pins: { stable: one, fallback: null } }],
    ]);
    expect(documents.at(-1)?.pins).toEqual({ 'mf-auth': { stable: one, fallback: null } });
  });
});
