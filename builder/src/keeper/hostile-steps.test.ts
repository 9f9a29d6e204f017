import * as fc from 'fast-check';
import { buildEveryPartModel } from '../emit/every-part-model';
import { setClock } from '../kit/calc/clock';
import { fieldsOf } from '../kit/data/entity';
import type { SentChange } from '../kit/data/server-protocol';
import { entitiesOf } from '../records/entities-of';
import { NOW, openTestKeeper, owner, stepOf } from './keeper-testing';
import { sampleRecords } from './steps-testing';

/** What no page sends, and what a page does not send like that. */

const model = buildEveryPartModel();
const entities = entitiesOf(model);
const keys = entities.flatMap(fieldsOf).map(({ key }) => key);
const ids = entities.flatMap(({ samples }) => samples.map(({ id }) => id));

const some = <Item>(items: readonly Item[]) => fc.constantFrom(...items);
const anyValue = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  some([...ids, 'o1', 'o2', '2026-05-09', '12.50', 3, true]),
);
const anyValues = fc.oneof(
  { weight: 5, arbitrary: fc.dictionary(some([...keys]), anyValue, { maxKeys: 3 }) },
  fc.dictionary(fc.string(), anyValue, { maxKeys: 2 }),
  fc.jsonValue({ maxDepth: 1 }),
);
const anyChange = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record(
      {
        kind: some(['add', 'change', 'remove', 'drop']),
        entityId: some([...entities.map(({ id }) => id), 'e99', '__proto__']),
        id: some([...ids, 'new', 'a b', '']),
        values: anyValues,
        was: anyValues,
        createdAt: anyValue,
        isSample: anyValue,
      },
      { requiredKeys: ['kind', 'entityId', 'id'] },
    ),
  },
  fc.jsonValue({ maxDepth: 2 }),
);

describe('a hostile step', () => {
  beforeAll(() => {
    setClock(NOW);
  });
  afterAll(() => {
    setClock(null);
  });

  it('[DATA-02] gets a verdict, and what is accepted can be read', () => {
    const { keeper } = openTestKeeper(model, sampleRecords(entities), () => undefined);
    const kinds = new Set<string>();
    fc.assert(
      fc.property(fc.array(anyChange, { maxLength: 3 }), (changes) => {
        // What came over a wire may be anything.
        const step = stepOf(...(JSON.parse(JSON.stringify(changes)) as SentChange[]));
        const verdict = keeper.judge(step, owner, { now: NOW, seq: 2 });
        kinds.add(verdict.kind);
        if (verdict.kind === 'accepted') keeper.take(verdict.changes);
        for (const list of Object.values(keeper.read(owner).records)) {
          for (const { values } of list) {
            expect(Object.keys(values).filter((key) => !keys.includes(key))).toEqual([]);
          }
        }
      }),
      { numRuns: 600 },
    );
    expect([...kinds]).toEqual(expect.arrayContaining(['accepted', 'misread', 'refused']));
  });
});
