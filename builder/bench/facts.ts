/** Facts as the corpus writes them down, one a line; `builder/corpus/README.md` says how. */

export interface MeantField {
  /** Equally right names, the best first. */
  readonly names: readonly string[];
  readonly isOptional: boolean;
  /** Equally right types; empty where only the name is meant. */
  readonly types: readonly MeantType[];
  /** In words; worked out and never typed in. */
  readonly computed?: string;
}

export interface MeantType {
  readonly type: string;
  /** Labels of a choice, in order. */
  readonly options?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  readonly unit?: string;
  /** The record that a link points at. */
  readonly to?: string;
}

interface ValueFact<Kind extends string> {
  readonly kind: Kind;
  readonly value: string;
}

interface WordsFact<Kind extends string> {
  readonly kind: Kind;
  readonly words: string;
  readonly most?: number;
}

interface AboutFact<Kind extends string> {
  readonly kind: Kind;
  readonly at: string;
  readonly words: string;
}

export type MeantFact =
  | { readonly kind: 'record'; readonly names: readonly string[]; readonly fields: readonly MeantField[] }
  | { readonly kind: 'field'; readonly at: string; readonly field: MeantField }
  | { readonly kind: 'option'; readonly at: string; readonly label: string }
  | { readonly kind: 'required'; readonly at: string }
  | { readonly kind: 'unique'; readonly at: string }
  | { readonly kind: 'default'; readonly at: string; readonly value: string }
  | { readonly kind: 'view'; readonly words: string; readonly view: string; readonly by: string }
  | {
      readonly kind: 'metric';
      readonly op: string;
      readonly at: string;
      readonly where?: string;
      readonly by?: string;
      readonly per?: string;
    }
  | { readonly kind: 'sort'; readonly words: string; readonly direction: 'asc' | 'desc' }
  | AboutFact<'filter'>
  | AboutFact<'badge'>
  | AboutFact<'rule'>
  | AboutFact<'action'>
  | WordsFact<'overlap'>
  | WordsFact<'limit'>
  | WordsFact<'together'>
  | { readonly kind: 'title'; readonly title: string }
  | ValueFact<'look'>
  | ValueFact<'accent'>
  | ValueFact<'currency'>
  | ValueFact<'week'>
  | ValueFact<'density'>
  | ValueFact<'font'>
  | { readonly kind: 'without'; readonly words: string }
  | { readonly kind: 'some'; readonly words: string; readonly least: number }
  | { readonly kind: 'missing'; readonly words: string }
  | { readonly kind: 'ask' | 'refuse' | 'nothing' }
  /** Only in changes: what a node that was there is now. */
  | {
      readonly kind: 'becomes';
      readonly what: 'field' | 'record' | 'option' | 'type' | 'title' | 'order';
      readonly at: string;
      readonly now: string;
    };

export interface Meant {
  readonly sign: '' | '+' | '-' | '~';
  readonly fact: MeantFact;
  readonly line: string;
}

export const TYPES = [
  ...['text', 'longtext', 'integer', 'number', 'money', 'percent', 'date', 'time', 'datetime', 'duration'],
  ...[
    'boolean',
    'choice',
    'tags',
    'email',
    'url',
    'phone',
    'rating',
    'color',
    'image',
    'person',
    'link',
    'links',
  ],
];
const VIEWS = 'table|list|cards|board|calendar|gallery|timeline|chart|figures';

const either = (text: string) =>
  text
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean);

/** 'Open / Sent' and 'Open, Sent', where no bar stands in the list. */
const labelsOf = (text: string) =>
  text
    .split(/\s+\/\s+|\s*,\s*(?![^/]*\s\/\s)/)
    .map((label) => label.trim())
    .filter(Boolean);

function readLimits(text: string): Omit<MeantType, 'type'> {
  const [, min, max, unit] = /^(?:(-?[\d.]+)?\s*(?:-|–|\.\.)\s*(-?[\d.]+)?)?\s*(.*)$/.exec(text) ?? [];
  return {
    ...(min !== undefined && { min: Number(min) }),
    ...(max !== undefined && { max: Number(max) }),
    ...(unit && { unit }),
  };
}

export function readType(text: string): MeantType | undefined {
  const [, type = '', rest = ''] = /^(\S+)\s*(.*)$/s.exec(text.trim()) ?? [];
  if (!TYPES.includes(type)) return undefined;
  if (rest === '') return { type };
  if (type === 'choice') return { type, options: labelsOf(rest) };
  return type.startsWith('link') ? { type, to: rest } : { type, ...readLimits(rest) };
}

