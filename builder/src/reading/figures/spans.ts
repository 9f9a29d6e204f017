import { wordTable } from '../../language/word-table';
import type { Field } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';

/** 'this month', 'in the last 30 days': which records count by their day. */

const SPAN =
  /\b(?:(this|last|current|previous|past) (day|week|month|quarter|year)|(today|yesterday)|(?:last|past|previous) (\d+) (day|week|month|year)s?)\b/;
const WHOLE = new RegExp(`^${SPAN.source}$`);

const ONE = wordTable<(id: string) => string>({
  today: (id) => `${id} = today`,
  yesterday: (id) => `${id} >= today - 1 days and ${id} < today`,
});

const THIS = wordTable<(id: string) => string>({
  day: (id) => `${id} = today`,
  week: (id) => `${id} > today - weekday(today) and ${id} <= today - weekday(today) + 7`,
  month: (id) => `month(${id}) = month(today) and year(${id}) = year(today)`,
  year: (id) => `year(${id}) = year(today)`,
});
const LAST = wordTable<(id: string) => string>({
  day: (id) => `${id} >= today - 1 days and ${id} < today`,
  week: (id) => `${id} > today - weekday(today) - 7 and ${id} <= today - weekday(today)`,
  month: (id) => `month(${id}) = month(today - 1 months) and year(${id}) = year(today - 1 months)`,
  year: (id) => `year(${id}) = year(today) - 1`,
});

const within = (id: string, span: string) => `${id} > today - ${span} and ${id} <= today`;

const NONE: readonly string[] = [];

/** What a span of time says of a day; undefined for quarters, which no calculation tells apart. */
export function spanCondition(span: string, { id }: Field): string | undefined {
  const [, which, period, one, count, unit] = SPAN.exec(span) ?? NONE;
  if (count !== undefined && unit !== undefined) return within(id, `${count} ${unit}s`);
  const at = period ?? one ?? '';
  if (which === 'past') return within(id, PAST[at] ?? '1 days');
  return (WAYS[which ?? at] ?? THIS)[at]?.(id);
}

const PAST = wordTable<string>({
  week: '7 days',
  month: '1 months',
  quarter: '3 months',
  year: '1 years',
});
const WAYS = wordTable<typeof THIS>({
  today: ONE,
  yesterday: ONE,
  last: LAST,
  previous: LAST,
});

/** Takes a span out of the tokens: what it says, and the rest. */
export function cutSpan(
  tokens: readonly Token[],
): { readonly span: string; readonly rest: readonly Token[] } | undefined {
  for (let at = 0; at < tokens.length; at += 1) {
    for (const size of [3, 2, 1]) {
      const text = tokens
        .slice(at, at + size)
        .map(({ key }) => key)
        .join(' ');
      if (tokens.length < at + size || !WHOLE.test(text)) continue;
      return { span: text, rest: [...tokens.slice(0, at), ...tokens.slice(at + size)] };
    }
  }
  return undefined;
}
