/** CSS colour names that people say, and some that they say instead of a CSS name. */
const NAMED =
  'aqua 00ffff,aquamarine 7fffd4,azure 1e88e5,beige c8ad7f,black 1c1a22,blue 1d5fbf,blueviolet 8a2be2,brown 8b5a2b,burlywood deb887,cadetblue 5f9ea0,chartreuse 7fff00,chocolate d2691e,coral ff7f50,cornflowerblue 6495ed,crimson dc143c,cyan 00bcd4,darkblue 00008b,darkcyan 008b8b,darkgoldenrod b8860b,darkgray 595959,darkgreen 006400,darkgrey 595959,darkkhaki bdb76b,darkmagenta 8b008b,darkolivegreen 556b2f,darkorange ff8c00,darkorchid 9932cc,darkpurple 4a148c,darkred 8b0000,darksalmon e9967a,darkseagreen 8fbc8f,darkslateblue 483d8b,darkslategray 2f4f4f,darkturquoise 00ced1,darkviolet 9400d3,deeppink ff1493,deepskyblue 00bfff,dimgray 696969,dodgerblue 1e90ff,firebrick b22222,forestgreen 228b22,forest 228b22,fuchsia ff00ff,gold d4a017,goldenrod daa520,gray 6b7280,grey 6b7280,green 1b7a4b,greenyellow adff2f,hotpink ff69b4,indianred cd5c5c,indigo 4b0082,ivory d9cfae,khaki c3b091,lavender 9b7fd4,lawngreen 7cfc00,lightblue 5aa9e6,lightcoral f08080,lightgreen 5cbf6a,lightpink ffb6c1,lightsalmon ffa07a,lightseagreen 20b2aa,lightskyblue 87cefa,lightsteelblue b0c4de,lightpurple b388eb,lime 65a30d,limegreen 32cd32,magenta d500a5,maroon 800000,mediumblue 0000cd,mediumorchid ba55d3,mediumpurple 9370db,mediumseagreen 3cb371,mediumslateblue 7b68ee,mediumturquoise 48d1cc,mediumvioletred c71585,midnightblue 191970,midnight 191970,mint 3eb489,mustard c99700,navy 001f5b,navyblue 001f5b,olive 6b7000,olivedrab 6b8e23,orange e8710a,orangered ff4500,orchid da70d6,palegreen 98fb98,paleturquoise afeeee,palevioletred db7093,peach f4845f,peachpuff ffdab9,peru cd853f,pink d6337f,plum 8e4585,powderblue b0e0e6,purple 7b2cbf,rebeccapurple 663399,red c62828,rose e11d48,rosybrown bc8f8f,royalblue 4169e1,saddlebrown 8b4513,salmon fa8072,sandybrown f4a460,scarlet d32f2f,seagreen 2e8b57,sienna a0522d,silver 9aa0a6,skyblue 3a9bdc,sky 3a9bdc,slateblue 6a5acd,slategray 708090,slate 64748b,springgreen 00c853,steelblue 4682b4,tan b08d57,teal 008080,terracotta c8553d,thistle d8bfd8,tomato ff6347,turquoise 1fa79a,violet 8b3fd9,wheat d1b073,white f5f5f5,yellow d9a800,yellowgreen 9acd32,burgundy 800020,wine 722f37,amber ff8f00,emerald 10914f,ruby 9b111e,sapphire 0f52ba,lilac a77bca,mauve a26ea1,charcoal 36454f,bronze a97142,copper b87333,ochre cc7722,rust b7410e,sage 7d9b76,cherry c2185b,raspberry d81b60,cobalt 0047ab,ultramarine 3f00ff,petrol 005f6a,jade 00a86b,apricot e58e4a,cream c9b27c,sand b59b6a,aubergine 580f41,lemon d9b500';

const COLOURS = new Map(
  NAMED.split(',').map((row): [string, string] => {
    const [name = '', hex = ''] = row.split(' ');
    return [name, `#${hex}`];
  }),
);

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
