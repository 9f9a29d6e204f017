/** A picture of a failed check as it is drawn: pixels of its longer side, and letters of its data address. */
export const PICTURE_BOUNDS = { longestSide: 800, mostLetters: 200 * 1024 };
/** Of a screen whose pixels are larger or smaller than the page's, a few more. */
const LONGEST_SIDE = PICTURE_BOUNDS.longestSide + 200;
const START = '\xff\xd8';
/** Where the size stands: of a picture that is drawn from top to bottom, or ever sharper. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
/** Tables, restarts, applications' own and comments: what may stand before it. */
const BEFORE_FRAME = new Set([
  0xc4,
  0xdb,
  0xdd,
  0xfe,
  ...Array.from({ length: 16 }, (_, place) => 0xe0 + place),
]);

/**
 * Whether this is a JPEG of as many pixels as a picture of a check has. 200 bytes may claim 20,000 by 20,000 of them, which
 * takes a browser gigabytes to show.
 */
export function isSmallJpeg(address: string): boolean {
  const bytes = atob(address.slice(address.indexOf(',') + 1));
  const byte = (place: number) => bytes.charCodeAt(place);
  const word = (place: number) => byte(place) * 256 + byte(place + 1);
  if (!bytes.startsWith(START)) return false;
  let place = START.length;
  while (byte(place) === 0xff && BEFORE_FRAME.has(byte(place + 1))) place += 2 + word(place + 2);
  if (byte(place) !== 0xff || !FRAMES.has(byte(place + 1))) return false;
  const isFine = (side: number) => side > 0 && side <= LONGEST_SIDE;
  return isFine(word(place + 5)) && isFine(word(place + 7));
}
