/** Hues that differ at a glance. */
const HUES = [12, 38, 92, 152, 188, 214, 262, 320];

/** A small picture for a word, always the same: its first letter on a colour of its own. */
export function drawPicture(word: string): string {
  if (word.startsWith('data:')) return word;
  const letters = Array.from(word.trim());
  const sum = letters.reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  const hue = HUES[sum % HUES.length] ?? 0;
  const letter = (letters[0] ?? '').toUpperCase().replace(/[<>&"]/gu, '');
  const drawing = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120">',
    `<rect width="160" height="120" fill="hsl(${String(hue)} 45% 82%)"/>`,
    `<circle cx="118" cy="34" r="22" fill="hsl(${String(hue)} 55% 70%)"/>`,
    `<path d="M0 120V84l44-34 40 32 32-20 44 34v24z" fill="hsl(${String(hue)} 40% 58%)"/>`,
    `<text x="16" y="44" font-family="sans-serif" font-size="34" fill="hsl(${String(hue)} 45% 28%)">${letter}</text>`,
    '</svg>',
  ].join('');
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}
