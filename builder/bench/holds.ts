import type { Entity, Field, Metric, View } from '@tessera/shared/contracts';
import { idsIn } from '../src/model/expression-ids';
import type { MeantFact, MeantField, MeantType } from './facts';
import { likeness, type Names } from './names';

/** Whether a model says what a fact says: by what it is made of, not by how it is worded. */

const NEAR: readonly (readonly string[])[] = [
  ['integer', 'number'],
  ['text', 'person'],
];

function typeOf(field: Field): string {
  if (field.type === 'reference') return field.many === true ? 'links' : 'link';
  return field.type;
}

const isSpan = ({ type, unit = '' }: Field) =>
  (type === 'number' || type === 'integer') && /^(?:min|h|s|d)/.test(unit);

function isNearly(field: Field, type: string): boolean {
  const own = typeOf(field);
  if (own === type || (type === 'duration' && isSpan(field))) return true;
  return NEAR.some((pair) => pair.includes(own) && pair.includes(type));
}

function isOfType(field: Field, { type, options, to }: MeantType, names: Names): boolean {
  if (!isNearly(field, type)) return false;
  if (options && field.type === 'choice') return sameOptions(field, options);
  if (to !== undefined && field.reference) return names.entity(to)?.id === field.reference.entity;
  return true;
}

function sameOptions(field: Field, options: readonly string[]): boolean {
  const labels = (field.options ?? []).map(({ label }) => label);
  return (
    labels.length === options.length &&
    options.every((option) => labels.some((label) => likeness(label, option) >= 0.5))
  );
}

export function isAnyType(field: Field, meant: MeantField, names: Names): boolean {
  return meant.types.length === 0 || meant.types.some((type) => isOfType(field, type, names));
}

const OPERATORS: readonly (readonly [RegExp, string])[] = [
  [/\bis not empty\b|\bis empty\b|\bempty\b/g, ' EMPTY '],
  [/\bis not\b|!=/g, ' NOT '],
  [/>=|\bis at least\b/g, ' > '],
  [/<=|\bis at most\b/g, ' < '],
  [/\bis more than\b|\bis after\b/g, ' > '],
  [/\bis less than\b|\bis before\b/g, ' < '],
];
const PARTS =
  /\b(?:sum|count|average|smallest|largest|today|now|if|not|contains|NOT|EMPTY|month|year|week|day|weekday)\b|[+*/<>-]|\d+(?:\.\d+)?/g;

/** What an expression does, whatever it is written like: its operators, functions and numbers. */
function parts(expression: string): string[] {
  const plain = OPERATORS.reduce(
    (text, [pattern, by]) => text.replace(pattern, by),
    expression.replace(/\b[efo]\d+\b/g, ' '),
  );
  return (plain.match(PARTS) ?? [])
    .map((part) => (part === 'NOT' ? 'not' : part))
    .filter((part) => part !== 'day')
    .sort();
}

const IN_LIST = /\(([^()]*?) in (\p{Lu}[^()]*?)(?: where [^()]*)?\)/gu;

/** The records over which a phrase is summed: those of 'Amount' in 'sum(Amount in Payments)' are payments. */
function listOf(phrase: string, words: string, names: Names): Entity | undefined {
  for (const [, value = '', list = ''] of words.matchAll(IN_LIST))
    if (value.includes(phrase)) return names.entity(list);
  return undefined;
}

/** The fields and options that words name, and the words without them. `but` is what they work out: it is none of them. */
function named(words: string, entity: Entity | undefined, names: Names, but?: Field) {
  const ids = new Set<string>();
  let left = ` ${words} `;
  const phrases =
    left.match(/\p{Lu}[\p{L}\p{N}'’-]*(?: (?!(?:is|not|and|or|in|where|today)\b)[\p{L}\p{N}'’-]+)*/gu) ?? [];
  for (const phrase of [...phrases].sort((a, b) => b.length - a.length)) {
    const first = [listOf(phrase, words, names), entity].filter((one) => one !== undefined);
    const own = [...first, ...names.model.entities.filter((other) => !first.includes(other))];
    const found = own.flatMap((one) => findIn(one, phrase, names)).find((id) => id !== but?.id);
    if (found === undefined) continue;
    ids.add(found);
    left = left.replace(phrase, ' ');
  }
  return { ids, left };
}

function findIn(entity: Entity, phrase: string, names: Names): string[] {
  const words = phrase.split(' ');
  for (let size = words.length; size > 0; size -= 1) {
    const text = words.slice(0, size).join(' ');
    const option = entity.fields
      .flatMap((field) => field.options ?? [])
      .find(({ label }) => likeness(label, text) === 1);
    const field = names.fieldOf(entity, text);
    if (field && likeness(field.name, text) === 1) return [field.id];
    if (option) return [option.id];
    if (field) return [field.id];
  }
  return [];
}

