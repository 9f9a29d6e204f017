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
