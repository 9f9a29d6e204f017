/** What the columns of a table cannot hold, as the jsonb of `_rest`. */
export interface Rest {
  /** By the keys of fields that there are, were or never were. */
  readonly values: Readonly<Record<string, unknown>>;
  /** When the record came and was changed, where that is no moment. */
  readonly createdAt?: string;
  readonly updatedAt?: string;
}

/** Under this key stands JSON as a text: jsonb takes no NUL and no half of a pair of characters. */
const ENCODED = '_encoded';
// As JSON.stringify writes them; a backslash before such letters only makes more of it a text.
const REFUSED = /\\u(?:0000|d[89a-f][0-9a-f]{2})/u;

/** Whether PostgreSQL takes the text as it is: it knows neither NUL nor halves of pairs of characters. */
export function isStorable(text: string): boolean {
  return !REFUSED.test(JSON.stringify(text));
}

/** The text of `_rest`, or null where the columns hold everything. */
export function encodeRest({ values, ...moments }: Rest): string | null {
  const plain: [string, unknown][] = [];
  const odd: [string, unknown][] = [];
  for (const [key, value] of Object.entries(values)) {
    if (value === undefined) continue;
    const isPlain = key !== ENCODED && !REFUSED.test(JSON.stringify([key, value]));
    (isPlain ? plain : odd).push([key, value]);
  }
  if (odd.length > 0 || Object.keys(moments).length > 0) {
    plain.push([ENCODED, JSON.stringify({ values: Object.fromEntries(odd), ...moments })]);
  }
  return plain.length === 0 ? null : JSON.stringify(Object.fromEntries(plain));
}

/** What `encodeRest` was given. */
export function decodeRest(text: string | null): Rest {
  if (text === null) return { values: {} };
  const { [ENCODED]: encoded, ...values } = JSON.parse(text) as Readonly<Record<string, unknown>>;
  if (typeof encoded !== 'string') return { values };
  const odd = JSON.parse(encoded) as Rest;
  return { ...odd, values: { ...values, ...odd.values } };
}
