import type { ApplicationModel } from '@tessera/shared/contracts';
import type { ApplicationDraft, EntityDraft, FieldDraft } from '../src/drafts/application-draft';
import type { RuleDraft } from '../src/drafts/behaviour-draft';
import { fromDraft } from '../src/drafts/from-draft';
import type { MetricDraft, ViewDraft } from '../src/drafts/view-draft';
import type { Meant, MeantFact, MeantField } from './facts';

/** The application that facts describe: what changes of the corpus are made to. */
export function modelOf(meant: readonly Meant[]): ApplicationModel {
  const facts = meant.map(({ fact }) => fact);
  const records = facts.flatMap((fact) => (fact.kind === 'record' ? [fact] : []));
  const title = facts.find((fact) => fact.kind === 'title')?.title;
  const currency = facts.find((fact) => fact.kind === 'currency')?.value;
  const names = records.map((record) => record.names[0] ?? '');
  const metrics = Object.fromEntries(
    facts.flatMap((fact) => (fact.kind === 'metric' ? [[metricName(fact), metricOf(fact)] as const] : [])),
  );
  const draft: ApplicationDraft = {
    title: title ?? `${names[0] ?? 'Records'}s`,
    look: { accent: '#4f6bed', icon: 'box', ...lookOf(facts) },
    ...(currency !== undefined && { currency }),
    entities: records.map((record) => entityOf(record.names[0] ?? '', record.fields, facts, names)),
    ...(Object.keys(metrics).length > 0 && { metrics }),
  };
  return fromDraft(draft);
}

function lookOf(facts: readonly MeantFact[]) {
  const mode = facts.find((fact) => fact.kind === 'look')?.value;
  return mode === 'dark' || mode === 'light' ? { mode: mode as 'dark' } : {};
}

const metricName = ({ op, at, by, per }: Extract<MeantFact, { kind: 'metric' }>) =>
  [op, at.replace('.', ' '), by && `by ${by}`, per && `per ${per}`].filter(Boolean).join(' ');

function metricOf({ op, at, by, per, where }: Extract<MeantFact, { kind: 'metric' }>): MetricDraft {
  const [of = '', value = ''] = at.split('.');
  const rest = {
    ...(where !== undefined && { where }),
    ...(by !== undefined && { by }),
    ...(per !== undefined && { per: per as 'month' }),
  };
  if (op === 'count') return { count: of, ...rest };
  return { [op]: value, of, ...rest } as unknown as MetricDraft;
}

/** The facts about one record, with the words behind its name. */
function about(name: string, words: string): string | undefined {
  return words === name
    ? ''
    : words.startsWith(`${name} `) || words.startsWith(`${name}.`)
      ? words.slice(name.length + 1)
      : undefined;
}

function entityOf(
  name: string,
  fields: readonly MeantField[],
  facts: readonly MeantFact[],
  names: readonly string[],
): EntityDraft {
  const flagged = (kind: 'required' | 'unique') =>
    new Set(facts.flatMap((fact) => (fact.kind === kind ? [about(name, fact.at) ?? ''] : [])));
  const flags = { required: flagged('required'), unique: flagged('unique') };
  const defaults = new Map(
    facts.flatMap((fact) =>
      fact.kind === 'default' ? [[about(name, fact.at) ?? '', fact.value] as const] : [],
    ),
  );
  const entries = fields.map((field) => {
    const own = field.names[0] ?? '';
    const start = defaults.get(own);
    return [
      own,
      fieldOf(field, {
        ...(flags.required.has(own) && { required: true }),
        ...(flags.unique.has(own) && { unique: true }),
        ...(start !== undefined && { default: { yes: 'true', no: 'false' }[start] ?? start }),
      }),
    ] as const;
  });
  const sort = facts.flatMap((fact) => {
    const rest = fact.kind === 'sort' ? about(name, fact.words) : undefined;
    return fact.kind === 'sort' && rest !== undefined && !names.includes(fact.words)
      ? [`${rest} ${fact.direction}`]
      : [];
  })[0];
  const views = facts.flatMap((fact) =>
    fact.kind === 'view' && fact.words === name ? [viewOf(fact.view, fact.by)] : [],
  );
  const named = (kind: 'filter' | 'badge') =>
    facts.flatMap((fact) => (fact.kind === kind && fact.at.trim() === name ? [fact.words] : []));
  return {
    name,
    fields: Object.fromEntries(withOwnLists(entries)),
    ...(sort !== undefined && { sort }),
    ...(views.length > 0 && { views }),
    filters: Object.fromEntries(
      named('filter').map((words, index) => [`Filter ${String(index + 1)}`, words]),
    ),
    badges: Object.fromEntries(
      named('badge').map((words, index) => [`Flag ${String(index + 1)}: warning`, words]),
    ),
    rules: facts.flatMap((fact) => ruleOf(fact, name)),
    actions: facts.flatMap((fact) => {
      if (fact.kind !== 'action' || fact.at.trim() !== name) return [];
      const [field = '', to = ''] = fact.words.split(/\s*=\s*/);
      return [{ name: `${field} ${to}`, set: { [field]: { yes: 'true', no: 'false' }[to] ?? to } }];
    }),
  };
}

function ruleOf(fact: MeantFact, name: string): RuleDraft[] {
  const message = 'This cannot be kept so.';
  if (fact.kind === 'rule' && fact.at.trim() === name) return [{ check: fact.words, message }];
  if (fact.kind === 'together' && fact.words.startsWith(`${name}:`))
    return [
      {
        unique: fact.words
          .slice(name.length + 1)
          .split(',')
          .map((part) => part.trim()),
        message,
      },
    ];
  if (fact.kind === 'limit' && about(name, fact.words) === '') return [{ limit: String(fact.most), message }];
  return [];
}

function viewOf(kind: string, by: string): ViewDraft {
  if (kind === 'timeline') {
    const [start = '', end = ''] = by.split('-');
    return { timeline: start, end };
  }
  if (kind === 'board' || kind === 'calendar' || kind === 'gallery')
    return { [kind]: by } as unknown as ViewDraft;
  return kind as 'table';
}

/** Of two links to one kind of record the second has a list of its own name on the other side. */
function withOwnLists(
  entries: readonly (readonly [string, FieldDraft])[],
): (readonly [string, FieldDraft])[] {
  const seen = new Set<string>();
  return entries.map(([name, draft]) => {
    const to = typeof draft === 'object' && 'to' in draft ? draft.to : undefined;
    if (to === undefined) return [name, draft];
    const isSecond = seen.has(to);
    seen.add(to);
    return [
      name,
      isSecond ? ({ ...(draft as object), inverse: `As ${name.toLowerCase()}` } as FieldDraft) : draft,
    ];
  });
}

function typeOf(field: MeantField): FieldDraft {
  const [{ type, options, to, ...limits } = { type: 'text' }] = field.types;
  if (type === 'link' || type === 'links')
    return { to: to ?? field.names[0] ?? '', ...(type === 'links' && { many: true }) };
  if (type === 'choice') return { options: options ?? ['One', 'Two'] };
  return { type: type as 'text', ...limits };
}

function fieldOf(field: MeantField, flags: Record<string, unknown>): FieldDraft {
  const computed = field.computed === undefined ? {} : { computed: field.computed };
  return { ...(typeOf(field) as object), ...flags, ...computed } as FieldDraft;
}
