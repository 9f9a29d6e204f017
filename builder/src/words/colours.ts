import { COLOUR_NAMES } from './lists/colours';

/** A map, not an object: 'constructor' is a word that people write, and no key of ours. */
const COLOURS: ReadonlyMap<string, string> = new Map(Object.entries(COLOUR_NAMES));

/** The colour that a text consists of, as `#rrggbb`: '#F80', '#ff8800', 'green', 'dark blue', 'bright red'. */
export function colourOf(text: string): string | undefined {
  const word = text.trim().toLowerCase();
  const hex = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/.exec(word);
  if (hex?.[1] && (word.startsWith('#') || /\d/.test(word))) return longHex(hex[1]);
  const joined = word.replace(/[^a-z]/g, '');
  const base = word.replace(
    /^(?:a |an |the |nice |bright |vivid |deep |pale |soft |warm |cool |rich |strong |pastel |bold )+/,
    '',
  );
  return (
    COLOURS.get(joined) ??
    COLOURS.get(base.replace(/[^a-z]/g, '')) ??
    COLOURS.get(base.split(' ').pop() === 'ish' ? '' : base.replace(/ish$/, ''))
  );
}

function longHex(hex: string): string {
  return `#${hex.length === 3 ? hex.replace(/./g, '$&$&') : hex}`;
}
