import { buildEntity, buildField, buildModel } from '../emit/build-model';
import { applyOperation } from './apply';

const METRIC = {
  id: 'm1',
  entity: 'e1',
  op: 'sum',
  value: 'f2',
  name: 'Total kilos of honey by place',
} as const;

const hives = buildModel({
  entities: [
    buildEntity({
      id: 'e1',
      name: 'Hive',
      fields: [
        buildField(1, { name: 'Place', type: 'text' }),
        buildField(2, { name: 'Kilos of honey', type: 'number' }),
        buildField(3, { name: 'Honey', type: 'number' }),
      ],
    }),
  ],
  metrics: [
    METRIC,
    { ...METRIC, id: 'm2', value: 'f3', name: 'Honey, and no kilos of honey' },
    { ...METRIC, id: 'm3', op: 'count', name: 'Place of most', by: { field: 'f1' } },
  ],
});

function namesAfter(field: string, name: string): readonly string[] {
  const outcome = applyOperation(hives, { kind: 'renameField', field, name });
  if (!outcome.done) throw new Error(outcome.why);
  return outcome.model.metrics.map((metric) => metric.name);
}

describe('[MODEL-04] names of figures', () => {
  it('follow the field that they are worked out from', () => {
    expect(namesAfter('f2', 'Harvest')).toEqual([
      'Total harvest by place',
      'Honey, and no kilos of honey',
      'Place of most',
    ]);
    expect(namesAfter('f1', 'Apiary')[2]).toBe('Apiary of most');
  });

  it('stay where they would be too long', () => {
    expect(namesAfter('f2', `H${'o'.repeat(50)}ney`)[0]).toBe(METRIC.name);
  });
});
