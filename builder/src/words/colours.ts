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

/** Finds the first colour in a text: a hex code, or one or two words that name one. */
export function findColour(text: string): { readonly hex: string; readonly words: string } | undefined {
  const hex = /#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/i.exec(text);
  if (hex) return { hex: longHex(hex[0].slice(1).toLowerCase()), words: hex[0] };
  const words = text.match(/[a-z]+/gi) ?? [];
  for (const size of [2, 1]) {
    for (let start = 0; start + size <= words.length; start += 1) {
      const candidate = words.slice(start, start + size).join(' ');
      const found = COLOURS.get(candidate.toLowerCase().replace(' ', ''));
      if (found) return { hex: found, words: candidate };
    }
  }
  return undefined;
}
