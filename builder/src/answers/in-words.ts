import type {
  Action,
  ApplicationModel,
  Badge,
  Entity,
  Field,
  Metric,
  Rule,
  Tone,
  View,
} from '@tessera/shared/contracts';
import { describeExpression } from '../expressions/describe';
import { indexOf } from '../expressions/model-index';
import { lastDayOf, signOfMoments } from '../expressions/moments';
import { parse } from '../expressions/parse';
import { printCode } from '../expressions/print';
import { entityOf, placeOf, withEntity } from '../model/edit-model';
import { setSort } from '../operations/entity-operations';
import { describeLimits } from '../operations/limits';
import { typeInWords } from '../operations/type-words';
import { inSentence } from '../words/casing';
import { listOf } from '../words/text';

/** Parts of a model in plain words, made of the words that receipts and behaviours use (SCR-02). */

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/ ≥ /g, ' is at least '],
  [/ ≤ /g, ' is at most '],
  [/ < /g, ' is less than '],
  [/ > /g, ' is more than '],
  [/ ≠ /g, ' is not '],
  [/ = /g, ' is '],
];

/** Expressions of one word that people say otherwise. */
const PLAIN: ReadonlyMap<string, string> = new Map([
  ['true', 'yes'],
  ['false', 'no'],
  ['this', 'this record'],
]);

/** An expression as a sentence has it: 'Start is on or after today'. `entity` is the table of the record that it is over. */
export function expressionInWords(model: ApplicationModel, entity: string | undefined, text: string): string {
  const scope = entity === undefined ? { model } : { model, entity };
  const plain = PLAIN.get(text);
  if (plain !== undefined) return plain;
  const parsed = parse(text, scope);
  if (!('tree' in parsed)) return text;
  const index = indexOf(model);
  const { fields, options } = index;
  // Where a name would be mistaken for another, the words that can be read back have ids.
  const words = describeExpression(parsed.tree, scope, (comparison) => signOfMoments(comparison, index))
    .replace(/\bo\d+\b/g, (id) => options.get(id)?.label ?? id)
    .replace(/\bf\d+\b/g, (id) => fields.get(id)?.field.name ?? id);
  return SIGNS.reduce((said, [sign, by]) => said.replace(sign, by), words);
}

/** The name of a field, for a sentence; 'a field' for an id that the model does not know. */
export const fieldName = (model: ApplicationModel, id: string): string =>
  placeOf(model, id)?.field.name ?? 'a field';

/** 'a link to a customer', 'several of Red and Blue', 'an amount of money in EUR': the type of a field (SCR-02). */
export function fieldType(model: ApplicationModel, field: Field): string {
  const target = field.reference && entityOf(model, field.reference.entity);
  if (target)
    return field.many
      ? `links to ${inSentence(target.plural)}`
      : `a link to ${withArticle(inSentence(target.name))}`;
  if (field.type === 'choice' && field.many) return typeInWords(field).replace('a choice', 'any');
  return field.type === 'money' ? `${typeInWords(field)} in ${model.format.currency}` : typeInWords(field);
}

