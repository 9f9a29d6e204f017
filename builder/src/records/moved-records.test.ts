import { fromDraft } from '../drafts/from-draft';
import { addingSample, newSamples } from '../kit/data/samples';
import type { ServedRecord } from '../kit/data/server-protocol';
import { SAMPLE_APPLICATIONS } from '../samples';
import { entitiesOf } from './entities-of';
import { movedRecords } from './moved-records';

const [application] = SAMPLE_APPLICATIONS;
if (!application) throw new Error('There is none');
const model = fromDraft(application.draft);
const [entity] = model.entities;
if (!entity) throw new Error('There is no table');

const NOW = '2026-03-09T10:00:00.000Z';
const fresh: Record<string, readonly ServedRecord[]> = {};
for (const sample of newSamples(entitiesOf(model), '2026-03-09')) {
  const { entityId, record } = addingSample(sample, NOW);
  if (record) fresh[entityId] = [...(fresh[entityId] ?? []), { ...record, rev: 1 }];
}
const samples = fresh[entity.id] ?? [];
const key = entity.fields.find(({ type }) => type === 'text')?.key ?? '';

const textOf = (list: readonly object[]) =>
  JSON.stringify({ v: 1, records: { ...fresh, [entity.id]: list }, fields: {}, views: {} });
const moved = (list: readonly object[]) => movedRecords(model, textOf(list), { records: fresh });

describe('what a browser kept of a preview', () => {
  it('[DATA-01] is nothing to move while it has only the samples that came, or cannot be read', () => {
    expect(moved(samples)).toEqual([]);
    expect(movedRecords(model, 'no document', { records: fresh })).toEqual([]);
    expect(movedRecords(model, '', { records: fresh })).toEqual([]);
  });

  it('[DATA-01] is moved with what was added, changed and removed', () => {
    const [first, second, ...others] = samples;
    if (!first || !second) throw new Error('There are two samples');
    const { isSample: _sample, ...changed } = first;
    const added = { id: 'mine', createdAt: NOW, updatedAt: NOW };
    const changes = moved([
      { ...changed, updatedAt: '2026-03-10T10:00:00.000Z', values: { ...first.values, [key]: 'Changed' } },
      ...others,
      { ...added, values: { [key]: 'Added', 'f999.1': 'of a field that is gone' } },
    ]);

    expect(changes).toEqual([
      {
        kind: 'change',
        entityId: entity.id,
        id: first.id,
        values: { [key]: 'Changed' },
        was: { [key]: first.values[key] ?? null },
        isSample: false,
      },
      {
        kind: 'add',
        entityId: entity.id,
        id: 'mine',
        createdAt: added.createdAt,
        values: { [key]: 'Added' },
      },
      { kind: 'remove', entityId: entity.id, id: second.id },
    ]);
  });
});
