/**
 * Reads a number as people write it: '12', '1,200.50', '1.200,50', '1 200', '12,5', '−3'.
 * Gives the exact digits as a plain decimal ('1200.50'), or null when it is not one number.
 * One comma before exactly three digits groups thousands; otherwise it is the decimal sign.
 */
export function parseDecimal(text: string): string | null {
  const compact = text.replace(/[\s\u00a0\u202f'’_]/gu, '').replace(/^[\u2212–]/u, '-');
  const sign = compact.startsWith('-') ? '-' : '';
  const digits = compact.replace(/^[-+]/u, '');
  const plain = withoutGroups(digits);
  if (plain === null || !/^(?:\d+\.?\d*|\.\d+)$/u.test(plain)) return null;
  const [whole = '', fraction = ''] = plain.split('.');
  const trimmed = whole.replace(/^0+(?=\d)/u, '') || '0';
  const isZero = /^0*$/u.test(whole + fraction);
  return (isZero ? '' : sign) + trimmed + (fraction === '' ? '' : `.${fraction}`);
}

function withoutGroups(digits: string): string | null {
  const comma = digits.lastIndexOf(',');
  const dot = digits.lastIndexOf('.');
  if (comma !== -1 && dot !== -1) return withBothSigns(digits, comma > dot ? ',' : '.');
  const sign = comma === -1 ? '.' : ',';
  const isOnce = digits.indexOf(sign) === digits.lastIndexOf(sign);
  // One dot is always the decimal sign; one comma only when it does not group.
  if (sign === '.' && isOnce) return digits;
  if (isGrouped(digits, sign)) return digits.replaceAll(sign, '');
  return isOnce ? digits.replace(sign, '.') : null;
}

function withBothSigns(digits: string, decimalSign: ',' | '.'): string | null {
  const groupSign = decimalSign === ',' ? '.' : ',';
  const [whole = '', fraction = '', ...more] = digits.split(decimalSign);
  if (more.length > 0 || !isGrouped(whole, groupSign)) return null;
  return `${whole.replaceAll(groupSign, '')}.${fraction}`;
}

function isGrouped(digits: string, sign: ',' | '.'): boolean {
  return (sign === ',' ? /^[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}$/u : /^[1-9]\d{0,2}(?:\.\d{3})+$/u).test(digits);
}

/** Cuts or fills the decimals: ('12.5', 2) → '12.50'. Null when digits other than zero would be lost. */
export function toScale(decimal: string, decimals: number): string | null {
  const [whole = '0', fraction = ''] = decimal.split('.');
  if (/[1-9]/u.test(fraction.slice(decimals))) return null;
  const kept = fraction.slice(0, decimals).padEnd(decimals, '0');
  return decimals === 0 ? whole : `${whole}.${kept}`;
}

/** Rounds a plain decimal, half away from zero: ('-1.005', 2) → '-1.01'. */
export function roundDecimal(decimal: string, decimals: number): string {
  const isNegative = decimal.startsWith('-');
  const size = isNegative ? decimal.slice(1) : decimal;
  const scale = Math.max(decimals, fractionOf(size).length);
  const unit = 10n ** BigInt(scale - decimals);
  const rounded = (toInteger(size, scale) + unit / 2n) / unit;
  const digits = String(rounded).padStart(decimals + 1, '0');
  const text = decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  return isNegative && rounded !== 0n ? `-${text}` : text;
}

/** Without the zeros that say nothing: '12.50' → '12.5'. */
export function trimDecimal(decimal: string): string {
  const text = decimal.includes('.') ? decimal.replace(/\.?0+$/u, '') : decimal;
  return text === '-0' ? '0' : text;
}

/** Compares two plain decimals exactly, whatever their size. */
export function compareDecimals(left: string, right: string): number {
  const scale = Math.max(fractionOf(left).length, fractionOf(right).length);
  const difference = toInteger(left, scale) - toInteger(right, scale);
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

/** Whether the text is a plain decimal as money is stored. */
export function isDecimal(text: string): text is `${number}` {
  return /^-?\d+(?:\.\d+)?$/u.test(text);
}

function fractionOf(decimal: string): string {
  return decimal.split('.')[1] ?? '';
}

function toInteger(decimal: string, scale: number): bigint {
  const [whole = '0'] = decimal.split('.');
  return BigInt(whole + fractionOf(decimal).padEnd(scale, '0'));
}
