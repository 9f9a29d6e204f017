import type { Action, ApplicationModel, Entity, Field, Metric, Rule, View } from '@tessera/shared/contracts';

/** What an expression must give: a value of a field, yes or no, a number, or a point that can be ordered. */
export type Expectation =
  | { readonly kind: 'field'; readonly field: string }
  | { readonly kind: 'condition' }
  | { readonly kind: 'number' }
  | { readonly kind: 'point' };

/** An expression with where it stands. */
export interface PlacedExpression {
  readonly text: string;
  /** The node that holds it. */
  readonly node: string;
  /** How a sentence about it begins: 'Total of Invoice', "The rule 'Too late'". */
  readonly words: string;
  /** The entity of the record that it is about; a default is about none, for there is no record yet. */
  readonly entity: string | undefined;
  readonly expects: Expectation;
}

const CONDITION: Expectation = { kind: 'condition' };
const NUMBER: Expectation = { kind: 'number' };
const POINT: Expectation = { kind: 'point' };

type Holder = Pick<PlacedExpression, 'node' | 'words' | 'entity'>;

function placed(holder: Holder, text: string | undefined, expects: Expectation): PlacedExpression[] {
  return text === undefined ? [] : [{ ...holder, text, expects }];
}

function ofField(field: Field, entity: Entity): PlacedExpression[] {
  const words = `${field.name} of ${entity.name}`;
  const expects: Expectation = { kind: 'field', field: field.id };
  return [
    ...placed({ node: field.id, words, entity: entity.id }, field.computed, expects),
    ...placed({ node: field.id, words, entity: undefined }, field.default, expects),
  ];
}

function ofRule(rule: Rule, entity: Entity): PlacedExpression[] {
  const holder = { node: rule.id, words: `The rule '${rule.message}'`, entity: entity.id };
  switch (rule.kind) {
    case 'check':
      return placed(holder, rule.holds, CONDITION);
    case 'unique':
      return [];
    case 'noOverlap':
      return [
        ...placed(holder, rule.start, POINT),
        ...placed(holder, rule.end, POINT),
        ...placed(holder, rule.where, CONDITION),
      ];
    case 'limit':
      return [...placed(holder, rule.most, NUMBER), ...placed(holder, rule.where, CONDITION)];
  }
}

/** What an action sets is worked out from the record that was pressed, also when it adds one of another kind. */
function ofAction(action: Action, entity: Entity): PlacedExpression[] {
  const holder = { node: action.id, words: `The action ${action.name}`, entity: entity.id };
  return [
    ...placed(holder, action.when, CONDITION),
    ...action.set.flatMap(({ field, to }) => placed(holder, to, { kind: 'field', field })),
  ];
}

function ofView(view: View, entity: Entity): PlacedExpression[] {
  return placed({ node: view.id, words: `The view ${view.name}`, entity: entity.id }, view.where, CONDITION);
}

function ofEntity(entity: Entity): PlacedExpression[] {
  const { id } = entity;
  return [
    ...entity.fields.flatMap((field) => ofField(field, entity)),
    ...entity.views.flatMap((view) => ofView(view, entity)),
    ...entity.filters.flatMap((filter) =>
      placed({ node: filter.id, words: `The filter ${filter.name}`, entity: id }, filter.where, CONDITION),
    ),
    ...entity.rules.flatMap((rule) => ofRule(rule, entity)),
    ...entity.badges.flatMap((badge) =>
      placed({ node: badge.id, words: `The badge ${badge.text}`, entity: id }, badge.when, CONDITION),
    ),
    ...entity.actions.flatMap((action) => ofAction(action, entity)),
  ];
}

/** A sum is a number; of the smallest and the largest there may be dates too. */
function ofMetric(metric: Metric): PlacedExpression[] {
  const holder = { node: metric.id, words: `The figure ${metric.name}`, entity: metric.entity };
  const isOrdered = metric.op === 'smallest' || metric.op === 'largest';
  return [
    ...placed(holder, metric.value, isOrdered ? POINT : NUMBER),
    ...placed(holder, metric.where, CONDITION),
  ];
}

/** Every expression of a model. */
export function expressionsOf(model: ApplicationModel): PlacedExpression[] {
  return [
    ...model.entities.flatMap(ofEntity),
    ...model.metrics.flatMap(ofMetric),
    ...model.pages.flatMap(({ blocks }) =>
      blocks.flatMap((block) =>
        block.kind === 'shortlist'
          ? placed(
              { node: block.id, words: `The short list ${block.title}`, entity: block.entity },
              block.where,
              CONDITION,
            )
          : [],
      ),
    ),
  ];
}
