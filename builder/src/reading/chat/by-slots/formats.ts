import type { Token } from '../../../language/token';
import { titleCase } from '../../../words/casing';
import { shorten } from '../../../words/text';
import { wordTable } from '../../../language/word-table';
import { currencyIn } from '../../meaning/currency';
import { wordsOf } from '../../rule';
import type { SlotReading } from './slots';

/** What an application is called, its money and its week. */

const DAYS = wordTable<'monday' | 'saturday' | 'sunday'>({
  monday: 'monday',
  mondays: 'monday',
  mon: 'monday',
  lunes: 'monday',
  montag: 'monday',
  lundi: 'monday',
  saturday: 'saturday',
  saturdays: 'saturday',
  sat: 'saturday',
  samstag: 'saturday',
  samedi: 'saturday',
  sunday: 'sunday',
  sundays: 'sunday',
  sun: 'sunday',
  domingo: 'sunday',
  sonntag: 'sunday',
  dimanche: 'sunday',
});

/** The day that is named, of one only: 'Monday, not Sunday' is left to the rules, which know of 'not'. */
const week: SlotReading = (slots, tokens, world) => {
  const said = slots.all('v', 'n').flat();
  const words = (said.length > 0 ? said : tokens).flatMap(({ key }) => key.split('-'));
  const days = new Set(words.map((word) => DAYS[word]).filter((day) => day !== undefined));
  const [weekStart] = days;
  if (weekStart === undefined || days.size > 1) return undefined;
  return world.model.format.weekStart === weekStart
    ? { already: 'Weeks begin so already' }
    : { operations: [{ kind: 'setWeekStart', weekStart }] };
};

/** Money of one country only that the list of units does not name. */
const MONEY = wordTable<string>({
  lari: 'GEL',
  dram: 'AMD',
  drams: 'AMD',
  hryvnia: 'UAH',
  baht: 'THB',
  naira: 'NGN',
  cedi: 'GHS',
  cedis: 'GHS',
  ringgit: 'MYR',
  dong: 'VND',
  taka: 'BDT',
  tenge: 'KZT',
  shekel: 'ILS',
  shekels: 'ILS',
  lev: 'BGN',
  leva: 'BGN',
  lei: 'RON',
  forints: 'HUF',
  quid: 'GBP',
  sterling: 'GBP',
  bucks: 'USD',
});

const currency: SlotReading = (slots, tokens, world) => {
  // 'kr, not $': the money that is not wanted is a slot too.
  const isDenied = tokens.some(({ tag, key }) => tag === 'not' || /^(?:instead|than|from|no)$/.test(key));
  const all = slots.all('v');
  const [words = []] = all;
  if (isDenied && all.length > 1) return undefined;
  const text = wordsOf(words).toLowerCase().replace(/\.$/, '');
  const code = currencyIn(text) ?? MONEY[text];
  if (code === undefined) return undefined;
  return code === world.model.format.currency
    ? { already: `Amounts are in ${code} already` }
    : { operations: [{ kind: 'setCurrency', currency: code }] };
};

/** As it is written, with the end of “St Mary's” where it belongs. */
const nameOf = (words: readonly Token[]): string =>
  wordsOf(words)
    .replace(/^["'“]|["'”.!,;:]+$/g, '')
    .replace(/\s+(['’])\s*s\b/g, '$1s')
    .trim();

const title: SlotReading = (slots, _tokens, world) => {
  const [words, more] = slots.all('n');
  const text = words && !more ? nameOf(words) : '';
  if (!/[\p{L}\p{N}]/u.test(text)) return undefined;
  const name = shorten(text === text.toLowerCase() ? titleCase(text) : text, 60);
  return name === world.model.title
    ? { already: `It is called ${name} already` }
    : { operations: [{ kind: 'setTitle', title: name }] };
};

export const FORMATS = { week, currency, title } as const;