/** `Back by | Due?: date = Lent on + 7 days` */
function readField(text: string): MeantField | undefined {
  const [, names = '', rest = ''] = /^((?:[^:"]|"[^"]*")+?)\s*:\s*(.*)$/s.exec(text.trim()) ?? [];
  const [, types = '', computed] = /^([^=]*?)\s*(?:=\s*(.+))?$/s.exec(rest) ?? [];
  const read = either(types).map(readType);
  if (!names || read.length === 0 || read.some((type) => !type)) return undefined;
  return {
    names: either(names.replaceAll('?', '')),
    isOptional: names.includes('?'),
    types: read.flatMap((type) => type ?? []),
    ...(computed && { computed }),
  };
}

type Reader = readonly [pattern: RegExp, read: (match: RegExpExecArray) => MeantFact | undefined];

const value = (kind: 'look' | 'accent' | 'currency' | 'week' | 'density' | 'font'): Reader => [
  new RegExp(`^${kind} (.+)$`),
  (m) => ({ kind, value: m[1] ?? '' }),
];

const FACTS: readonly Reader[] = [
  [/^record (.+)$/, (m) => ({ kind: 'record', names: either(m[1] ?? ''), fields: [] })],
  [
    /^field ([^.:]+)\.(.+)$/s,
    (m) => {
      const field = readField(m[2] ?? '') ?? nameOnly(m[2] ?? '');
      return field && { kind: 'field', at: (m[1] ?? '').trim(), field };
    },
  ],
  [/^option ([^:]+): ?(.+)$/, (m) => ({ kind: 'option', at: m[1] ?? '', label: m[2] ?? '' })],
  [/^(required|unique) ([^.]+\..+)$/, (m) => ({ kind: m[1] as 'required', at: m[2] ?? '' })],
  [/^default ([^:]+): ?(.+)$/, (m) => ({ kind: 'default', at: m[1] ?? '', value: m[2] ?? '' })],
  [
    new RegExp(`^view (.+?) (${VIEWS})(?: (.+))?$`),
    (m) => ({ kind: 'view', words: m[1] ?? '', view: m[2] ?? '', by: m[3] ?? '' }),
  ],
  [
    /^metric (count|sum|average|smallest|largest) (.+?)(?: where (.+?))?(?: by (.+?))?(?: per (day|week|month|quarter|year))?(?: where (.+?))?$/,
    (m) => {
      const where = m[3] ?? m[6];
      return {
        kind: 'metric',
        op: m[1] ?? '',
        at: m[2] ?? '',
        ...(where && { where }),
        ...(m[4] && { by: m[4] }),
        ...(m[5] && { per: m[5] }),
      };
    },
  ],
  [/^sort (.+) (asc|desc)$/, (m) => ({ kind: 'sort', words: m[1] ?? '', direction: m[2] as 'asc' })],
  [
    /^rule (.+?) no-overlap(?: (.+))?$/,
    (m) => ({ kind: 'overlap', words: `${m[1] ?? ''} ${m[2] ?? ''}`.trim() }),
  ],
  [/^rule (.+?) limit (\d+)(?: (.+))?$/, (m) => ({ kind: 'limit', words: m[1] ?? '', most: Number(m[2]) })],
  [/^rule ([^:]+?) unique (.+)$/, (m) => ({ kind: 'together', words: `${m[1] ?? ''}: ${m[2] ?? ''}` })],
  [
    /^(filter|badge|rule|action) ([^:]+): ?(.+)$/,
    (m) => ({ kind: m[1] as 'filter', at: m[2] ?? '', words: m[3] ?? '' }),
  ],
  [/^title "?(.+?)"?$/, (m) => ({ kind: 'title', title: m[1] ?? '' })],
  value('look'),
  value('accent'),
  value('currency'),
  value('week'),
  value('density'),
  value('font'),
  [/^without (.+)$/, (m) => ({ kind: 'without', words: m[1] ?? '' })],
  [/^some fields (.+?) (\d+)$/, (m) => ({ kind: 'some', words: m[1] ?? '', least: Number(m[2]) })],
  [/^missing "(.+)"$/s, (m) => ({ kind: 'missing', words: m[1] ?? '' })],
  [/^(ask|refuse|nothing)\b.*$/, (m) => ({ kind: m[1] as 'ask' })],
];

const BECOMES: readonly Reader[] = [
  [
    /^(field|record) (.+?) -> (.+)$/,
    (m) => ({ kind: 'becomes', what: m[1] as 'field', at: m[2] ?? '', now: m[3] ?? '' }),
  ],
  [
    /^option (.+?): ?(.+?) -> (.+)$/,
    (m) => ({ kind: 'becomes', what: 'option', at: `${m[1] ?? ''}: ${m[2] ?? ''}`, now: m[3] ?? '' }),
  ],
  [/^type (.+?): ?(.+)$/, (m) => ({ kind: 'becomes', what: 'type', at: m[1] ?? '', now: m[2] ?? '' })],
  [/^title -> (.+)$/, (m) => ({ kind: 'becomes', what: 'title', at: '', now: m[1] ?? '' })],
  [
    /^order (.+?) (first|last|(?:after|before) .+)$/,
    (m) => ({ kind: 'becomes', what: 'order', at: m[1] ?? '', now: m[2] ?? '' }),
  ],
];

function nameOnly(text: string): MeantField | undefined {
  const names = either(text.replaceAll('?', ''));
  return names.length > 0 ? { names, isOptional: false, types: [] } : undefined;
}

function readFact(line: string, readers: readonly Reader[]): MeantFact | undefined {
  for (const [pattern, read] of readers) {
    const match = pattern.exec(line);
    const fact = match && read(match);
    if (fact) return fact;
  }
  return undefined;
}

/** Facts line by line. */
export class Facts {
  readonly meant: Meant[] = [];

  /** True when the line is in the notation. */
  add(line: string): boolean {
    if (/^\s{2,}\S/.test(line)) return this.addField(line.trim());
    const [, sign = '', words = ''] = /^([+~-](?= ))?\s*(.+?)\s*$/s.exec(line) ?? [];
    const fact = readFact(words, sign === '~' ? BECOMES : FACTS);
    if (fact) this.meant.push({ sign: sign as Meant['sign'], fact, line });
    return fact !== undefined;
  }

  private addField(line: string): boolean {
    const last = this.meant.at(-1);
    const field = readField(line);
    if (!field || last?.fact.kind !== 'record') return false;
    this.meant[this.meant.length - 1] = {
      ...last,
      fact: { ...last.fact, fields: [...last.fact.fields, field] },
    };
    return true;
  }
}
