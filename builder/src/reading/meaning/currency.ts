import { wordTable } from '../../language/word-table';
import { currencyOf } from '../../words/units';

/** Money whose country has to be said, and some that the list of units does not know. */
const OF_COUNTRIES = wordTable<RegExp>({
  AUD: /^(?:australian|aussie) dollars?$/,
  CAD: /^canadian dollars?$/,
  NZD: /^(?:new zealand|nz|kiwi) dollars?$/,
  SGD: /^singapore dollars?$/,
  HKD: /^(?:hkd|hk\$|hong kong dollars?)$/,
  SEK: /^swedish (?:krona|kronor|crowns?)$/,
  DKK: /^danish (?:krone|kroner|crowns?)$/,
  NOK: /^norwegian (?:krone|kroner|crowns?)$/,
  CZK: /^czech (?:koruna|crowns?)$/,
  CHF: /^(?:swiss )?(?:francs?|franken|fr\.)$/,
  USD: /^(?:us|u\.s|american) dollars?$/,
  GBP: /^(?:british |english |uk )?(?:pounds?|pounds? sterling|pounds and pence)$/,
  MXN: /^mexican pesos?$/,
  TRY: /^turkish lira$/,
  BRL: /^brazilian (?:reais|real)$/,
  PLN: /^polish (?:zloty|zlotys|złoty)$/,
  INR: /^indian rupees?$/,
  JPY: /^japanese yen$/,
  CNY: /^chinese (?:yuan|renminbi)$/,
  ZAR: /^south african rand$/,
  HUF: /^hungarian forints?$/,
});

/** The currency that words mean, in ISO 4217: 'euros', '£', 'Swedish kronor'. */
export function currencyIn(text: string): string | undefined {
  const words = text.toLowerCase().replace(/\s*([$£€¥₹₺₪₩])\s*/g, '$1');
  const [code] = Object.entries(OF_COUNTRIES).find(([, pattern]) => pattern.test(words)) ?? [];
  return code ?? currencyOf(words === 'euros and cents' ? 'euros' : words);
}