/** 'an order', 'a task'. */
export function withArticle(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** What else holds of a field, each a few words: 'required', 'worked out as Quantity × Price'. */
export function fieldTraits(model: ApplicationModel, entity: Entity, field: Field): string[] {
  const limits = field.type === 'rating' ? '' : describeLimits(boundsOf(field), field.type);
  return [
    ...(field.required ? ['required'] : []),
    ...(field.unique ? ['different in every record'] : []),
    ...(limits === '' ? [] : [limits]),
    ...(field.default === undefined
      ? []
      : [`begins with ${expressionInWords(model, entity.id, field.default)}`]),
    ...(field.computed === undefined
      ? []
      : [`worked out as ${expressionInWords(model, entity.id, field.computed)}`]),
  ];
}

/** The bounds of a field alone, without its unit. */
export function boundsOf({ min, max }: Field): { readonly min?: number; readonly max?: number } {
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

/** 'Due date: a date, required'. */
export function fieldLine(model: ApplicationModel, entity: Entity, field: Field): string {
  return `${field.name}: ${[fieldType(model, field), ...fieldTraits(model, entity, field)].join(', ')}`;
}

/** 'to End'; of days that are taken up to the last, 'up to and including Until'. */
function untilInWords(model: ApplicationModel, entity: Entity, end: string): string {
  const parsed = parse(end, { model, entity: entity.id });
  const last = 'tree' in parsed ? lastDayOf(parsed.tree, indexOf(model)) : undefined;
  return last
    ? `up to and including ${expressionInWords(model, entity.id, printCode(last))}`
    : `to ${expressionInWords(model, entity.id, end)}`;
}

/** 'No two classes with the same Room overlap', with the message that a refused change shows. */
export function ruleInWords(model: ApplicationModel, entity: Entity, rule: Rule): string {
  const many = inSentence(entity.plural);
  const names = (ids: readonly string[]) => listOf(ids.map((id) => fieldName(model, id)));
  const words = (text: string) => expressionInWords(model, entity.id, text);
  const same = 'within' in rule && rule.within.length > 0 ? ` with the same ${names(rule.within)}` : '';
  const where = 'where' in rule && rule.where !== undefined ? ` where ${words(rule.where)}` : '';
  const shown = ` The message is “${rule.message}”`;
  switch (rule.kind) {
    case 'check':
      return `${entity.name}: ${words(rule.holds)}, or the change is refused.${shown}`;
    case 'unique':
      return `No two ${many} have the same ${names(rule.fields)}.${shown}`;
    case 'noOverlap':
      return `No two ${many}${same}${where} overlap from ${words(rule.start)} ${untilInWords(model, entity, rule.end)}.${shown}`;
    case 'limit':
      return `At most ${words(rule.most)} ${rule.most === '1' ? inSentence(entity.name) : many}${same}${where}.${shown}`;
  }
}

/** What the tones of the look are to the eye. */
const TONES: Readonly<Record<Tone, string>> = {
  neutral: 'grey',
  accent: 'the accent colour',
  info: 'blue',
  good: 'green',
  warning: 'amber',
  bad: 'red',
};

/** The colour that a tone is drawn in: 'red' for 'bad'. */
export const toneInWords = (tone: Tone): string => TONES[tone];

/** '“Overdue” marks tasks where Due is before today (red)'. */
export function badgeInWords(model: ApplicationModel, entity: Entity, badge: Badge): string {
  return `“${badge.text}” marks ${inSentence(entity.plural)} where ${expressionInWords(model, entity.id, badge.when)} (${TONES[badge.tone]})`;
}

/** '“Mark done” sets Status to Done'. */
export function actionInWords(model: ApplicationModel, entity: Entity, action: Action): string {
  const sets = action.set.map(
    ({ field, to }) => `${fieldName(model, field)} to ${expressionInWords(model, entity.id, to)}`,
  );
  const when = action.when === undefined ? '' : `, where ${expressionInWords(model, entity.id, action.when)}`;
  const target = action.kind === 'add' ? entityOf(model, action.entity) : undefined;
  const does = target ? `adds ${withArticle(inSentence(target.name))} and sets` : 'sets';
  return `“${action.name}” on ${withArticle(inSentence(entity.name))} ${does} ${listOf(sets)}${when}`;
}

const OPERATIONS: Readonly<Record<Metric['op'], string>> = {
  count: 'the number of',
  sum: 'the sum of',
  average: 'the average of',
  smallest: 'the smallest',
  largest: 'the largest',
};

/** 'Total spent: the sum of Amount of expenses, one for each month of Date'. */
export function metricInWords(model: ApplicationModel, metric: Metric): string {
  const { entity, value, where, by, goal } = metric;
  const words = (text: string) => expressionInWords(model, entity, text);
  const many = inSentence(entityOf(model, entity)?.plural ?? 'records');
  const of = value === undefined ? '' : `${words(value)} of `;
  const grouped =
    by && `, one for each ${by.period === undefined ? '' : `${by.period} of `}${fieldName(model, by.field)}`;
  return [
    `${metric.name}: ${OPERATIONS[metric.op]} ${of}${many}`,
    where === undefined ? '' : ` where ${words(where)}`,
    grouped ?? '',
    goal === undefined ? '' : `, against a goal of ${String(goal)}`,
  ].join('');
}

function viewStandsOn(model: ApplicationModel, view: View): string {
  const name = (id: string) => fieldName(model, id);
  const metric = (id: string) => model.metrics.find((each) => each.id === id)?.name ?? 'a figure';
  switch (view.kind) {
    case 'board':
      return `, columns by ${name(view.by)}`;
    case 'calendar':
      return `, by ${name(view.start)}${view.end === undefined ? '' : ` to ${name(view.end)}`}${view.color === undefined ? '' : `, coloured by ${name(view.color)}`}`;
    case 'timeline':
      return `, from ${name(view.start)} to ${name(view.end)}`;
    case 'gallery':
      return `, with the pictures of ${name(view.image)}`;
    case 'chart':
      return `, ${view.shape} chart of ${metric(view.metric)}`;
    case 'figures':
      return `, ${listOf(view.metrics.map(metric))}`;
    default:
      return '';
  }
}

/** 'By status: a board, columns by Status'. */
export function viewInWords(model: ApplicationModel, entity: Entity, view: View): string {
  const where =
    view.where === undefined ? '' : `, only where ${expressionInWords(model, entity.id, view.where)}`;
  const kind = view.kind === 'cards' || view.kind === 'figures' ? view.kind : withArticle(view.kind);
  const named = view.name.toLowerCase() === view.kind ? view.name : `${view.name}: ${kind}`;
  const opens = view.id === entity.defaultView && entity.views.length > 1 ? ' (opens first)' : '';
  return `${named}${viewStandsOn(model, view)}${where}${opens}`;
}

/** 'classes by start, earliest first': an order in the words of the operation that sets it. */
export function sortInWords(
  model: ApplicationModel,
  entity: Entity,
  sort: Entity['sort'] = entity.sort,
): string {
  const other = sort.direction === 'asc' ? 'desc' : 'asc';
  const before = withEntity(model, { ...entity, sort: { field: sort.field, direction: other } });
  const attempt = setSort(before, { kind: 'setSort', ...sort });
  return attempt.done ? attempt.change.replace(/^the list shows /, '') : inSentence(entity.plural);
}
