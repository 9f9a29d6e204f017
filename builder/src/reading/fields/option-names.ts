import { wordList } from '../../language/word-list';
import { sentenceCase } from '../../words/casing';

/** What a field is called of which only the answers are said, where the answers tell it. */
const TOLD: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    'Status',
    wordList(`
      accepted active applied approved archived arrived assigned available blocked booked cancelled cleaning closed
      completed confirmed declined delivered done draft expired failed finished fixed fixing idea invoiced late lost
      merged open opened ordered packed paid passed paused pending planned posted printed promised published quoted
      ready received rejected repaired requested reserved returned running sent shipped signed sold started stopped
      submitted taken testing todo unsold urgent waiting wanted withdrawn won
    `),
  ],
  ['Payment', wordList('bank card cash cheque check invoice paypal transfer voucher')],
  [
    'How often',
    wordList(
      'always daily fortnightly hourly monthly never quarterly seldom sometimes weekdays weekly yearly',
    ),
  ],
  ['Sex', wordList('boy cock doe buck ewe female f gelding girl hen male mare m ram stallion tom wether')],
  ['Condition', wordList('broken damaged excellent fair fine good mint new perfect poor used worn')],
  ['Season', wordList('autumn fall spring summer winter')],
  ['Side', wordList('left right')],
  ['Time of day', wordList('afternoon am evening midday morning night noon pm')],
  ['Priority', wordList('high later low medium normal now urgent')],
  ['Weather', wordList('cloudy dry foggy grey hot rain rainy snow snowy sun sunny windy')],
  ['Size', wordList('big l large m medium s small tiny xl xs xxl')],
  ['Weekday', wordList('friday monday saturday sunday thursday tuesday wednesday')],
]);
/** Answers of any field: they neither tell what it is nor speak against it. */
const NEUTRAL = wordList('both either neither none other unknown');
/** What half of the answers tell; the others only tell it together: 'left, right, bottle' is no side. */
const TOLD_BY_HALF = wordList('Status Payment Condition');
const LONGEST = 40;

/** 'Won or lost', but 'A or B'. */
const lowerStart = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.slice(0, 1).toLowerCase() + text.slice(1) : text;

/** A name made of the answers alone: 'Status' where half of them say how far something is, else the answers themselves. */
export function nameOfOptions(options: readonly string[]): string {
  const words = options.map((option) => option.toLowerCase());
  for (const [name, known] of TOLD) {
    const hits = words.filter((option) => known.has(option)).length;
    const least = TOLD_BY_HALF.has(name)
      ? words.length / 2
      : words.filter((option) => !NEUTRAL.has(option)).length;
    if (hits >= least && hits >= 2) return name;
  }
  let name = options[0] ?? '';
  for (const option of options.slice(1)) {
    if (name.length + option.length > LONGEST) break;
    name += ` / ${option}`;
  }
  const [one = '', other = ''] = options;
  if (options.length === 2 && one.length + other.length < LONGEST)
    return sentenceCase(`${one} or ${lowerStart(other)}`);
  return sentenceCase(name);
}