/** Two expressions are the same when they name the same and do the same; the order says nothing. */
function isSame(
  stored: string | undefined,
  words: string,
  entity: Entity | undefined,
  names: Names,
  but?: Field,
): boolean {
  if (stored === undefined) return false;
  const meant = named(words, entity, names, but);
  const has = new Set(idsIn(stored).filter((id) => !id.startsWith('e')));
  const shared = [...meant.ids].filter((id) => has.has(id)).length;
  if (meant.ids.size > 0 && shared < Math.max(meant.ids.size, 1)) return false;
  const [a, b] = [parts(stored), parts(meant.left)];
  const common = a.filter((part) => b.includes(part)).length;
  return common >= Math.max(a.length, b.length) - 1;
}

function isView(view: View, kind: string, by: string, entity: Entity, names: Names): boolean {
  if (view.kind !== kind) return false;
  if (by === '') return true;
  const [first = '', end] = by.split(/\s*(?<=\S)-(?=\S)\s*/);
  const field = (words: string) => names.fieldOf(entity, words)?.id;
  const is = (id: string | undefined, words: string) => id !== undefined && id === field(words);
  switch (view.kind) {
    case 'board':
      return is(view.by, by);
    case 'calendar':
      return is(view.start, by) || is(view.start, first);
    case 'timeline':
      return is(view.start, first) && (end === undefined || is(view.end, end));
    case 'gallery':
      return is(view.image, by);
    default:
      return true;
  }
}

type MetricFact = Extract<MeantFact, { kind: 'metric' }>;

/** By what it is grouped: a fact that says nothing of it means one figure. */
function isGroupedSo(metric: Metric, { by, per, where }: MetricFact, entity: Entity, names: Names): boolean {
  if (by !== undefined && metric.by?.field !== names.fieldOf(entity, by)?.id) return false;
  if (per !== undefined && metric.by?.period !== per) return false;
  return (by ?? per ?? where) !== undefined || metric.by === undefined;
}

function isMetric(fact: MetricFact, names: Names): boolean {
  const field = fact.at.includes('.') ? names.field(fact.at) : undefined;
  const entity = names.entity(fact.at.split('.')[0] ?? '');
  if (!entity) return false;
  return names.model.metrics.some((metric) => {
    const isOf = metric.op === fact.op && metric.entity === entity.id;
    const hasValue = !field || idsIn(metric.value ?? '').includes(field.id);
    const isWhere = fact.where === undefined || isSame(metric.where, fact.where, entity, names);
    return isOf && hasValue && isWhere && isGroupedSo(metric, fact, entity, names);
  });
}

const HUES: Readonly<Record<string, readonly [number, number]>> = {
  red: [345, 15],
  orange: [15, 45],
  yellow: [45, 70],
  green: [70, 170],
  teal: [160, 200],
  turquoise: [160, 200],
  blue: [190, 255],
  purple: [250, 310],
  violet: [250, 310],
  pink: [295, 350],
  brown: [10, 45],
};

function hueOf(hex: string): number {
  const [r = 0, g = 0, b = 0] = (hex.match(/[0-9a-f]{2}/gi) ?? []).map((part) => Number.parseInt(part, 16));
  const most = Math.max(r, g, b);
  const span = most - Math.min(r, g, b) || 1;
  const turn = most === r ? ((g - b) / span + 6) % 6 : most === g ? (b - r) / span + 2 : (r - g) / span + 4;
  return turn * 60;
}

function isAccent(accent: string, words: string): boolean {
  if (words.startsWith('#')) return accent.toLowerCase() === words.toLowerCase();
  const name = Object.keys(HUES).find((hue) => words.toLowerCase().includes(hue));
  const [from, to] = (name === undefined ? undefined : HUES[name]) ?? [0, 360];
  const hue = hueOf(accent);
  return from > to ? hue >= from || hue <= to : hue >= from && hue <= to;
}

type Test<K extends MeantFact['kind']> = (fact: Extract<MeantFact, { kind: K }>, names: Names) => boolean;
type Tests = { readonly [K in MeantFact['kind']]?: Test<K> };

