import { createContext } from 'react';

/**
 * What sets the part of one list apart in an address where a page has several: `orders.q=milk` is the search of the list
 * that is called orders. '' is the only list of its page, whose part is the whole: `q=milk`.
 */
export const ListNameContext = createContext('');

const SIGN = '.';

/**
 * The part of an address that a list is about. Where no list has a part of its own they all read the whole: addresses
 * from when lists shared one still say what they said.
 */
export function partOfAddress(address: URLSearchParams, list: string): URLSearchParams {
  const isParted = [...address.keys()].some((key) => key.includes(SIGN));
  if (list === '' || !isParted) return address;
  const start = list + SIGN;
  const own = [...address].filter(([key]) => key.startsWith(start));
  return new URLSearchParams(own.map(([key, value]) => [key.slice(start.length), value]));
}

/** The address with another part for one list; those of the others stay. */
export function withPart(address: URLSearchParams, list: string, part: URLSearchParams): URLSearchParams {
  if (list === '') return part;
  const start = list + SIGN;
  const others = [...address].filter(([key]) => key.includes(SIGN) && !key.startsWith(start));
  const own = [...part].map(([key, value]) => [start + key, value]);
  return new URLSearchParams([...others, ...own]);
}
