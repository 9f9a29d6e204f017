import type { ApplicationModel } from '@tessera/shared/contracts';
import { currencyOf } from '../../words/units';

/** The currency that people speak of anywhere in a prompt: '50 €', 'the deposit is in euros'. */

const WORDS = /[$€£¥₹₺₪₩₦฿]|\p{L}+/gu;
/** Before these, or in them, a word of money is none: 'the euro 2028 sweepstake'. */
const NO_MONEY = /\beuro (?=20\d\d|cup|league|final)|\beuro(?:vision|star)/giu;

/** The only one that is named; undefined where there are none or several. */
export function currencySaid(text: string): string | undefined {
  const words = text.replace(NO_MONEY, ' ').match(WORDS) ?? [];
  const found = new Set(words.flatMap((word) => currencyOf(word, true) ?? []));
  const [only, other] = found;
  return other === undefined ? only : undefined;
}

/** The application in the currency that its prompt speaks of, where no field says another. */
export function withCurrency(model: ApplicationModel, text: string, usual: string): ApplicationModel {
  const currency = model.format.currency === usual ? currencySaid(text) : undefined;
  return currency === undefined ? model : { ...model, format: { ...model.format, currency } };
}
