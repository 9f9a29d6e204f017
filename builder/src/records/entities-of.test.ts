import { runInNewContext } from 'node:vm';
import type { ApplicationModel } from '@tessera/shared/contracts';
import { stop } from 'esbuild';
import { fromDraft } from '../drafts/from-draft';
import { bundle } from '../emit/bundle-testing';
import { emit } from '../emit/emit';
import { buildEveryPartModel } from '../emit/every-part-model';
import { nameModel } from '../emit/names';
import { setClock } from '../kit/calc/clock';
import { applyChanges, emptyDocument, type StoredDocument } from '../kit/data/document';
import { fieldsOf } from '../kit/data/entity';
import { RowReader } from '../kit/data/rows';
import { createRuleCheck } from '../kit/data/rules';
import { addingSample, newSamples } from '../kit/data/samples';
import { startValues } from '../kit/data/begin-values';
import type { Entity } from '../kit/data/types';
import { SAMPLE_APPLICATIONS } from '../samples';
import { entitiesOf } from './entities-of';

jest.setTimeout(240_000);

const DAY = '2026-03-09';
const NOW = '2026-03-09T10:00:00.000Z';

afterAll(() => stop());

interface Kit {
  readonly entities: readonly Entity[];
  readonly RowReader: typeof RowReader;
  readonly createRuleCheck: typeof createRuleCheck;
  readonly startValues: typeof startValues;
}

/** The entities as the emitted code describes them, with the kit that it brings. */
async function emitted(model: ApplicationModel): Promise<Kit> {
  const named = [...nameModel(model).entities.values()];
  const entry = [
    `import { RowReader } from './kit/data/rows';`,
    `import { createRuleCheck } from './kit/data/rules';`,
    `import { startValues } from './kit/data/begin-values';`,
    `import { setClock } from './kit/calc/clock';`,
    ...named.map(({ folder, constant }) => `import { ${constant} } from './features/${folder}/model';`),
    `setClock(new Date('${NOW}'));`,
    `globalThis.kit = {`,
    `  entities: [${named.map(({ constant }) => constant).join(', ')}], RowReader, createRuleCheck, startValues };`,
  ].join('\n');
  const files = emit(model).map((file) => (file.path === 'src/main.tsx' ? { ...file, text: entry } : file));
  const { script } = await bundle(files, 'inside');
  const around: { kit?: Kit; crypto: Crypto } = { crypto };
  runInNewContext(script, around);
  if (!around.kit) throw new Error('The application gave no entities.');
  return around.kit;
}

const fail = (error: Error) => {
  throw error;
};

/** Every value that is shown, every rule that all records would break as new ones, and what new records begin with. */
function knownOf({ entities, ...kit }: Kit, document: StoredDocument): unknown {
  const reader = new kit.RowReader(entities, fail);
  reader.show({ document, day: DAY });
  const rows = entities.map((entity) =>
    reader
      .rowsOf(entity.id)
      .map(({ id, values }) => [id, Object.values(entity.fields).map(({ key }) => values[key])]),
  );
  // What rules say of a record only comes out where it is new: what was broken before is forgiven.
  const changes = Object.entries(document.records).flatMap(([entityId, records]) =>
    records.map((record) => ({ entityId, id: record.id, record })),
  );
  const emptied = changes.flatMap(({ entityId, id, record }) =>
    ['', '-again'].map((again) => ({
      entityId,
      id: id + again,
      record: { ...record, id: id + again, values: again === '' ? record.values : halfOf(record.values) },
    })),
  );
  const breaches = kit.createRuleCheck(entities, fail)({ document: emptyDocument, day: DAY }, emptied);
  return JSON.parse(
    JSON.stringify({
      rows,
      breaches,
      begin: entities.map((entity) => kit.startValues(entity)),
    }),
  );
}

/** Records of a few values break what whole ones do not. */
function halfOf(values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(values).filter((_, place) => place % 2 === 0));
}

const models: readonly (readonly [string, ApplicationModel])[] = [
  ['every part', buildEveryPartModel()],
  ...SAMPLE_APPLICATIONS.map(({ id, draft }) => [id, fromDraft(draft)] as const),
];

describe('entitiesOf', () => {
  beforeAll(() => {
    setClock(new Date(NOW));
  });
  afterAll(() => {
    setClock(null);
  });

  it.each(models)(
    '[MODEL-02] [MODEL-06] reads and checks records as the code of %s does',
    async (_, model) => {
      const entities = entitiesOf(model);
      const changes = newSamples(entities, DAY).map((sample) => addingSample(sample, NOW));
      const document = applyChanges(emptyDocument, changes);
      const own = knownOf({ entities, RowReader, createRuleCheck, startValues }, document);

      expect(changes.length).toBeGreaterThan(0);
      expect(own).toEqual(knownOf(await emitted(model), document));
    },
  );

  it('[MODEL-02] is asked for many computed fields, and every kind of rule', () => {
    const entities = models.flatMap(([, model]) => entitiesOf(model));
    const computed = entities.flatMap(fieldsOf).filter(({ compute }) => compute);

    expect(computed.length).toBeGreaterThan(50);
    expect(new Set(entities.flatMap(({ rules }) => rules.map(({ kind }) => kind))).size).toBe(4);
  });
});