const TESTS: Tests = {
  record: ({ names: said }, names) => said.some((name) => names.entity(name) !== undefined),
  field: ({ at, field }, names) =>
    field.names.some((name) => {
      const found = names.fieldOf(names.entity(at), name);
      if (!found || !isAnyType(found, field, names)) return false;
      return field.computed === undefined || isWorkedOutSo(found, field.computed, names.entity(at), names);
    }),
  option: ({ at, label }, names) =>
    names.field(at)?.options?.some((option) => likeness(option.label, label) === 1) ?? false,
  required: ({ at }, names) => names.field(at)?.required === true,
  unique: ({ at }, names) => names.field(at)?.unique === true,
  default: ({ at, value }, names) => {
    const field = names.field(at);
    const start = field?.default;
    if (start === undefined) return false;
    const label = field?.options?.find(({ id }) => id === start)?.label;
    const plain = { yes: 'true', no: 'false' }[value.toLowerCase()] ?? value.toLowerCase();
    return label === undefined
      ? start.replaceAll('"', '').toLowerCase() === plain ||
          (/^today|now/.test(start) && /^today|now/.test(plain))
      : likeness(label, value) >= 0.5;
  },
  view: ({ words, view, by }, names) => {
    const entity = names.entity(words);
    return entity?.views.some((one) => isView(one, view, by, entity, names)) ?? false;
  },
  metric: (fact, names) => isMetric(fact, names),
  sort: ({ words, direction }, names) => {
    const { entity, rest } = names.lead(words);
    const field = names.fieldOf(entity, rest);
    return field !== undefined && entity?.sort.field === field.id && entity.sort.direction === direction;
  },
  filter: ({ at, words }, names) => {
    const entity = names.entity(at);
    return (
      entity?.filters.some(({ where }) => isSame(where, words, entity, names)) === true ||
      entity?.views.some((view) => isSame(view.where, words, entity, names)) === true
    );
  },
  badge: ({ at, words }, names) => {
    const entity = names.entity(at);
    return entity?.badges.some(({ when }) => isSame(when, words, entity, names)) ?? false;
  },
  rule: ({ at, words }, names) => {
    const entity = names.entity(at);
    return (
      entity?.rules.some((rule) => rule.kind === 'check' && isSame(rule.holds, words, entity, names)) ===
        true || isBound(entity, words, names)
    );
  },
  overlap: ({ words }, names) => {
    const { entity } = names.lead(words);
    return entity?.rules.some(({ kind }) => kind === 'noOverlap') ?? false;
  },
  limit: ({ words, most }, names) => {
    const entity = names.entity(words);
    return (
      entity?.rules.some(
        (rule) => rule.kind === 'limit' && (most === undefined || rule.most === String(most)),
      ) ?? false
    );
  },
  together: ({ words }, names) => {
    const [at = '', list = ''] = words.split(/:\s*/);
    const entity = names.entity(at);
    const fields = list.split(/\s*,\s*/).map((name) => names.fieldOf(entity, name)?.id);
    return (
      entity?.rules.some(
        (rule) =>
          rule.kind === 'unique' && fields.every((id) => id !== undefined && rule.fields.includes(id)),
      ) ?? false
    );
  },
  action: ({ at, words }, names) => {
    const entity = names.entity(at);
    const [name = '', to = ''] = words.split(/\s*=\s*/);
    const field = names.fieldOf(entity, name);
    const label = field?.options?.find((option) => likeness(option.label, to) >= 0.5)?.id;
    const plain = { yes: 'true', no: 'false' }[to.toLowerCase()];
    return (
      entity?.actions.some(({ set }) =>
        set.some(
          (one) =>
            one.field === field?.id &&
            (one.to === label || one.to === plain || isSame(one.to, to, entity, names)),
        ),
      ) ?? false
    );
  },
  title: ({ title }, names) => likeness(names.model.title, title) === 1,
  look: ({ value }, names) => names.model.theme.mode === value,
  accent: ({ value }, names) => isAccent(names.model.theme.accent, value),
  currency: ({ value }, names) => names.model.format.currency === value,
  week: ({ value }, names) => names.model.format.weekStart === value,
  density: ({ value }, names) => names.model.theme.density === value,
  font: ({ value }, names) => names.model.theme.font === value,
  without: ({ words }, names) =>
    !names.model.entities.some(
      (entity) =>
        entity.fields.some(({ name }) => likeness(name, words) >= 0.5) ||
        entity.views.some(({ kind }) => likeness(kind, words) === 1),
    ),
  some: ({ words, least }, names) => (names.entity(words)?.fields.length ?? 0) >= least,
};

/** 'Quantity >= 0' may be said by the field itself. */
function isBound(entity: Entity | undefined, words: string, names: Names): boolean {
  const [, name = '', operator = '', bound = '', unit = ''] =
    /^(.+?)\s*(>=|<=|>|<)\s*(-?[\d.]+)\s*(h|hours?|min|minutes?)?$/.exec(words) ?? [];
  const field = names.fieldOf(entity, name);
  const value = Number(bound) * (unit.startsWith('h') ? 60 : 1);
  if (!field || operator === '') return false;
  return operator.startsWith('>') ? (field.min ?? -Infinity) >= value : (field.max ?? Infinity) <= value;
}

/** Whether a fact holds; undefined for what no model can tell (`missing`, `ask` and so on). */
export function holds(fact: MeantFact, names: Names): boolean | undefined {
  const test = TESTS[fact.kind] as ((fact: MeantFact, names: Names) => boolean) | undefined;
  return test?.(fact, names);
}

/** Whether a computed field works out what is meant. */
export const isWorkedOutSo = (
  field: Field,
  words: string,
  entity: Entity | undefined,
  names: Names,
): boolean => isSame(field.computed, words, entity, names, field);
