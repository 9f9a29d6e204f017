import * as z from 'zod/mini';
import { applicationModelSchema, type ApplicationModel, type Entity } from './application-model';
import { modelVersion1Schema, type ModelVersion1 } from './model-version-1';
import type { ModelPage, View, ViewKind } from './model-views';

const FIRST_VIEWS = [
  ['table', 'Table'],
  ['list', 'List'],
  ['cards', 'Cards'],
] as const satisfies readonly (readonly [ViewKind, string])[];

/** A model of version 1 as version 2 says it: the same application, with the views and pages that it always had. */
export function upgradeModel(old: ModelVersion1): ApplicationModel {
  let node = 1;
  const nextId = (letter: string) => `${letter}${String(node++)}`;
  const entities = old.entities.map(({ defaultView, ...entity }): Entity => {
    const views = FIRST_VIEWS.map(([kind, name]): View => ({ id: nextId('v'), name, kind }));
    const opening = views.find(({ kind }) => kind === defaultView) ?? views[0];
    return {
      ...entity,
      views,
      defaultView: opening?.id ?? '',
      filters: [],
      rules: [],
      badges: [],
      actions: [],
      samples: [],
    };
  });
  const pages = entities.map(({ id, plural }): ModelPage => ({
    id: nextId('p'),
    name: plural,
    blocks: [{ id: nextId('k'), kind: 'records', entity: id }],
  }));
  return {
    ...old,
    v: 2,
    theme: { ...old.theme, radius: 'soft', density: 'cozy', font: 'plain', navigation: 'top' },
    entities,
    metrics: [],
    pages,
    next: { ...old.next, node },
  };
}

/** Reads a model of any version as the newest one. */
export const storedModelSchema = z.pipe(
  z.discriminatedUnion('v', [applicationModelSchema, modelVersion1Schema]),
  z.transform((model): ApplicationModel => (model.v === 1 ? upgradeModel(model) : model)),
);
