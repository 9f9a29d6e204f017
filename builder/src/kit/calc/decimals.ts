/** Decimals as exact texts, as amounts are stored ('12.50'), and what they are calculated with. */

/** Whether the text is a plain decimal. */
export function isDecimal(text: string): text is `${number}` {
  return /^-?\d+(?:\.\d+)?$/u.test(text);
}

/** An exact decimal: `digits` divided by ten to the power of `scale`. */
export interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

export const NOTHING: Decimal = { digits: 0n, scale: 0 };

/** How many decimals a division keeps; money is rounded to its currency's only where a field's value is made. */
const QUOTIENT_SCALE = 12;

/** The number as plain digits: `1e-7` is '0.0000001'. */
export function plainDigits(value: number): string {
  const text = String(value);
  if (!text.includes('e')) return text;
  const [mantissa = '', exponent = '0'] = text.split('e');
  const sign = mantissa.startsWith('-') ? '-' : '';
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.');
  const point = whole.length + Number(exponent);
  const digits = (whole + fraction).padEnd(point, '0');
  return point > 0 ? `${sign}${digits}` : `${sign}0.${'0'.repeat(-point)}${digits}`;
}

/** Null when it is no decimal: not a number, infinite, or other text. */
export function toDecimal(value: number | string): Decimal | null {
  const text = typeof value === 'number' ? plainDigits(value) : value;
  if (!isDecimal(text)) return null;
  const [whole = '', fraction = ''] = text.split('.');
  return { digits: BigInt(whole + fraction), scale: fraction.length };
}

/** As text: without the zeros at its end that say nothing. */
export function fromDecimal(decimal: Decimal): string {
  const text = allDigits(decimal);
  return text.includes('.') ? text.replace(/\.?0+$/u, '') : text;
}

function allDigits({ digits, scale }: Decimal): string {
  const sign = digits < 0n ? '-' : '';
  const text = String(digits < 0n ? -digits : digits).padStart(scale + 1, '0');
  const whole = text.slice(0, text.length - scale);
  return sign + whole + (scale === 0 ? '' : `.${text.slice(-scale)}`);
}

function digitsAt({ digits, scale }: Decimal, wanted: number): bigint {
  return digits * 10n ** BigInt(wanted - scale);
}

export function addDecimals(left: Decimal, right: Decimal): Decimal {
  const scale = Math.max(left.scale, right.scale);
  return { digits: digitsAt(left, scale) + digitsAt(right, scale), scale };
}

export function negateDecimal({ digits, scale }: Decimal): Decimal {
  return { digits: -digits, scale };
}

export function multiplyDecimals(left: Decimal, right: Decimal): Decimal {
  return { digits: left.digits * right.digits, scale: left.scale + right.scale };
}

/** Rounds half away from zero, as people do. */
function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const isNegative = dividend < 0n !== divisor < 0n;
  const above = dividend < 0n ? -dividend : dividend;
  const below = divisor < 0n ? -divisor : divisor;
  const rounded = (2n * above + below) / (2n * below);
  return isNegative ? -rounded : rounded;
}

/** Null when it divides by zero. */
export function divideDecimals(left: Decimal, right: Decimal): Decimal | null {
  if (right.digits === 0n) return null;
  const scale = QUOTIENT_SCALE + Math.max(left.scale, right.scale);
  const dividend = digitsAt(left, scale + right.scale);
  return { digits: divideRounded(dividend, right.digits), scale };
}

export function compareExact(left: Decimal, right: Decimal): number {
  const { digits } = addDecimals(left, negateDecimal(right));
  return digits === 0n ? 0 : digits < 0n ? -1 : 1;
}

/** Compares two plain decimals exactly, whatever their size. What is none counts as nothing. */
export function compareDecimals(left: string, right: string): number {
  return compareExact(toDecimal(left) ?? NOTHING, toDecimal(right) ?? NOTHING);
}

/** Rounds a plain decimal, half away from zero: ('-1.005', 2) → '-1.01'. */
export function roundDecimal(decimal: string, decimals: number): string {
  const exact = toDecimal(decimal) ?? NOTHING;
  const digits =
    exact.scale <= decimals
      ? digitsAt(exact, decimals)
      : divideRounded(exact.digits, 10n ** BigInt(exact.scale - decimals));
  return allDigits({ digits, scale: decimals });
}

/** Without the zeros that say nothing: '12.50' → '12.5'. */
export function trimDecimal(decimal: string): string {
  return fromDecimal(toDecimal(decimal) ?? NOTHING);
}
