/**
 * An amount of money in the reader's own notation.
 *
 * @param paise hundredths of the currency
 * @param currency ISO 4217
 */
export function formatMoney(paise: number, currency = 'INR'): string {
  const isWhole = paise % 100 === 0;
  return new Intl.NumberFormat(undefined, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: isWhole ? 0 : 2,
    maximumFractionDigits: isWhole ? 0 : 2,
  }).format(paise / 100);
}

let numbers: Intl.NumberFormat | undefined;

/** A number with the reader's own grouping and at most two decimals. */
export function formatNumber(value: number): string {
  // Made once: to make one takes longer than to draw the row that it stands in.
  numbers ??= new Intl.NumberFormat(undefined, { maximumFractionDigits: 2 });
  return numbers.format(value);
}

const sizes = ['B', 'KB', 'MB', 'GB'] as const;

/** A size of a file in words: '340 KB', '1.2 MB'. Thousands, as systems show them. */
export function formatBytes(bytes: number): string {
  const power = Math.min(sizes.length - 1, bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** power;
  const digits = value < 10 && power > 0 ? 1 : 0;
  return `${new Intl.NumberFormat(undefined, { maximumFractionDigits: digits }).format(value)} ${sizes[power] ?? 'B'}`;
}

const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** How long ago, or until: '5 minutes ago', 'yesterday', 'in 2 hours'. Times in milliseconds. */
export function formatRelative(at: number, now: number): string {
  const seconds = Math.round((at - now) / 1000);
  const unit = units.find(([, length]) => Math.abs(seconds) >= length);
  if (!unit) return 'just now';
  const [name, length] = unit;
  return new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' }).format(
    Math.trunc(seconds / length),
    name,
  );
}

/** Date and time in full, in the reader's own notation. */
export function formatExact(at: number): string {
  return new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' }).format(at);
}
