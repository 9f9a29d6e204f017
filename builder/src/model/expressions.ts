import type { Action, ApplicationModel, Entity, Field, Metric, Rule, View } from '@tessera/shared/contracts';
import type { Expected } from '../expressions/fit';
import { entityOf } from './edit-model';

/** An expression with where it stands. */
export interface PlacedExpression {
  readonly text: string;
  /** The node that holds it. */
  readonly node: string;
  /** How a sentence about it begins: 'Total of Invoice', "The rule 'Too late'". */
  readonly words: string;
  /** The entity of the record that it is about; a default is about none, for there is no record yet. */
  readonly entity: string | null;
  readonly expects: Expected;
}

type Holder = Pick<PlacedExpression, 'node' | 'words' | 'entity'>;

function placed(holder: Holder, text: string | undefined, expects: Expected): PlacedExpression[] {
  return text === undefined ? [] : [{ ...holder, text, expects }];
}

function ofField(field: Field, entity: Entity): PlacedExpression[] {
  const words = `${field.name} of ${entity.name}`;
  return [
    ...placed({ node: field.id, words, entity: entity.id }, field.computed, field),
    ...placed({ node: field.id, words, entity: null }, field.default, field),
  ];
}

function ofRule(rule: Rule, entity: Entity): PlacedExpression[] {
  const holder = { node: rule.id, words: `The rule '${rule.message}'`, entity: entity.id };
  switch (rule.kind) {
    case 'check':
      return placed(holder, rule.holds, 'rule');
    case 'unique':
      return [];
    case 'noOverlap':
      return [
        ...placed(holder, rule.start, 'moment'),
        ...placed(holder, rule.end, 'moment'),
        ...placed(holder, rule.where, 'condition'),
      ];
    case 'limit':
      return [...placed(holder, rule.most, 'number'), ...placed(holder, rule.where, 'condition')];
  }
}

/** What an action sets is worked out from the record that was pressed, also when it adds one of another kind. */
function ofAction(action: Action, entity: Entity, model: ApplicationModel): PlacedExpression[] {
  const holder = { node: action.id, words: `The action ${action.name}`, entity: entity.id };
  const target = action.kind === 'add' ? entityOf(model, action.entity) : entity;
  return [
    ...placed(holder, action.when, 'condition'),
    ...action.set.flatMap(({ field, to }) => {
      const set = target?.fields.find(({ id }) => id === field);
      return set ? placed(holder, to, set) : [];
    }),
  ];
}

function ofView(view: View, entity: Entity): PlacedExpression[] {
  return placed(
    { node: view.id, words: `The view ${view.name}`, entity: entity.id },
    view.where,
    'condition',
  );
}

function ofEntity(entity: Entity, model: ApplicationModel): PlacedExpression[] {
  const { id } = entity;
  return [
    ...entity.fields.flatMap((field) => ofField(field, entity)),
    ...entity.views.flatMap((view) => ofView(view, entity)),
    ...entity.filters.flatMap((filter) =>
      placed({ node: filter.id, words: `The filter ${filter.name}`, entity: id }, filter.where, 'condition'),
    ),
    ...entity.rules.flatMap((rule) => ofRule(rule, entity)),
    ...entity.badges.flatMap((badge) =>
      placed({ node: badge.id, words: `The badge ${badge.text}`, entity: id }, badge.when, 'condition'),
    ),
    ...entity.actions.flatMap((action) => ofAction(action, entity, model)),
  ];
}

function ofMetric(metric: Metric): PlacedExpression[] {
  const holder = { node: metric.id, words: `The figure ${metric.name}`, entity: metric.entity };
  return [...placed(holder, metric.value, 'measure'), ...placed(holder, metric.where, 'condition')];
}

/** Every expression of a model. */
export function expressionsOf(model: ApplicationModel): PlacedExpression[] {
  return [
    ...model.entities.flatMap((entity) => ofEntity(entity, model)),
    ...model.metrics.flatMap(ofMetric),
    ...model.pages.flatMap(({ blocks }) =>
      blocks.flatMap((block) =>
        block.kind === 'shortlist'
          ? placed(
              { node: block.id, words: `The short list ${block.title}`, entity: block.entity },
              block.where,
              'condition',
            )
          : [],
      ),
    ),
  ];
}
