import { storedModelSchema, type ApplicationModel } from '@tessera/shared/contracts';
import { checkModel } from '../checks/check-model';
import { emit } from '../emit/emit';
import { readValue } from '../kit/data/convert';
import { kitField } from './kit-field';
import { openingView } from './find';
import { storedApplications, type OldModel } from './stored-models-testing';

/** What was stored before version 2 is read as it was meant. */

const upgrade = (old: OldModel): ApplicationModel => storedModelSchema.parse(old);
const failed = (model: ApplicationModel) => checkModel(model).filter(({ passed }) => !passed);
const withRecords = storedApplications.filter(({ stored }) => stored !== undefined);

describe('a model of version 1', () => {
  it('[MODEL-17] comes from many different applications', () => {
    expect(storedApplications.length).toBeGreaterThanOrEqual(15);
    expect(withRecords.length).toBeGreaterThanOrEqual(4);
    const types = storedApplications.flatMap(({ model }) =>
      model.entities.flatMap(({ fields }) => fields.map(({ type }) => type)),
    );
    expect(new Set(types).size).toBe(15);
  });

  it.each(storedApplications)('[MODEL-17] $name becomes a model without a fault', ({ model }) => {
    expect(failed(upgrade(model))).toEqual([]);
  });

  it.each(storedApplications)('[MODEL-17] $name keeps every id, key, name and setting', ({ model }) => {
    const now = upgrade(model);
    expect(now).toMatchObject({
      v: 2,
      title: model.title,
      theme: model.theme,
      format: model.format,
      next: model.next,
      entities: model.entities.map(({ id, name, plural, labelField, fields, sort }) => ({
        ...{ id, name, plural, labelField, sort },
        fields,
      })),
    });
  });

  it.each(storedApplications)('[MODEL-17] $name opens as it did', ({ model }) => {
    const now = upgrade(model);
    expect(now.entities.map((entity) => openingView(entity)?.kind)).toEqual(
      model.entities.map(({ defaultView }) => defaultView),
    );
    for (const { views } of now.entities)
      expect(views.map(({ kind }) => kind)).toEqual(['table', 'list', 'cards']);
    expect(now.pages.map(({ name, blocks }) => [name, blocks.map((block) => block.kind)])).toEqual(
      model.entities.map(({ plural }) => [plural, ['records']]),
    );
    expect(emit(now).length).toBeGreaterThan(20);
  });

  it.each(storedApplications)('[MODEL-17] $name is upgraded once', ({ model }) => {
    const now = upgrade(model);
    expect(storedModelSchema.parse(now)).toEqual(now);
    expect(upgrade(model)).toEqual(now);
  });

  it.each(withRecords)('[MODEL-17] the records of $name are read with the same values', (application) => {
    const now = upgrade(application.model);
    const { stored, shown } = application;
    for (const entity of now.entities) {
      const read = (stored?.records[entity.id] ?? []).map((record) =>
        Object.fromEntries(
          entity.fields.map((field) => [
            field.id,
            readValue(record, kitField(now, field), stored?.fields ?? {}),
          ]),
        ),
      );
      expect(read).toEqual(shown?.[entity.id]);
      expect(read).toHaveLength(3);
    }
  });
});

describe('storedModelSchema', () => {
  const [known] = storedApplications;
  it.each<[string, unknown]>([
    ['nothing', null],
    ['a list', []],
    ['a text', 'model'],
    ['a model without a version', { ...known?.model, v: undefined }],
    ['a version of the future', { ...known?.model, v: 3 }],
    ['a version 2 with the parts of 1', { ...known?.model, v: 2 }],
    ['a model without entities', { ...known?.model, entities: [] }],
    [
      'a view that there never was',
      { ...known?.model, entities: [{ ...known?.model.entities[0], defaultView: 'map' }] },
    ],
    ['an accent that is no colour', { ...known?.model, theme: { mode: 'dark', accent: 'red' } }],
  ])('[MODEL-17] refuses %s', (_, nonsense) => {
    expect(storedModelSchema.safeParse(nonsense).success).toBe(false);
  });
});
