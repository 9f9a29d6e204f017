/** Hues that differ at a glance. */
const HUES = [12, 38, 92, 152, 188, 214, 262, 320];
const COLUMNS = 8;
const ROWS = 6;
const TILE = 20;

/** A small picture for a word, always the same: tiles in shades of a colour of its own. */
export function drawPicture(word: string): string {
  if (word.startsWith('data:')) return word;
  const letters = Array.from(word.trim());
  let seed = letters.reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7);
  const next = (size: number) => {
    seed = (seed * 75 + 74) % 65_537;
    return seed % size;
  };
  const hue = HUES[next(HUES.length)] ?? 0;
  // Two slow waves across the tiles: neighbours resemble each other, as stones of a mosaic do.
  const [tilt, bend, shift] = [next(7) - 3, next(5) + 2, next(12)];
  const tiles = Array.from({ length: COLUMNS * ROWS }, (_, place) => {
    const [x, y] = [place % COLUMNS, Math.floor(place / COLUMNS)];
    const wave = Math.sin((x * bend + y * tilt + shift) / 4) + Math.cos((y * bend - x * tilt) / 5);
    const light = Math.round(72 + wave * 9 + next(5));
    const own = hue + (next(9) === 0 ? 40 : Math.round(wave * 8));
    return `<rect x="${String(x * TILE)}" y="${String(y * TILE)}" width="19" height="19" rx="2" fill="hsl(${String(own)} 46% ${String(light)}%)"/>`;
  });
  const drawing = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(COLUMNS * TILE - 1)} ${String(ROWS * TILE - 1)}">`,
    `<rect width="160" height="120" fill="hsl(${String(hue)} 40% 88%)"/>`,
    ...tiles,
    '</svg>',
  ].join('');
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}
