/** 'S, M, L, XL' are sizes, although m and l are units too. */
export const SIZES = /^(?:(?:X*[SML]|\d?XL|[A-F]\d?)(?:\s*[,/]\s*(?:or |and )?|\s+or\s+|$)){2,}$/;

/** 'A to F', 'S-XL' → every letter or size between. */
export function letterRange(text: string): string[] | undefined {
  const [, first, last] = /^\s*(X?[A-Z]|XS)\s*(?:to|-)\s*([A-Z]|X{1,3}L)\s*$/.exec(text) ?? [];
  if (!first || !last) return undefined;
  const sizes = 'XS,S,M,L,XL,XXL,XXXL'.split(',');
  const row = sizes.includes(first) && sizes.includes(last) ? sizes : 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
  const [from, to] = [row.indexOf(first), row.indexOf(last)];
  return from >= 0 && to > from ? row.slice(from, to + 1) : undefined;
}

const WEEK = 'Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday'.split(',');

/** 'Monday to Friday' → the five days. */
export function weekdays(text: string): string[] | undefined {
  const [, first, last] =
    /^(\w+?day|mon|sun)\s*(?:to|-|through|until)\s*(\w+?day|fri|sat|sun)$/i.exec(text) ?? [];
  const at = (day: string | undefined) =>
    WEEK.findIndex((name) => day !== undefined && name.toLowerCase().startsWith(day.toLowerCase()));
  const [from, to] = [at(first), at(last)];
  return from >= 0 && to > from ? WEEK.slice(from, to + 1) : undefined;
}
